import { expect, test } from "vitest";
import { slotted } from "./slots";

test("cards stay where they lie, new ones take free places", () => {
  expect(slotted([], ["a", "b", "c"])).toEqual(["a", "b", "c"]);
  expect(slotted(["a", "b", "c"], ["b", "c"])).toEqual([null, "b", "c"]);
  expect(slotted([null, "b", "c"], ["d", "b", "c"])).toEqual(["d", "b", "c"]);
  expect(slotted(["a", "b", "c"], ["a"])).toEqual(["a"]);
});
