import { expect, test } from "vitest";
import { fitting, grouped, many, wholeMove } from "./play";

const choices = [
  { move: "drop a", steps: ["drop", "a"] },
  { move: "drop a b", steps: ["drop", "a", "b"] },
];

test("a move that could go on is whole already", () => {
  expect(wholeMove(choices, ["drop"])).toBeNull();
  expect(wholeMove(choices, ["drop", "a"])).toBe("drop a");
});

test("the filter wants every word, in any order and case", () => {
  expect(fitting(["die:blue", "die:red", "deck:blue"], "BLUE di")).toEqual(["die:blue"]);
  expect(fitting(["a", "b"], " ")).toEqual(["a", "b"]);
});

test("few steps are one group", () => {
  expect(grouped(["a1", "b1"])).toEqual([{ name: "", steps: ["a1", "b1"] }]);
});

test("many steps are grouped by what they begin with, single ones together at the end", () => {
  const cells = Array.from({ length: many }, (_, i) => `a${i}`);
  expect(grouped(["pass", ...cells, "die:red", "die:blue"])).toEqual([
    { name: "a", steps: cells },
    { name: "die", steps: ["die:red", "die:blue"] },
    { name: "", steps: ["pass"] },
  ]);
});
