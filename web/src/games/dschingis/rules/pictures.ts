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
! m h c - c h m !
R===+===+===+===R
! c - c : c - c !
+---+---+---+---+`;

const newEnd = `
+---+---+---+---+---+
! c - c h m - m - m !
+ | + | + . + | + | +
! c - c h m - m : m !
+ | + . + | + | + . +
! c - c h m - m - m !
R===+===+===+===+===R
! c - c : c - c - c !
+---+---+---+---+---+`;

const isolated = `
+---+---+---+---+
! m - m : m - m !
+ | +~~~+~~~+ | +
! m h c - c h m !
R===+===+===+===R
! c - c h c - c !
+ | + . + | + | +
! c - c - c : c !
+---+---+---+---+`;

const equal = `
+---+---+---+---+
! m - m : m - m !
+ | +~~~+===+===R
! m h m H c : c !
R===+===+ | + | +
! c - c : c - c !
+---+---+---+---+`;

export const moved = `
+---+---+---+---+---+
! m - m - m : m - m !
+ | +===+===+ | + | +
! m H c - c H m : m !
R===+ | + . +===+xxxR
! c - c - c : c - c !
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
    fresh: ["b2/c2", "b3/c3", "b4/c4"],
    falling: ["a1/a2", "b1/b2"],
    turned: ["a2", "b2", "a3", "b3", "a4", "b4"],
  },
  "build.equal": {
    map: equal,
    fresh: ["a2/b2", "b2/b3"],
    falling: ["a2/b2", "b2/b3"],
  },
  "build.isolated": {
    map: isolated,
    fresh: ["c3/d3"],
    falling: ["b2/b3", "c2/c3", "b2/c2"],
    turned: ["b3", "c3"],
  },
  countries: { map: moved },
  lift: {
    map: strip.replace("+===+===+===R", "+xxx+===+===R").replace("! m - m - m", "! m : m : m"),
    stacks: { b2: "0:?" },
    leaders: { b2: 0 },
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
