import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Counted, Frame } from "../../../server/wire";
import { speed } from "../../../settings/speed.svelte";
import { Ceremony } from "./ceremony.svelte";

const counted = (seat: number, points: number): Counted => ({
  line: "villages",
  seat,
  text: "a village",
  at: [`a${points}`],
  points,
});
const end = { counting: [counted(0, 3), counted(1, -2), counted(0, 4)] } as Frame;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  speed.current = "calm";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("counts one thing after the other, marks it, then says that it is over", () => {
  const over = vi.fn();
  const ceremony = new Ceremony();
  ceremony.begin(end, 2, over);
  expect(ceremony.totals).toEqual([3, 0]);
  expect(ceremony.marks[0]?.at).toEqual(["a3"]);
  vi.advanceTimersByTime(1_000);
  expect(ceremony.totals).toEqual([3, -2]);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(ceremony.totals).toEqual([7, -2]);
  expect(ceremony.isOn).toBe(false);
  expect(over).toHaveBeenCalledOnce();
});

test("can be skipped", () => {
  const over = vi.fn();
  const ceremony = new Ceremony();
  ceremony.begin(end, 2, over);
  ceremony.finish();
  vi.runAllTimers();
  expect(over).toHaveBeenCalledOnce();
});

test("nothing to count, or nobody who wants to look: the result at once", () => {
  const over = vi.fn();
  new Ceremony().begin({ counting: [] as Counted[] } as Frame, 2, over);
  speed.current = "instant";
  new Ceremony().begin(end, 2, over);
  expect(over).toHaveBeenCalledTimes(2);
});
