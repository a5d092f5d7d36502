import { say, t } from "../../texts/language.svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import recording from "../../games/heroes/moments.test.json";
import { newer } from "../../server/newer.svelte";
import type { SocketMessage, Table } from "../../server/wire";
import { recorded, tableAt } from "../../testing/recorded";
import { turnEnd } from "../../settings/turnEnd.svelte";
import { Session } from "./session.svelte";

/** Loaded when it is needed, which is too late for a test. */
vi.mock("../../games", () => ({
  moduleOf: () => ({
    attempt: ([start]: string[], step: string) => (step ? `${start}-${step}` : null),
    echo: ({ steps }: { steps: string[] }) => ({ view: {}, at: steps }),
    weighed: ({ move }: { move: string }) => (move === special ? { title: {}, text: {} } : null),
    premoves: { canStart: () => mayPrepare, steps: 2 },
  }),
}));

/** A move that is to be understood before it is made. */
let special = "";
let mayPrepare = false;

const game = recorded(recording);
const first = tableAt(game, 0);

/** The server's end of the socket. */
class FakeSocket {
  static readonly OPEN = 1;
  readonly readyState = 1;
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = vi.fn();
  close = vi.fn();
  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  says(message: SocketMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

type Answer = { status?: number; body: unknown };
type Sent = { type: string; id: string; move?: string; version?: number };
let answers: Record<string, Answer>;
let asked: string[];
let session: Session;

const sent = (): Sent[] =>
  FakeSocket.last.send.mock.calls
    .map(([text]) => String(text))
    .filter((text) => text !== "ping")
    .map((text) => JSON.parse(text) as Sent);

beforeEach(() => {
  vi.useFakeTimers();
  answers = { "/api/tables/t/chat": { body: [] } };
  asked = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const answer = answers[path];
    if (!answer) return Promise.reject(new TypeError("away"));
    const { status = 200, body } = answer;
    return Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) });
  });
  session = new Session("t");
  FakeSocket.last.onopen?.();
  FakeSocket.last.says(snapshot(first));
});

