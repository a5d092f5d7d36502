import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClockInfo } from "../../server/wire";
import { Clock, timeWords } from "./clock.svelte";

const minute = 60_000;
const info = (left: (number | null)[], running: number | null): ClockInfo => ({
  rule: { kind: "minutes", minutes: 10, increment: 0 },
  left,
  running,
  stood_still: 0,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("only the clock of who is to move runs, and it stops at nothing", () => {
  const clock = new Clock();
  clock.set(info([5000, 9000], 0));
  vi.advanceTimersByTime(2000);
  expect(clock.left(0)).toBeCloseTo(3000, -2);
  expect(clock.left(1)).toBe(9000);
  vi.advanceTimersByTime(10_000);
  expect(clock.left(0)).toBe(0);
  clock.close();
});

test("the server's word replaces what was counted here", () => {
  const clock = new Clock();
  clock.set(info([5000, 9000], 0));
  vi.advanceTimersByTime(2000);
  clock.set(info([4800, 9000], 1));
  expect(clock.left(0)).toBe(4800);
  expect([clock.isRunning(0), clock.isRunning(1)]).toEqual([false, true]);
  clock.close();
});

test("little time is told, a bot has none", () => {
  const clock = new Clock();
  clock.set(info([minute - 1, 2 * minute, null], null));
  expect([0, 1, 2].map((seat) => clock.isLow(seat))).toEqual([true, false, false]);
});

test.each([
  [9_900, "0:09.9"],
  [65_000, "1:05"],
  [90 * minute, "1:30:00"],
])("%i milliseconds are read %s", (left, words) => {
  expect(timeWords(left)).toBe(words);
});
