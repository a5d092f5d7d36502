import { beforeEach, expect, test, vi } from "vitest";
import { say } from "../../texts/language.svelte";
import type { Table } from "../../server/wire";
import { Coach } from "./coach.svelte";

const known = new Set<string>();
let elsewhere: string | null = null;
const verdict = { mistake: true, text: "It gives a city away." };
const weigh = vi.fn(() => Promise.resolve(verdict));
vi.mock("../../learning/learned.svelte", () => ({
  learned: {
    isKnown: true,
    has: (what: string) => known.has(what),
    note: (what: string) => Promise.resolve(known.add(what)),
    chosen: () => elsewhere,
    choose: (_: string, what: string) => Promise.resolve((elsewhere = what)),
  },
}));
vi.mock("../../server/requests", () => ({
  introductions: () => Promise.resolve({ kinds: { "asked-move": "Move a piece." } }),
  weigh: () => weigh(),
}));
const { coaching } = await import("../../settings/coach.svelte");

const me = { mine: true, kind: "me" };
const bot = { mine: false, kind: "bot" };
const plain = { id: "t", game: "heroes", exercise: null, record_only: false, result: null };

function at(change: object = {}) {
  let table = {
    ...plain,
    version: 0,
    seats: [me, bot],
    frame: { kind: "asked-move" },
    ...change,
  } as unknown as Table;
  const coach = new Coach(
    () => table,
    () => true,
  );
  coach.follow();
  const becomes = (change: object) => {
    table = { ...table, ...change };
    coach.follow();
  };
  return { coach, becomes };
}

beforeEach(() => {
  known.clear();
  sessionStorage.removeItem("kurultai.warned.t");
  coaching.here = elsewhere = null;
  weigh.mockClear();
});

test("a first game against bots is coached, no other", () => {
  expect(at().coach.isOn).toBe(true);
  expect(at({ seats: [me, { mine: false, kind: "other" }] }).coach.isOn).toBe(false);
  expect(at({ seats: [me, { mine: true, kind: "friend" }] }).coach.isOn).toBe(false);
  expect(at({ seats: [bot, bot] }).coach.isOn).toBe(false);
  expect(at({ exercise: {} }).coach.isOn).toBe(false);
  expect(at({ record_only: true }).coach.isOn).toBe(false);
  known.add("game heroes");
  expect(at().coach.isOn).toBe(false);
  expect(at({ game: "khan" }).coach.isOn).toBe(true);
});

test("one switch decides, and is kept", () => {
  coaching.choose(false);
  expect(at().coach.isOn).toBe(false);
  expect(localStorage.getItem("kurultai.coach")).toBe("off");
  known.add("game heroes");
  coaching.choose(true);
  expect(at().coach.isOn).toBe(true);
  elsewhere = "off"; // the same person, on another device
  expect(at().coach.isOn).toBe(false);
});

test("a kind of decision is introduced until it was read, then never again", async () => {
  const { coach } = at();
  expect(coach.introduction).toBeNull(); // not asked for yet
  await coach.prepare("en");
  expect(coach.introduction).toBe("Move a piece.");
  coach.gotIt();
  expect(known).toContain("intro heroes asked-move");
  expect(coach.introduction).toBeNull();
});

test("it warns three times in a game, and says why", async () => {
  const { coach } = at();
  for (let n = 0; n < 3; n++) {
    const warning = await coach.warning("d1-d3");
    expect(say(warning?.text ?? "")).toBe(verdict.text);
  }
  expect(await coach.warning("d1-d3")).toBeNull();
  expect(weigh).toHaveBeenCalledTimes(3);
  expect(await at({ id: "another" }).coach.warning("d1-d3")).not.toBeNull();
});

test("a coach that does not answer holds nobody up", async () => {
  weigh.mockRejectedValueOnce(new Error("away"));
  const { coach } = at();
  expect(await coach.warning("d1-d3")).toBeNull();
  expect(coach.isLooking).toBe(false);
});

test("a game that ends has been played; the coach says goodbye to a first one", () => {
  const { coach, becomes } = at();
  becomes({ result: {} });
  expect(known).toContain("game heroes");
  expect([coach.wasFirst, coach.isOn]).toEqual([true, true]);
  const { coach: later, becomes: over } = at();
  over({ result: {} });
  expect(later.wasFirst).toBe(false);
});

test("a game that was over when it was opened is not played once more", () => {
  at({ result: {} });
  expect(known.size).toBe(0);
});
