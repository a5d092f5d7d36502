/** Pictures for rules: small positions, drawn, not judged. */

export interface Picture {
  /** See drawing.ts. */
  map: string;
  /** Tokens from the bottom to the top: `0:chinese 1:?`. */
  stacks?: Record<string, string>;
  points?: Record<string, number>;
  /** Who stands in a village. */
  leaders?: Record<string, number>;
  way?: string[];
  falling?: string[];
  fresh?: string[];
  free?: string[];
  turned?: string[];
}

export const start = `
    +---+---+---+---+---+
    ! m - m - m : m - m !
    + | + . + | + | + | +---+
    ! m : m - m - m : m - m !
+---+ | + | + . + | + | + | +---+
! m - m : m - m - m : m - m - m !
R===+===+===+===+===+===+===+===R
! c - c - c : c - c - c : c - c !
+---+ | + | + | + . + | + | +---+
    ! c - c : c - c - c : c !
    +---+ | + | + | + . + | +
        ! c - c : c - c - c !
        +---+---+---+---+---+`;

const strip = `
+---+---+---+---+
! m - m - m : m !
R===+===+===+===R
! c - c : c - c !
+---+---+---+---+`;

const loop = `
+---+---+---+---+
! m - m : m - m !
+ | +~~~+~~~+ | +
! m h m - m h m !
R===+===+===+===R
! c - c : c - c !
+---+---+---+---+`;

const newEnd = `
+---+---+---+---+---+
! m - m : m - m - m !
+ | + | +~~~+~~~+~~~+
! m - m h m - m : m !
R===+===+===+===+===R
! c - c : c - c - c !
+---+---+---+---+---+`;

export const pictures: Record<string, Picture | "tokens"> = {
  map: { map: start },
  material: "tokens",
  setup: {
    map: strip,
    stacks: { a2: "0:mongol", b2: "0:?", c1: "1:?", d1: "1:?" },
    leaders: { b2: 0, c1: 1 },
  },
  "lay.road": { map: strip, stacks: { b2: "0:?" }, leaders: { b2: 0 }, way: ["b2", "c2"] },
  "lay.gate": { map: strip, stacks: { b2: "0:?" }, leaders: { b2: 0 }, way: ["b2", "b1/b2", "b1"] },
  "lay.wall": {
    map: strip.replace("+===+===+===R", "+xxx+===+===R"),
    stacks: { a1: "0:?" },
    leaders: { a1: 0 },
    way: ["a1", "a1/a2", "b1/b2", "c1/c2", "d1/d2", "d2"],
  },
  "lay.close": {
    map: strip.replace("+===+===+===R", "+xxx+===+===R"),
    stacks: { b2: "0:?", b1: "0:?" },
    leaders: { b1: 0 },
  },
  control: {
    map: strip,
    stacks: { b2: "1:chinese 0:mongol", c1: "0:? 1:?" },
    leaders: { b2: 0 },
  },
  build: { map: strip, free: ["a1/b1", "b1/c1", "c1/d1", "a2/b2", "b2/c2", "c2/d2"] },
  "build.loop": {
    map: loop,
    fresh: ["a2/b2", "b2/b3", "c2/c3", "c2/d2"],
    falling: ["b1/b2", "c1/c2"],
    turned: ["b2", "c2"],
  },
  "build.end": {
    map: newEnd,
    fresh: ["b2/c2", "c2/c3", "d2/d3", "e2/e3"],
    falling: ["a1/a2", "b1/b2"],
    turned: ["a2", "b2"],
  },
  "build.isolated": {
    map: loop.replace("! m - m : m - m !\n+ |", "! m - m h m - m !\n+ |"),
    fresh: ["c2/d2"],
    falling: ["b1/b2", "c1/c2"],
    turned: ["b2", "c2"],
  },
  "score.plain": {
    map: strip,
    stacks: { a2: "0:mongol", b2: "0:chinese", b1: "0:chinese", c1: "0:peasant" },
    points: { a2: 3, b2: -3, b1: 3, c1: 1 },
  },
  "score.plague": {
    map: strip,
    stacks: { b2: "1:plague 0:mongol", c1: "0:peasant 0:plague" },
    points: { b2: -3, c1: -1 },
  },
  "score.herb": {
    map: strip,
    stacks: { b2: "1:herb 0:chinese", c1: "0:herb 0:peasant" },
    points: { b2: 3, c1: 1 },
  },
};
