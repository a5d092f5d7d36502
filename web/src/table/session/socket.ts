/** The table's socket. It comes back by itself, a little later each time; commands that were not
 * answered are sent again. */
import { Refused, requestId } from "../../server/requests";
import type { SocketCommand, SocketMessage } from "../../server/wire";

export const protocol = 2;

const soonest = 500;
const latest = 8000;
const silence = 25_000; // between two pings, so that nothing in between hangs up

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
  #pings = 0;
  #closed = false;
  /** Commands without an answer yet, in the order in which they were given. */
  #unanswered = new Map<string, Answer & { text: string }>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
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

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${this.table}/socket?protocol=${protocol}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    let isOpen = false;
    socket.onopen = () => {
      isOpen = true;
      this.#wait = soonest;
      this.listener.connected(true);
      for (const { text } of this.#unanswered.values()) socket.send(text);
      this.#pings = window.setInterval(() => socket.send("ping"), silence);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) =>
      this.#heard(JSON.parse(data) as SocketMessage);
    socket.onclose = () => {
      if (!isOpen && !this.#closed) this.listener.unopened();
      this.#retry(socket);
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

  #retry(socket: WebSocket): void {
    clearInterval(this.#pings);
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    this.listener.connected(false);
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, latest);
  }

  /** The network or the person is back: no need to wait. */
  #now = (): void => {
    if (this.#socket || this.#closed || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
