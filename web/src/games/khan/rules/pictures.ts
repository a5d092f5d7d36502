/** Pictures for rules: small pieces of the map, drawn, not judged. */
import { specials, type Special } from "../parts/trays/things";
import type { TileSeen, YurtSeen } from "../view";

export interface Picture {
  /** The land, the top row first, as in a board file. */
  rows: string[];
  yurts?: YurtSeen[];
  rulers?: { area: string; number: number }[];
  tiles?: (Omit<TileSeen, "kind" | "value"> & { bridge?: boolean })[];
  /** A way from area to area. */
  way?: string[];
  goals?: string[];
  blocked?: string[];
}

/**
 * Yurts by letters over the land, the top row first: r y b g of the seats, n neutral,
 * o an area where one may go, x one where one may not.
 */
function picture(rows: string[], drawing: string, more: Partial<Picture> = {}): Picture {
  const found: Picture = { rows, yurts: [], goals: [], blocked: [] };
  const lines = drawing.trim().split("\n");
  lines.forEach((line, down) =>
    [...line.trim().replaceAll(" ", "")].forEach((sign, column) => {
      const area = `${"abcdefghijklm".charAt(column)}${lines.length - down}`;
      const seat = "rybg".indexOf(sign);
      if (seat >= 0) found.yurts?.push({ area, seat });
      if (sign === "n") found.yurts?.push({ area, seat: null });
      if (sign === "o") found.goals?.push(area);
      if (sign === "x") found.blocked?.push(area);
    }),
  );
  return { ...found, ...more };
}

/** The special card that a rule is about (4.morale, 4.protect, …). */
export function signOf(rule: string): Special | undefined {
  return specials.find((special) => rule === `4.${special}`);
}

/** The shipped map, as data/board.toml has it. */
const whole = [
  ".MMTTTTTIII..",
  ".MMTTTTTTIII.",
  "mMMMMTTTTIIII",
  "mMMMMTTTIIIII",
  "mMMMTTTTIIIII",
  "mMMM~~~~~~~~~",
  "~~~~~DDD~FFFF",
  "SSSSSDDD~FFF.",
  ".SSSDDDD~FFF.",
  "SSSSSDDD~FFF.",
  "SSSSDDD~~FFFF",
  ".SSSSDD~FFFF.",
  "...Dddd~ffff.",
];
const starts = ["f6", "h13", "k6", "b3", "b11", "k2", "l11", "f2"];

export const miniature = picture(
  ["MMTTTT", "MMTTTI", "~~~~II", "DDD~FF", "SDD~FF"],
  `
  . . . . . .
  . n . . b .
  . . . . . .
  . r . . . .
  n . . . y .`,
  {
    rulers: [{ area: "d5", number: 1 }],
    tiles: [
      { areas: ["c2", "c3", "c4"], owners: [0], points: 3, bridge: true },
      { areas: ["b1", "c1"], owners: [0], points: 2 },
      { areas: ["e2", "f2", "f3"], owners: [2], points: 3 },
    ],
  },
);

export const pictures: Record<string, Picture> = {
  map: { rows: whole },
  contents: { rows: whole },
  starts: { rows: whole, rulers: starts.map((area, number) => ({ area, number })) },
  "1.flee": picture(
    ["TTTTT", "TTTTT", "TTTTT", "TTTTT", "TTTTT"],
    `
    . . n . .
    . . n . o
    . . n . .
    . . . . .
    . . . . .`,
    { rulers: [{ area: "c2", number: 0 }], way: ["c2", "d3"], goals: ["d3"] },
  ),
  K2: picture(
    ["TTTT", "TTTT", "~~~~", "DDDD"],
    `
    . . . .
    . o . .
    . . . .
    . . . .`,
    { rulers: [{ area: "b1", number: 0 }], way: ["b1", "b3"] },
  ),
  "2A.river": picture(
    ["TTTTT", "~~~~~", "DDDDD", "DDDDD"],
    `
    o o n o o
    . . . . .
    o o o o o
    x x x x x`,
  ),
  "2A.border": picture(
    [".TTTT", "TTTTT", "mTTTT"],
    `
    . o o o o
    o . . . o
    x o o o o`,
  ),
  "2C.yurts": picture(
    ["DDDD", "DDDD", "DDDD"],
    `
    . r r .
    . n . .
    . x . .`,
    { goals: [] },
  ),
  "2C.majority": picture(
    ["SSSS", "SSSS", "SSSS"],
    `
    r r . .
    n y . .
    . . . .`,
    { goals: ["a3", "b3", "a2", "b2"] },
  ),
  "2C.shared": picture(["SSSS", "SSSS"], ". . . y", {
    tiles: [{ areas: ["a1", "a2", "b2", "c2"], owners: [0, 2], points: 2 }],
  }),
  "2C.bridge": picture(["TTTT", "~~~~", "DDDD"], ". . . .", {
    tiles: [{ areas: ["b1", "b2", "b3"], owners: [1], points: 3, bridge: true }],
  }),
  K13: picture(["TTTTT", "~~~~~", "DDD~F", "DDD~F"], ". . . . .", {
    tiles: [
      { areas: ["b2", "b3", "b4"], owners: [0], points: 3, bridge: true },
      { areas: ["c1", "d1", "e1"], owners: [2], points: 3, bridge: true },
    ],
  }),
  "score.bonus": picture(["TTTTTT", "TTTTTT", "TTTTTT"], ". . . . . .", {
    tiles: [
      { areas: ["a2", "a3", "b3"], owners: [0], points: 3 },
      { areas: ["b1", "b2", "c1", "c2"], owners: [0], points: 4 },
      { areas: ["e2", "e3"], owners: [1], points: 2 },
      { areas: ["f1", "f2"], owners: [0, 1], points: 1 },
    ],
  }),
};
