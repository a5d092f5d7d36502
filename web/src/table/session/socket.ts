/** The table's socket. It comes back by itself, a little later each time. */
import type { SocketMessage } from "../../server/wire";

const soonest = 500;
const latest = 8000;
const silence = 25_000; // between two pings, so that nothing in between hangs up

export interface Listener {
  heard: (message: SocketMessage) => void;
  connected: (yes: boolean) => void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = soonest;
  #timer = 0;
  #pings = 0;
  #closed = false;

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

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = soonest;
      this.listener.connected(true);
      this.#pings = window.setInterval(() => socket.send("ping"), silence);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as SocketMessage | { type: "pong" };
      if (message.type !== "pong") this.listener.heard(message);
    };
    socket.onclose = () => this.#retry(socket);
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
