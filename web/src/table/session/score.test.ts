import { expect, test } from "vitest";
import type { SheetLine } from "../../server/wire";
import { scoreOf, totalOf } from "./score";

const line = (
  counts: SheetLine["counts"],
  points: number[],
  unknown: number[] = [],
): SheetLine => ({
  line: counts,
  text: "",
  counts,
  points,
  unknown,
});

test("what is certain stands apart from what would be added if it ended now", () => {
  const sheet = [line("certain", [2, 5]), line("now", [10, 0]), line("tie", [4, 9])];
  expect(scoreOf(sheet, 0)).toEqual({ main: 2, now: 10, isUnknown: false });
  expect(totalOf(sheet, 0)).toBe(12);
});

test("where nothing is certain, what counts now stands there alone", () => {
  expect(scoreOf([line("now", [3, 4])], 1)).toEqual({ main: 4, now: 0, isUnknown: false });
});

test("a rival's unknown is unknown, whatever else is known", () => {
  const sheet = [line("now", [3, 0], [1]), line("now", [1, 2])];
  expect(scoreOf(sheet, 1)).toEqual({ main: 2, now: 0, isUnknown: true });
  expect(scoreOf(sheet, 0).isUnknown).toBe(false);
});