afterEach(() => {
  session.close();
  mayPrepare = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const snapshot = (table: Table): SocketMessage => ({ type: "snapshot", protocol: 2, table });

/** What the server tells of a move: the position, what may be chosen, one line more. */
function delta(...indices: number[]): SocketMessage {
  const patches = indices.map((index) => {
    const { version, frame, choices, moves } = tableAt(game, index);
    const line = moves.slice(-1);
    return {
      version: [0, version],
      frame: [0, frame],
      choices: [0, choices],
      moves: [3, moves.length - 1, 0, line],
    };
  });
  return { type: "delta", patches };
}

test("the table is shown, and whoever is to move may move", () => {
  expect(session.table?.frame.at).toBe(first.frame.at);
  expect(session.myTurn).toBe(true);
  expect(session.steps.choices).toEqual(game.moments[0]?.choices);
});

test("a move told by the server replaces position, choices and what was begun", () => {
  session.pick(session.steps.choices[0]?.steps[0] ?? "");
  FakeSocket.last.says(delta(1));
  expect(session.table?.frame.at).toBe(first.frame.at + 1);
  expect(session.steps.choices).toEqual(game.moments[1]?.choices);
  expect(session.steps.picked).toEqual([]);
  expect(session.table?.moves).toHaveLength(first.moves.length + 1);
});

test("moves that come together are shown one by one, and told when they have been shown", () => {
  session.theatre.hasBoard = true;
  session.theatre.shown(first.frame.at);
  const [one, two, three] = [1, 2, 3].map((n) => first.frame.at + n);
  FakeSocket.last.says(delta(1, 2, 3));
  expect(session.staged?.at).toBe(one);
  session.theatre.shown(one ?? 0);
  expect([session.staged?.at, session.table?.moves.at(-1)?.at]).toEqual([two, one]);
  session.theatre.shown(two ?? 0);
  session.theatre.shown(three ?? 0);
  expect(session.table?.frame.at).toBe(three);
});

test("the same table told anew changes nothing", () => {
  const before = session.table;
  session.pick(session.steps.choices[0]?.steps[0] ?? "");
  FakeSocket.last.says(snapshot(structuredClone(first)));
  expect(session.table).toBe(before);
  expect(session.steps.picked).toHaveLength(1);
});

test("a patch that fits nothing: the whole table is asked for", () => {
  FakeSocket.last.says({ type: "delta", patches: [{ frame: { view: [2, { x: [0, 1] }] } }] });
  expect(sent()).toEqual([{ type: "sync" }]);
});

test("a move picked to its end is sent as it was offered, with the version it was made at", async () => {
  const choice = session.steps.choices[0];
  for (const step of choice?.steps ?? []) session.pick(step);
  expect(session.steps.sending).toBe(true);
  const [command] = sent();
  expect(command).toMatchObject({ type: "play", move: choice?.move, version: first.version });
  FakeSocket.last.says({ type: "done", id: command?.id ?? "", version: first.version + 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.steps.sending).toBe(true); // done, and not told yet
  FakeSocket.last.says(delta(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.steps.sending).toBe(false);
});

test("a refused move is a line by the board, and nothing stays picked", async () => {
  const message = "not now";
  for (const step of session.steps.choices[0]?.steps ?? []) session.pick(step);
  const problem = { error: "not_yours" as const, message, rule: null, table: null };
  FakeSocket.last.says({ type: "refused", id: sent()[0]?.id ?? "", status: 409, problem });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.notes.current).toMatchObject({ kind: "refusal", text: message });
  expect(session.steps.picked).toEqual([]);
  expect(session.table?.version).toBe(first.version);
});

test("before a move ends my turn I am asked, if I wish", async () => {
  turnEnd.isAsked = true;
  const choice = session.steps.choices[0];
  for (const step of choice?.steps ?? []) session.pick(step);
  expect(sent()[0]).toMatchObject({ type: "play", may_end_turn: false });
  const problem = {
    error: "ends_turn" as const,
    message: first.frame.asked,
    rule: null,
    table: null,
  };
  FakeSocket.last.says({ type: "refused", id: sent()[0]?.id ?? "", status: 409, problem });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.ending).toBe(choice?.move);
  expect(session.notes.current).toBeNull();
  expect(session.steps.picked).toEqual(choice?.steps); // it is still seen on the board
  session.endTurn();
  expect(sent()[1]).toMatchObject({ type: "play", move: choice?.move, may_end_turn: true });
  FakeSocket.last.says(delta(1));
  expect(session.ending).toBeNull();
  turnEnd.isAsked = false;
});

test("a move that would end my turn is let go by doing something else", () => {
  session.ending = "d1-d3";
  session.pick(session.steps.choices[0]?.steps[0] ?? "");
  expect(session.ending).toBeNull();
});

test("my move is drawn at once, and no longer when the server has confirmed or refused it", async () => {
  const choice = session.steps.choices[0];
  for (const step of choice?.steps ?? []) session.pick(step);
  expect(session.making.echo?.at).toEqual(choice?.steps);
  FakeSocket.last.says(delta(1));
  expect(session.making.echo).toBeNull();
  FakeSocket.last.says({ type: "done", id: sent()[0]?.id ?? "", version: first.version + 1 });
  await vi.advanceTimersByTimeAsync(0);
  const again = session.steps.choices[0];
  for (const step of again?.steps ?? []) session.pick(step);
  expect(session.making.echo?.at).toEqual(again?.steps);
  const message = "not now";
  const problem = { error: "not_yours" as const, message, rule: null, table: null };
  FakeSocket.last.says({ type: "refused", id: sent()[1]?.id ?? "", status: 409, problem });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.making.echo).toBeNull();
  expect(session.notes.current?.text).toEqual(message);
});

test("what has to be understood is asked before it is sent", () => {
  const choice = session.steps.choices[0];
  special = choice?.move ?? "";
  for (const step of choice?.steps ?? []) session.pick(step);
  expect([sent(), session.making.weighed?.move]).toEqual([[], special]);
  session.stay();
  expect([session.making.weighed, session.steps.picked]).toEqual([null, []]);
  for (const step of choice?.steps ?? []) session.pick(step);
  session.goAhead();
  expect(sent()).toMatchObject([{ type: "play", move: special }]);
  special = "";
});

test("who was warned of a mistake and goes on is not asked once more", () => {
  turnEnd.isAsked = true;
  const move = session.steps.choices[0]?.move ?? "";
  session.making.warn(move, { title: "sure?", text: "it loses a hero" });
  session.goAhead();
  expect(sent()).toMatchObject([{ type: "play", move, may_end_turn: true }]);
  turnEnd.isAsked = false;
});

/** One seat is mine, and the other one is to move. */
function waitForTheOther(): void {
  mayPrepare = true;
  const mine = 1 - (first.frame.by as number);
  const seats = first.seats.map((seat, i) => ({ ...seat, mine: i === mine }));
  FakeSocket.last.says(snapshot({ ...first, seats, choices: { forms: [], rows: [] } }));
}

test("a move prepared is sent once, the moment it is my turn", () => {
  waitForTheOther();
  const choice = game.moments[1]?.choices[0];
  for (const step of choice?.steps ?? []) session.pick(step);
  expect([session.premove.isWhole, sent()]).toEqual([true, []]);
  FakeSocket.last.says(delta(1));
  FakeSocket.last.says({ type: "delta", patches: [{ watching: [0, 3] }] });
  const version = first.version + 1;
  expect(sent()).toMatchObject([{ type: "play", move: choice?.move, version }]);
  expect(session.premove.steps).toEqual([]);
});

test("a move prepared that is not legal any more is dropped, and that is said", () => {
  waitForTheOther();
  session.pick("a1");
  session.pick("j10");
  FakeSocket.last.says(delta(1));
  expect(sent()).toEqual([]);
  expect(say(session.notes.current?.text ?? "")).toBe(t("premove.dropped"));
});

test("a move prepared is given up by touching the board again, and by going back", () => {
  waitForTheOther();
  for (const step of ["a1", "a2", "a3"]) session.pick(step);
  expect(session.premove.steps).toEqual([]);
  for (const step of game.moments[1]?.choices[0]?.steps ?? []) session.pick(step);
  const back = tableAt(game, 1);
  const moves = [...first.moves.slice(0, -1), { ...back.moves.at(-1), move: "another" }];
  const seats = first.seats.map((seat, i) => ({ ...seat, mine: i !== first.frame.by }));
  FakeSocket.last.says(snapshot({ ...back, seats, moves } as Table));
  expect([session.premove.steps, sent()]).toEqual([[], []]);
});

test("the turn is started over by one command", () => {
  void session.startOver();
  expect(sent()[0]).toMatchObject({ type: "undo", whole_turn: true });
});

test("a command without an answer is sent again on the next line, under the same id", async () => {
  void session.undo();
  const [before] = sent();
  FakeSocket.last.onclose?.();
  await vi.advanceTimersByTimeAsync(500);
  FakeSocket.last.onopen?.();
  expect(sent()).toEqual([before]);
});

test("whoever only watches is told so", () => {
  const seats = first.seats.map((seat) => ({ ...seat, mine: false }));
  FakeSocket.last.says(snapshot({ ...first, seats }));
  session.pick("a1");
  expect(session.notes.current?.kind).toBe("refusal");
  expect(asked.some((path) => path.endsWith("/why"))).toBe(false);
});

test("a lost line is told, and comes back by itself", () => {
  const before = FakeSocket.last;
  before.onclose?.();
  expect(session.connected).toBe(false);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last).not.toBe(before);
  FakeSocket.last.onopen?.();
  expect(session.connected).toBe(true);
});

