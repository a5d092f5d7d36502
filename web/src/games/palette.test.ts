import { expect, test } from "vitest";
import { paletteFor, seatColours } from "./palette";

const fills = (...names: string[]) => paletteFor(names).map(({ fill }) => fill);

test("a seat named after a colour has it", () => {
  const [red, blue] = fills("Red", "Blue side");
  expect(fills("Blue", "Red")).toEqual([blue, red]);
  expect(red).not.toBe(blue);
});

test("seats without telling names have different colours, none of one that is named", () => {
  const found = fills("Wolf", "Gold", "Stag", "Teal", "Horse", "Bear");
  expect(new Set(found).size).toBe(6);
});

test("a game with a palette keeps it, whatever its seats are called", () => {
  const style = seatColours("heroes", ["red", "blue"]);
  expect(style).toContain("--seat-0: #e3a831;");
  expect(seatColours("no game of ours", ["red"])).toMatch(/^--seat-0: #/);
});
