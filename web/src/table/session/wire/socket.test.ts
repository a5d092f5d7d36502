import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SocketMessage } from "../../../server/wire";
import { TableSocket } from "./socket";

/** The server's end of a line that can be dead without saying so. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: string[] = [];
  readonly close = vi.fn();
  isAnswering = true;
  constructor() {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) ?? new FakeSocket();
  }
  send(text: string): void {
    this.sent.push(text);
    if (text === "ping" && this.isAnswering) this.says({ type: "pong" });
  }
  says(message: SocketMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  get commands(): string[] {
    return this.sent.filter((text) => text !== "ping");
  }
}

const events: Record<string, () => void> = {};
const listener = { heard: vi.fn(), connected: vi.fn(), unopened: vi.fn() };
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  Object.values(listener).forEach((each) => each.mockClear());
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", (name: string, act: () => void) => (events[name] = act));
  socket = new TableSocket("t", listener);
  FakeSocket.last.opens();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const undo = { type: "undo", version: 3, seat: null, whole_turn: false } as const;

test("a line that answers is left alone", () => {
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(listener.connected.mock.calls).toEqual([[true]]);
});

test("a line that swallows everything is noticed within three seconds and not waited for", () => {
  const dead = FakeSocket.last;
  dead.isAnswering = false;
  vi.advanceTimersByTime(3000);
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  expect(dead.close).toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(FakeSocket.last).not.toBe(dead);
  FakeSocket.last.opens();
  expect(listener.connected).toHaveBeenLastCalledWith(true);
  dead.says({ type: "reload" }); // what comes too late on the old line is not listened to
  expect(listener.heard).not.toHaveBeenCalledWith({ type: "reload" });
});

test("a command on a dead line is sent again on the next one, once, under the same id", async () => {
  const dead = FakeSocket.last;
  dead.isAnswering = false;
  const done = socket.send(undo);
  vi.advanceTimersByTime(3000);
  const kept = socket.send({ ...undo, version: 4 }); // while there is no line at all
  vi.advanceTimersByTime(1);
  FakeSocket.last.opens();
  expect(FakeSocket.last.commands).toHaveLength(2);
  expect(FakeSocket.last.commands[0]).toBe(dead.commands[0]);
  for (const text of FakeSocket.last.commands) {
    const { id, version } = JSON.parse(text) as { id: string; version: number };
    FakeSocket.last.says({ type: "done", id, version });
  }
  expect(await Promise.all([done, kept])).toEqual([3, 4]);
  FakeSocket.last.onclose?.();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.opens();
  expect(FakeSocket.last.commands).toEqual([]);
});

test("a socket that never opens is given up, later and later", () => {
  FakeSocket.last.onclose?.();
  for (let n = 0; n < 5; n++) vi.advanceTimersByTime(20_000);
  const tried = FakeSocket.all.length;
  expect(tried).toBeGreaterThan(5);
  expect(tried).toBeLessThan(20);
  FakeSocket.last.opens();
  expect(listener.connected).toHaveBeenLastCalledWith(true);
});

test("when the network comes or goes the line is tried at once", () => {
  vi.advanceTimersByTime(700);
  const before = FakeSocket.last;
  before.isAnswering = false;
  events["offline"]?.();
  expect(before.sent).toEqual(["ping"]);
  vi.advanceTimersByTime(1500);
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(1);
  FakeSocket.last.onclose?.(); // nobody there: wait, unless the network says that it is back
  const tried = FakeSocket.all.length;
  events["online"]?.();
  expect(FakeSocket.all).toHaveLength(tried + 1);
});

test("a page that nobody sees does not judge: its clock is slow", () => {
  FakeSocket.last.isAnswering = false;
  vi.stubGlobal("document", { ...document, visibilityState: "hidden" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
