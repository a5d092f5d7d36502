import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { momentOf, recorded } from "../../testing/recorded";
import { viewOf } from "../game";
import recording from "./moments.test.json";
import { Stage } from "./stage.svelte";
import type { DschingisView } from "./view";

const game = recorded(recording);

let shown: number[];
let stage: Stage;
const wallsOf = (view: DschingisView) => view.walls.map(({ line }) => line).sort();
const walls = () => stage.walls.map(({ line }) => line).sort();

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  stage = new Stage((at) => shown.push(at));
});
afterEach(() => vi.useRealTimers());

test("a wall is laid first, then judged, and at last all is as the server says", () => {
  const { before, now } = momentOf(game, "wall");
  const [line = ""] = now.frame.happened.find(({ kind }) => kind === "wall")?.at ?? [];
  stage.show(before.frame);
  expect(walls()).not.toContain(line);
  stage.show(now.frame);
  expect(stage.walls.find((wall) => wall.line === line)?.mood).toBe("new");
  expect(shown).toEqual([before.frame.at]);
  vi.runAllTimers();
  expect(walls()).toEqual(wallsOf(viewOf(now.frame.view)));
  expect(stage.ends).toEqual(Object.values(viewOf<DschingisView>(now.frame.view).ends));
  expect(shown).toEqual([before.frame.at, now.frame.at]);
});

test("a token that is laid lies on top of its village", () => {
  const { before, now } = momentOf(game, "lay");
  const [village = ""] = now.frame.happened.find(({ kind }) => kind === "lay")?.at ?? [];
  const height = () => stage.stacks.find(({ id }) => id === village)?.stack.length ?? 0;
  stage.show(before.frame);
  const low = height();
  stage.show(now.frame);
  vi.runAllTimers();
  expect(height()).toBeGreaterThan(low);
  expect(stage.stacks).toEqual(viewOf<DschingisView>(now.frame.view).villages);
});

test("what happened while something was shown follows in order; finish goes to the last", () => {
  const frames = game.moments.map(({ frame }) => frame);
  for (const frame of frames) stage.show(frame);
  stage.beats.finish();
  expect(shown.at(-1)).toBe(frames.at(-1)?.at);
  expect(vi.getTimerCount()).toBe(0);
  expect([...shown].sort((one, other) => one - other)).toEqual(shown);
});