test("who is there and who thinks changes only what it is about", () => {
  const { frame } = session.table ?? {};
  const patch = { thinking: [0, 1], watching: [0, 4], seats: [2, { 1: { here: [0, true] } }] };
  FakeSocket.last.says({ type: "delta", patches: [patch] });
  expect(session.table).toMatchObject({ thinking: 1, watching: 4 });
  expect(session.table?.seats.map(({ here }) => here)).toEqual([false, true]);
  expect(session.table?.frame).toBe(frame);
});

test("a line that cannot be opened: the server is asked why", async () => {
  answers["/api/tables/x"] = {
    status: 404,
    body: { error: "unknown", message: first.frame.asked },
  };
  const other = new Session("x");
  FakeSocket.last.onclose?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(other.problem?.error).toBe("unknown");
  other.close();
});

test("a server of another protocol: the page has to be loaded anew", () => {
  FakeSocket.last.says({ type: "reload" });
  expect(newer.isThere).toBe(true);
  newer.isThere = false;
});

/** A square to which nothing can go, and from which nothing can. */
const nowhere = (): string =>
  ["a1", "c3", "e5", "g7", "j10", "a5"].find(
    (square) => !session.steps.choices.some(({ steps }) => steps.includes(square)),
  ) ?? "";

/** Touch what cannot be. */
async function tryInVain(message: string): Promise<void> {
  answers["/api/tables/t/why"] = { body: { legal: false, message, rule: null } };
  session.pick(session.steps.choices[0]?.steps[0] ?? "");
  session.pick(nowhere());
  await vi.advanceTimersByTimeAsync(0);
}

