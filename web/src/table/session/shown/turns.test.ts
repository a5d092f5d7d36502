import { expect, test } from "vitest";
import type { MoveLine } from "../../../server/wire";
import { endAfter, endBefore, sinceMine, turnsOf } from "./turns";

const words = (said: string) => said;

/** Lines of a log: who moved, in which turn, what it says, how telling that is. */
function log(...moves: [MoveLine["by"], number, string, number?, number[]?][]): MoveLine[] {
  return moves.map(([by, turn, said, rank, points = []], i) => ({
    ...{ at: i + 1, by, turn, points, move: said, text: words(said) },
    ...{ seat: turn ? (turn - 1) % 2 : null, round: turn ? Math.ceil(turn / 2) : null },
    ...{ gist: rank === undefined ? null : words(said), rank: rank ?? 9 },
  }));
}

const lines = log(
  ["chance", 0, "deal"],
  ["chance", 1, "turn over"],
  [0, 1, "yurt", 5],
  [0, 1, "conquer", 1, [3, 0]],
  [1, 1, "consent"],
  [0, 1, "yurt again", 5, [0, -1]],
  ["chance", 2, "turn over"],
  [1, 2, "pass"],
);

test("moves in a row with the same number are one turn, whoever makes them", () => {
  const turns = turnsOf(lines);
  expect(turns.map(({ number, seat, round }) => [number, seat, round])).toEqual([
    [0, null, null],
    [1, 0, 1],
    [2, 1, 1],
  ]);
  expect(turns.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 6],
    [6, 8],
  ]);
});

test("a turn says the two most telling things in order, and how many like them there were", () => {
  const [, first, second] = turnsOf(lines);
  expect(first?.gist).toEqual(["yurt", "conquer"]);
  expect(first?.more).toBe(1);
  expect(second?.gist).toEqual(["pass"]);
  expect(second?.more).toBe(0);
});

test("points are added up seat by seat; where none are known there are none", () => {
  expect(turnsOf(lines).map(({ points }) => points)).toEqual([[], [3, -1], []]);
});

test("from turn to turn one goes by their ends", () => {
  const turns = turnsOf(lines);
  expect([8, 6, 4, 1].map((at) => endBefore(turns, at))).toEqual([6, 1, 1, 0]);
  expect([0, 1, 4, 6, 8].map((at) => endAfter(turns, at))).toEqual([1, 6, 6, 8, null]);
});

test("since my last move: what others and chance did after it", () => {
  expect(sinceMine(lines, (seat) => seat === 0).map(({ at }) => at)).toEqual([7, 8]);
  expect(sinceMine(lines, (seat) => seat === 1)).toEqual([]);
  expect(sinceMine(lines, () => false).length).toBe(lines.length);
});
