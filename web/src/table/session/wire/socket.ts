/** The table's socket. It comes back by itself, a little later each time; commands that were not
 * answered are sent again, under the same id, so that each is carried out once.
 *
 * A line can be dead without saying so. While somebody looks, the server is asked for a sign of life
 * every beat; without one a new socket is opened, and the dead one is not waited for. */
import { Refused, requestId } from "../../../server/requests";
import { coordinates } from "../../../settings/coordinates.svelte";
import { language } from "../../../texts/language.svelte";
import type { SocketCommand, SocketMessage } from "../../../server/wire";

export const protocol = 4;

const soonest = 500;
const latest = 8000;
const beat = 1500; // a line is dead after two of them without a word
const patience = 2500; // for a socket to open, and more the longer it has been tried

export interface Listener {
  heard: (message: SocketMessage) => void;
  connected: (yes: boolean) => void;
  /** It could not even be opened: the server may say why. */
  unopened: () => void;
}

type Answer = { resolve: (version: number) => void; reject: (error: Error) => void };
type WithoutId<Command> = Command extends { id: string } ? Omit<Command, "id"> : never;
/** A command as the client gives it; the id comes here. */
export type Given = WithoutId<SocketCommand>;

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = soonest;
  #timer = 0;
  #beats = 0;
  /** Nothing was heard since the last ping. */
  #isSilent = false;
  #closed = false;
  /** Commands without an answer yet, in the order in which they were given. */
  #unanswered = new Map<string, Answer & { text: string }>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#look);
    addEventListener("offline", this.#look);
    document.addEventListener("visibilitychange", this.#look);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#look);
    removeEventListener("offline", this.#look);
    document.removeEventListener("visibilitychange", this.#look);
    if (this.#socket) this.#abandon(this.#socket);
  }

  /** Resolves with the version of the table that came of it; rejects with Refused. */
  send(given: Given): Promise<number> {
    const id = requestId();
    const text = JSON.stringify({ ...given, id });
    return new Promise((resolve, reject) => {
      this.#unanswered.set(id, { text, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Ask for the whole table. */
  sync(): void {
    this.#socket?.send(JSON.stringify({ type: "sync" }));
  }

  /** Say everything anew: with coordinates, or without. */
  speak(): void {
    const manner = { language: language.current, coordinates: coordinates.on };
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ type: "language", ...manner }));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const manner = `language=${language.current}&coordinates=${coordinates.on ? "on" : "off"}`;
    const path = `/api/tables/${this.table}/socket?protocol=${protocol}&${manner}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    this.#timer = window.setTimeout(() => this.#lost(socket, this.#wait), patience + this.#wait);
    let isOpen = false;
    socket.onopen = () => {
      isOpen = true;
      clearTimeout(this.#timer);
      this.#wait = soonest;
      this.listener.connected(true);
      for (const { text } of this.#unanswered.values()) socket.send(text);
      this.#isSilent = false;
      this.#beats = window.setInterval(() => this.#beat(socket), beat);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#isSilent = false;
      this.#heard(JSON.parse(data) as SocketMessage);
    };
    socket.onclose = () => {
      if (!isOpen) this.listener.unopened();
      this.#lost(socket, this.#wait);
    };
  }

  #heard(message: SocketMessage): void {
    if (message.type === "done" || message.type === "refused") {
      const answer = this.#unanswered.get(message.id);
      this.#unanswered.delete(message.id);
      if (message.type === "done") answer?.resolve(message.version);
      else answer?.reject(new Refused(message.problem));
    } else {
      if (message.type === "reload") this.close();
      this.listener.heard(message);
    }
  }

  /** Browsers slow the clocks of pages that nobody sees: there only the line is kept open. */
  #beat(socket: WebSocket): void {
    if (this.#isSilent && document.visibilityState !== "hidden") return this.#lost(socket, 0);
    this.#isSilent = true;
    socket.send("ping");
  }

  /** On with another socket, after a while; the old one may still take minutes to close. */
  #lost(socket: WebSocket, after: number): void {
    this.#abandon(socket);
    this.#socket = null;
    this.listener.connected(false);
    this.#timer = window.setTimeout(() => this.#open(), after);
    if (after > 0) this.#wait = Math.min(this.#wait * 2, latest);
  }

  #abandon(socket: WebSocket): void {
    clearInterval(this.#beats);
    clearTimeout(this.#timer);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The network or the person came or went: see at once whether the line still holds. */
  #look = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    const socket = this.#socket;
    if (!socket) {
      clearTimeout(this.#timer);
      this.#open();
    } else if (socket.readyState === WebSocket.OPEN) {
      clearInterval(this.#beats);
      this.#isSilent = false;
      this.#beat(socket);
      this.#beats = window.setInterval(() => this.#beat(socket), beat);
    }
  };
}