test("why something cannot be is said, and goes with the next right thing", async () => {
  await tryInVain("too far");
  expect(session.notes.current?.text).toBe("too far");
  session.pick(session.steps.choices[0]?.steps[0] ?? "");
  expect(session.notes.current).toBeNull();
});

test("why something cannot be is not said any more once the right thing was done", async () => {
  answers["/api/tables/t/why"] = {
    body: { legal: false, message: "too far", rule: null },
  };
  session.pick(nowhere());
  session.pick(session.steps.choices[0]?.steps[0] ?? ""); // before the answer is there
  await vi.advanceTimersByTimeAsync(0);
  expect(session.notes.current).toBeNull();
});

test("what is asked is not said again as a refusal", async () => {
  await tryInVain(`this is no answer: ${first.frame.asked}`);
  expect(say(session.notes.current?.text ?? "")).toBe(t("refused.asked"));
});

/** Somebody else is to move, a person or a bot: what whoever touches the board is told. */
function touchedOutOfTurn(kind: "other" | "bot"): string {
  const seats = first.seats.map((seat) =>
    seat.seat === 1 ? { ...seat, kind, name: "Bo", mine: false } : seat,
  );
  FakeSocket.last.says(snapshot({ ...first, seats, frame: { ...first.frame, by: 1 } }));
  session.pick("z9");
  return say(session.notes.current?.text ?? "");
}

test("who is not to move is told whose turn it is, until the turn comes", () => {
  expect(touchedOutOfTurn("other")).toBe("It is Bo's turn.");
  FakeSocket.last.says(delta(1));
  expect(session.notes.current).toBeNull();
});

test("of a bot that is to move it is said that it thinks", () => {
  expect(touchedOutOfTurn("bot")).toBe("It is not your turn yet: Bo is thinking.");
});

test("what means nothing to the game is refused with a reason, too", async () => {
  session.pick("");
  await vi.advanceTimersByTimeAsync(0);
  expect(say(session.notes.current?.text ?? "")).toBe(t("refused.asked"));
});

test("trouble with the line is forgotten when it is back", async () => {
  await session.askHint(); // nobody answers
  expect(session.notes.current?.isTrouble).toBe(true);
  FakeSocket.last.onclose?.();
  vi.advanceTimersByTime(500);
  FakeSocket.last.onopen?.();
  expect(session.notes.current).toBeNull();
});

test("looking back shows the past, the present stays; a move of others does not end it", async () => {
  FakeSocket.last.says(delta(1));
  answers[`/api/tables/t/positions/${first.frame.at}`] = { body: first.frame };
  session.lookAt(first.frame.at);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.frame?.at).toBe(first.frame.at);
  FakeSocket.last.says(delta(2));
  expect(session.frame?.at).toBe(first.frame.at);
  session.lookAt(null);
  expect(session.frame?.at).toBe(first.frame.at + 2);
});
