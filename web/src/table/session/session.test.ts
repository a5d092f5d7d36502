import { afterEach, beforeEach, expect, test, vi } from "vitest";
import recording from "../../games/heroes/moments.test.json";
import type { Moved, SocketMessage, Table } from "../../server/wire";
import { recorded, tableAt } from "../../testing/recorded";
import { Session } from "./session.svelte";

const game = recorded(recording);
const first = tableAt(game, 0);

/** The server's end of the socket. */
class FakeSocket {
  static last: FakeSocket;
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (): void => undefined;
  send = vi.fn();
  close = vi.fn();
  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  says(message: SocketMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

type Answer = { status?: number; body: unknown };
let answers: Record<string, Answer>;
let asked: { path: string; body: unknown }[];
let session: Session;

beforeEach(async () => {
  vi.useFakeTimers();
  answers = { "/api/tables/t": { body: first }, "/api/tables/t/chat": { body: [] } };
  asked = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string, sent: { body?: string } = {}) => {
    asked.push({ path, body: sent.body ? (JSON.parse(sent.body) as unknown) : null });
    const answer = answers[path];
    if (!answer) return Promise.reject(new TypeError("away"));
    const { status = 200, body } = answer;
    return Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) });
  });
  session = new Session("t");
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.onopen();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const moved = (index: number): Moved => {
  const { version, frame, choices, moves, ...table } = tableAt(game, index);
  const { result, can, thinking, clock } = table;
  const [line] = moves.slice(-1);
  if (!line) throw new Error("no move led there");
  return { type: "moved", version, line, frame, choices, result, can, thinking, clock };
};

test("the table is shown, and whoever is to move may move", () => {
  expect(session.table?.frame.at).toBe(first.frame.at);
  expect(session.myTurn).toBe(true);
  expect(session.steps.choices).toEqual(first.choices);
});

test("a move told by the server replaces position, choices and what was begun", () => {
  session.pick(first.choices[0]?.steps[0] ?? "");
  FakeSocket.last.says(moved(1));
  expect(session.table?.frame.at).toBe(first.frame.at + 1);
  expect(session.steps.choices).toEqual(game.moments[1]?.choices);
  expect(session.steps.picked).toEqual([]);
  expect(session.table?.moves).toHaveLength(first.moves.length + 1);
});

test("what is told twice, or late, changes nothing", () => {
  FakeSocket.last.says(moved(1));
  const after = session.table;
  FakeSocket.last.says(moved(1));
  FakeSocket.last.says({ type: "snapshot", table: first });
  expect(session.table).toBe(after);
});

test("after a gap the whole table is asked for", async () => {
  answers["/api/tables/t"] = { body: tableAt(game, 3) };
  FakeSocket.last.says(moved(3));
  expect(session.table?.frame.at).toBe(first.frame.at);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.table?.frame.at).toBe(first.frame.at + 3);
});

test("a move picked to its end is sent with the version it was made at", async () => {
  const choice = first.choices[0];
  answers["/api/tables/t/moves"] = { body: tableAt(game, 1) };
  for (const step of choice?.steps ?? []) session.pick(step);
  expect(session.steps.sending).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  const sent = asked.find(({ path }) => path === "/api/tables/t/moves");
  expect(sent?.body).toMatchObject({ move: choice?.move, version: first.version });
  expect(session.steps.sending).toBe(false);
  expect(session.table?.frame.at).toBe(first.frame.at + 1);
});

test("a refused move is a line by the board, and nothing stays picked", async () => {
  const message = { en: "not now", fr: "pas maintenant" };
  answers["/api/tables/t/moves"] = { status: 409, body: { error: "stale", message, rule: null } };
  for (const step of first.choices[0]?.steps ?? []) session.pick(step);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.note).toMatchObject({ kind: "refusal", text: message });
  expect(session.steps.picked).toEqual([]);
  expect(session.table?.version).toBe(first.version);
});

test("whoever only watches is told so", () => {
  const seats = first.seats.map((seat) => ({ ...seat, mine: false }));
  FakeSocket.last.says({ type: "snapshot", table: { ...first, version: 999, seats } as Table });
  session.pick("a1");
  expect(session.note?.kind).toBe("refusal");
  expect(asked.some(({ path }) => path.endsWith("/why"))).toBe(false);
});

test("a lost line is told, and comes back by itself", () => {
  const before = FakeSocket.last;
  before.onclose();
  expect(session.connected).toBe(false);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last).not.toBe(before);
  FakeSocket.last.onopen();
  expect(session.connected).toBe(true);
});

test("presence and thinking change only what they are about", () => {
  const { frame } = session.table ?? {};
  FakeSocket.last.says({ type: "thinking", seat: 1 });
  FakeSocket.last.says({ type: "presence", here: [1], watching: 4, can: first.can });
  expect(session.table).toMatchObject({ thinking: 1, watching: 4 });
  expect(session.table?.seats.map(({ here }) => here)).toEqual([false, true]);
  expect(session.table?.frame).toBe(frame);
});

test("looking back shows the past, the present stays; a move of others does not end it", async () => {
  FakeSocket.last.says(moved(1));
  answers[`/api/tables/t/positions/${first.frame.at}`] = { body: first.frame };
  session.lookAt(first.frame.at);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.frame?.at).toBe(first.frame.at);
  FakeSocket.last.says(moved(2));
  expect(session.frame?.at).toBe(first.frame.at);
  session.lookAt(null);
  expect(session.frame?.at).toBe(first.frame.at + 2);
});
