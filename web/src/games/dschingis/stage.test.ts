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

test("the arms of a loop are counted before the shorter one falls", () => {
  const { before, now } = momentOf(game, "loop");
  stage.show(before.frame);
  stage.show(now.frame);
  const seen = new Set<string>();
  while (vi.getTimerCount() > 0) {
    if (stage.arms.length > 0)
      seen.add(stage.arms.map(({ lines, fate }) => `${lines.length} ${fate}`).join(", "));
    vi.advanceTimersToNextTimer();
  }
  expect([...seen]).toEqual(["1 counted, 3 counted", "1 counted, 3 stays", "1 falls, 3 stays"]);
  expect(stage.arms).toEqual([]);
});

test("a village that turns shows what that does to its owner, and nothing if nothing changes", () => {
  const { before, now } = momentOf(game, "to-mongolia");
  const [village] = now.frame.happened.find(({ kind }) => kind === "to-mongolia")?.at ?? [];
  const settled = (frame: typeof now.frame, points: number) => {
    const view = viewOf<DschingisView>(frame.view);
    const stack = [{ seat: 1, kind: "mongol" as const }];
    const villages = view.villages.map((found) =>
      found.id === village ? { ...found, stack, owner: 1, points, known: true } : found,
    );
    return { ...frame, view: { ...view, villages } };
  };
  stage.show(settled(before.frame, -3));
  stage.show(settled(now.frame, 3));
  vi.runAllTimers();
  expect(stage.swings).toEqual([{ village, seat: 1, from: -3, to: 3, known: true }]);
  stage.show(settled(before.frame, 1));
  stage.show(settled(now.frame, 1));
  vi.runAllTimers();
  expect([stage.turned, stage.swings]).toEqual([[village], []]);
});
