import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { momentOf, recorded } from "../../testing/recorded";
import { speed } from "../../settings/speed.svelte";
import { viewOf } from "../game";
import recording from "./moments.test.json";
import { Stage } from "./stage.svelte";
import type { KhanView } from "./view";

const game = recorded(recording);
const { before, now } = momentOf(game, "flee");
const flight = now.frame.happened.find(({ kind }) => kind === "flee");

let shown: number[];
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  speed.choose("brisk");
  shown = [];
  stage = new Stage((at) => shown.push(at));
  stage.show(before.frame);
});
afterEach(() => vi.useRealTimers());

test("the card lies there and a ruler's ways are looked at before he flees", () => {
  stage.show(now.frame);
  expect(stage.isLooking).toBe(true);
  expect(stage.flight).toMatchObject({ from: flight?.at[0], to: flight?.at[1] });
  const [old, next] = [before, now].map(({ frame }) => viewOf<KhanView>(frame.view));
  expect(stage.view?.turned).toEqual(next?.turned);
  expect(stage.view?.turned).not.toEqual(old?.turned);
  expect(stage.view?.rulers).toEqual(old?.rulers);
  expect(shown).toEqual([before.frame.at]);
  vi.advanceTimersByTime(260 + 280);
  expect(stage.isLooking).toBe(false);
  expect(stage.view).toEqual(viewOf<KhanView>(now.frame.view));
  vi.runAllTimers();
  expect(shown).toEqual([before.frame.at, now.frame.at]);
});

test("every move that waits is shown, in order", () => {
  const frames = game.moments.map(({ frame }) => frame);
  const [first, ...others] = frames;
  if (first) stage.show(first);
  shown = [];
  for (const frame of others) stage.show(frame);
  vi.runAllTimers();
  expect(shown).toEqual(others.map(({ at }) => at));
});

test("finish goes to the last move, and still tells how the ruler fled", () => {
  stage.show(now.frame);
  stage.beats.finish();
  expect(stage.flight?.from).toBe(flight?.at[0]);
  expect(stage.view).toEqual(viewOf<KhanView>(now.frame.view));
  expect(vi.getTimerCount()).toBe(0);
});

test("how the ruler fled is shown until somebody acts", () => {
  stage.show(now.frame);
  stage.beats.finish();
  const yurt = { kind: "yurt", seat: 0, text: "", at: ["a4"], rule: null, lines: [] };
  expect(stage.flight).not.toBeNull();
  stage.show({ ...now.frame, at: now.frame.at + 1, happened: [yurt] });
  expect(stage.flight).toBeNull();
});

test("the fifth ruler goes home, and then all the others", () => {
  const home = now.frame.happened.map((happening) =>
    happening.kind === "flee"
      ? { ...happening, kind: "home", at: [flight?.at[0] ?? ""] }
      : happening,
  );
  const all = { kind: "trigger", seat: null, text: "", at: [], rule: null };
  const view = viewOf<KhanView>(now.frame.view);
  const gone = { ...view, rulers: view.rulers.map((ruler) => ({ ...ruler, area: null })) };
  const areas = () => stage.view?.rulers.filter(({ area }) => area !== null).length;
  stage.show({ ...now.frame, view: gone, happened: [...home, { ...all, lines: [] }] });
  vi.advanceTimersByTime(260 + 280);
  expect(areas()).toBe(view.rulers.filter(({ area }) => area !== null).length - 1);
  vi.runAllTimers();
  expect(areas()).toBe(0);
});

test("a move taken back takes the flight along", () => {
  stage.show(now.frame);
  stage.beats.finish();
  stage.show(before.frame);
  expect(stage.flight).toBeNull();
  expect(stage.view).toEqual(viewOf<KhanView>(before.frame.view));
});
