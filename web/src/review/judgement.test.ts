import { expect, test } from "vitest";
import type { JudgedTurn, MoveLine, ReviewInfo } from "../server/wire";
import { bandsOf, entriesOf, entryAt, sharesOf, signOf } from "./judgement";

const line = (at: number, turn: number): MoveLine => ({
  ...{ at, turn, by: turn % 2, move: "a", text: "a", seat: turn % 2, round: null },
  ...{ points: [], gist: null, rank: 0 },
});
const judged = (number: number, first: number, last: number, verdict: JudgedTurn["verdict"]) => ({
  ...{ number, first, last, verdict, seat: number % 2, round: null, cost: 0, luck: 0 },
  ...{ fortune: null, better: null },
});
const review: ReviewInfo = {
  ...{ game: "toy", seats: 2, accounts: [], is_whole: true, turning_points: [1] },
  known: [[[0.5, 0.5]], [[0.4, 0.6]]],
  open: [[0.2, 0.8]],
  turns: [judged(1, 1, 2, "fine"), judged(2, 3, 3, "mistake")],
};

test("turns of the log meet their judgements", () => {
  const entries = entriesOf(review, [line(1, 1), line(2, 1), line(3, 2)]);
  expect(entries.map(({ judged: its }) => signOf(its))).toEqual(["", "?"]);
  expect(entries.map(({ isTurningPoint }) => isTurningPoint)).toEqual([false, true]);
  expect(entryAt(entries, 2)?.turn.number).toBe(1);
  expect(entryAt(entries, 0)).toBeUndefined();
});

test("shares are those of who reckons, or those with nothing hidden", () => {
  expect(sharesOf(review, 1)).toEqual([[0.4, 0.6]]);
  expect(sharesOf(review, null)).toEqual([[0.2, 0.8]]);
});

test("bands fill the whole height, whatever the rounding", () => {
  const rows = [
    [0.25, 0.25],
    [0.333, 0.666],
  ];
  const [first, second] = bandsOf(rows, 2);
  expect(first?.[0]).toEqual([0, 0.5]);
  expect(second?.map(([, top]) => top)).toEqual([1, 1]);
});
