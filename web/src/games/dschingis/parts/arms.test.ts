import { expect, test } from "vitest";
import { armsOf, branchArms, towersOf } from "./arms";

/** A wall of six along y = 1, from tower 0 to tower 6; what branches off goes down from it. */
const along = ["a", "b", "c", "d", "e", "f"];
const lines = [
  ...along.map((id, i) => ({ id, towers: [`t${i}`, `t${i + 1}`] })),
  { id: "down", towers: ["t2", "u2"] },
  { id: "under", towers: ["u2", "u3"] },
  { id: "up", towers: ["u3", "t3"] },
  { id: "out", towers: ["u2", "v2"] },
  { id: "twin", towers: ["t2", "t3"] },
  { id: "begin", towers: ["t0", "v0"] },
].map((line) => ({ ...line, villages: [], road: false }));
const towers = towersOf(lines);
const great = new Set(along);

test("a loop compares the old way with the new one", () => {
  const told = [
    { kind: "loop", at: ["c", "under", "up", "down"] },
    { kind: "longer", at: ["down", "under", "up"] },
    { kind: "shorter", at: ["c"] },
  ];
  expect(armsOf(told, great, towers)).toEqual([
    { lines: ["c"], fate: "falls" },
    { lines: ["down", "under", "up"], fate: "stays" },
  ]);
});

test("ways of equal length are counted, and what was laid comes down", () => {
  const told = [
    { kind: "loop", at: ["c", "twin"] },
    { kind: "equal", at: ["twin"] },
    { kind: "down", at: ["twin"] },
  ];
  const [old, fresh] = armsOf(told, great, towers);
  expect([old?.fate, fresh?.fate]).toEqual(["counted", "falls"]);
});

test("a new end parts the wall into three arms, each from the fork", () => {
  const told = [
    { kind: "new-end", at: ["out", "down"] },
    { kind: "longer", at: ["c", "d", "e", "f", "down", "out"] },
    { kind: "shorter", at: ["a", "b"] },
  ];
  expect(armsOf(told, great, towers)).toEqual([
    { lines: ["b", "a"], fate: "falls" },
    { lines: ["c", "d", "e", "f"], fate: "stays" },
    { lines: ["down", "out"], fate: "stays" },
  ]);
});

test("nothing is compared where an arm has no length, beside the Great Wall, or on a branch", () => {
  expect(armsOf([{ kind: "new-end", at: ["begin"] }], great, towers)).toEqual([]);
  expect(armsOf([{ kind: "loop", at: ["under", "up"] }], great, towers)).toEqual([]);
  expect(armsOf([{ kind: "branch" }], great, towers)).toEqual([]);
});

test("a branch is measured from its fork, over the branches that stand", () => {
  const measured = branchArms("out", ["down", "under"], along, towers);
  expect(measured.map(({ lines }) => lines)).toEqual([
    ["b", "a"],
    ["c", "d", "e", "f"],
    ["down", "out"],
  ]);
  expect(branchArms("begin", [], along, towers)).toEqual([]); // from an end nothing comes down
});
