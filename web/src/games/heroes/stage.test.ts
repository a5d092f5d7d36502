import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { momentOf, recorded } from "../../testing/recorded";
import { speed } from "../../settings/speed.svelte";
import { viewOf } from "../game";
import recording from "./moments.test.json";
import { echo } from "./echo";
import { Stage } from "./stage.svelte";
import type { HeroesView } from "./view";

const game = recorded(recording);
const { before, now } = momentOf(game, "capture");
const move = now.frame.happened.find(({ kind }) => kind === "move");
const capture = now.frame.happened.find(({ kind }) => kind === "capture");
const [from = "", to = ""] = move?.at ?? [];

let shown: number[];
let stage: Stage;
const squares = () => stage.tokens.map(({ square }) => square).sort();
const leaving = () => stage.tokens.filter((token) => token.leaving).map(({ square }) => square);
const inView = (view: HeroesView) => view.pieces.map(({ square }) => square).sort();

beforeEach(() => {
  vi.useFakeTimers();
  speed.choose("brisk");
  shown = [];
  stage = new Stage((at) => shown.push(at));
  stage.show(before.frame);
});
afterEach(() => vi.useRealTimers());

test("first the piece moves, then what it surrounds leaves, then all is as the server says", () => {
  expect(squares()).toContain(from);
  stage.show(now.frame);
  expect(squares()).toContain(to);
  expect(squares()).not.toContain(from);
  expect(leaving()).toEqual([]);
  const steps = now.frame.happened.findIndex(({ kind }) => kind === "capture");
  vi.advanceTimersByTime(230 * steps);
  expect(leaving().sort()).toEqual([...(capture?.at ?? [])].sort());
  expect(shown).toEqual([before.frame.at]);
  vi.runAllTimers();
  expect(squares()).toEqual(inView(viewOf(now.frame.view)));
  expect(shown).toEqual([before.frame.at, now.frame.at]);
});

test("whoever does not want to wait is there at once", () => {
  stage.show(now.frame);
  stage.beats.finish();
  expect(squares()).toEqual(inView(viewOf(now.frame.view)));
  expect(vi.getTimerCount()).toBe(0);
});

test("a move taken back is shown at once, each piece keeping its identity", () => {
  const ids = stage.tokens.map(({ id }) => id);
  stage.show(now.frame);
  vi.runAllTimers();
  stage.show(before.frame);
  expect(squares()).toEqual(inView(viewOf(before.frame.view)));
  const kept = stage.tokens.filter(({ id }) => ids.includes(id));
  expect(kept.length).toBe(viewOf<HeroesView>(now.frame.view).pieces.length);
});

test("a move of one's own is drawn before the server says so, and taken back if it refuses", () => {
  const drawn = echo({ move: `${from}-${to}`, steps: [from, to] }, before.frame);
  stage.putByHand(from, to);
  stage.show(before.frame, drawn);
  expect([squares().includes(to), stage.unconfirmed]).toEqual([true, [to]]);
  stage.show(before.frame, null);
  expect([squares().includes(from), stage.unconfirmed]).toEqual([true, []]);
});

test("what was drawn already is not moved again when the server confirms it", () => {
  stage.show(before.frame, echo({ move: `${from}-${to}`, steps: [from, to] }, before.frame));
  stage.show(now.frame, null);
  expect(squares()).toContain(to);
  vi.runAllTimers();
  expect(squares()).toEqual(inView(viewOf(now.frame.view)));
});
