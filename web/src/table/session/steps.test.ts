import { expect, test } from "vitest";
import { Steps } from "./steps.svelte";

const choices = [
  { move: "a1-a2", steps: ["a1", "a2"] },
  { move: "a1-a3", steps: ["a1", "a3"] },
  { move: "b1-b2", steps: ["b1", "b2"] },
  { move: "pass", steps: ["pass"] },
];

function offered(): Steps {
  const steps = new Steps();
  steps.offer(choices);
  return steps;
}

test("a move is picked step by step along what is offered", () => {
  const steps = offered();
  expect(steps.first).toEqual(new Set(["a1", "b1", "pass"]));
  expect(steps.pick("a1")).toEqual({ kind: "step" });
  expect(steps.next).toEqual(new Set(["a2", "a3"]));
  expect(steps.pick("a3")).toEqual({ kind: "move", move: "a1-a3" });
});

test("a move of one step is whole at once", () => {
  expect(offered().pick("pass")).toEqual({ kind: "move", move: "pass" });
});

test("the same step again lets go of it, another beginning replaces it", () => {
  const steps = offered();
  steps.pick("a1");
  steps.pick("b1");
  expect(steps.picked).toEqual(["b1"]);
  steps.pick("b1");
  expect(steps.picked).toEqual([]);
});

test("what is not offered is refused and changes nothing", () => {
  const steps = offered();
  steps.pick("a1");
  expect(steps.pick("c9")).toEqual({ kind: "refused" });
  expect(steps.picked).toEqual(["a1"]);
});

test("nothing is picked while a move is on its way", () => {
  const steps = offered();
  steps.sending = true;
  expect(steps.pick("pass")).toEqual({ kind: "step" });
  expect(steps.picked).toEqual([]);
});

test("a new offer forgets what was begun", () => {
  const steps = offered();
  steps.pick("a1");
  steps.offer([{ move: "c1", steps: ["c1"] }]);
  expect(steps.picked).toEqual([]);
  expect(steps.next).toEqual(new Set(["c1"]));
});
