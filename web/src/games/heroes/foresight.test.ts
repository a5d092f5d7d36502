import { expect, test } from "vitest";
import { foresee } from "./parts/foresight";
import type { HeroesView } from "./view";

const view = {
  pieces: [
    { square: "g5", seat: 0, kind: "hero" },
    { square: "e4", seat: 0, kind: "warrior" },
    { square: "e5", seat: 1, kind: "warrior" },
  ],
  cities: [
    { square: "d3", seat: 0 },
    { square: "d8", seat: 1 },
  ],
  foreseen: [
    { starts: ["g5"], end: "e6", beaten: ["e5"], lines: [["e6", "e5", "e4"]] },
    { starts: ["e4"], end: "c5", beaten: ["c5"], lines: [["b5", "c5", "d5"]] },
  ],
} as unknown as HeroesView;

test("who would be beaten, and between whom", () => {
  const aim = foresee(view, "g5", "e6");
  expect(aim).toMatchObject({ beaten: ["e5"], lost: [], lines: [["e6", "e5", "e4"]] });
  expect(foresee(view, "e4", "e6")).toMatchObject({ beaten: [], lost: [], lines: [] });
});

test("a piece that walks in between loses itself", () => {
  expect(foresee(view, "e4", "c5")).toMatchObject({ beaten: [], lost: ["c5"] });
});

test("a city turns, or makes a warrior a hero", () => {
  expect(foresee(view, "e4", "d8")).toMatchObject({ city: "takes", kind: "warrior" });
  expect(foresee(view, "e4", "d3")).toMatchObject({ city: "rises", kind: "hero" });
  expect(foresee(view, "g5", "d3")).toMatchObject({ city: "none", kind: "hero" });
  expect(foresee(view, "a1", "a3")).toBeNull();
});
