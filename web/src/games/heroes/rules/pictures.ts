/** Pictures for rules: small positions, drawn, not judged. */
import type { CitySeen, Kind, PieceSeen } from "../view";

export interface Picture {
  columns: number;
  rows: number;
  pieces: PieceSeen[];
  cities: CitySeen[];
  ends?: string[];
  fallen?: string[];
  way?: string[];
}

const letters = "abcdefghij";

/**
 * A position drawn with letters, the far row first: g G a warrior and a hero of Gold, t T of Teal,
 * o a square where a move may end, ( a city of Gold and [ of Teal before what stands in it.
 */
function picture(drawing: string, more: Partial<Picture> = {}): Picture {
  const rows = drawing
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const drawn: Picture = {
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    pieces: [],
    cities: [],
    ends: [],
  };
  rows.forEach((cells, down) =>
    cells.forEach((cell, column) => {
      const square = `${letters.charAt(column)}${rows.length - down}`;
      if (cell.startsWith("(")) drawn.cities.push({ square, seat: 0 });
      if (cell.startsWith("[")) drawn.cities.push({ square, seat: 1 });
      const inside = cell.at(-1) ?? ".";
      if (inside === "o") drawn.ends?.push(square);
      if (!/[gt]/i.test(inside)) return;
      const kind: Kind = /[GT]/.test(inside) ? "hero" : "warrior";
      drawn.pieces.push({ square, seat: /g/i.test(inside) ? 0 : 1, kind });
    }),
  );
  return { ...drawn, ...more };
}

const wholeBoard = `
  . t  t t  t t t  t t  .
  . .  . .  . . .  . .  .
  . .  . [. . . [. . .  .
  . [. . .  . . .  . [. .
  . .  . .  . . .  . .  .
  . .  . .  . . .  . .  .
  . (. . .  . . .  . (. .
  . .  . (. . . (. . .  .
  . .  . .  . . .  . .  .
  . g  g g  g g g  g g  .`;

export const pictures: Record<string, Picture> = {
  layout: picture(wholeBoard),
  "moving.warrior": picture(
    `
    o o o o o
    o o o o o
    o o g o o
    o o o o o
    o o o o o`,
    { way: ["c3", "d3", "e2"] },
  ),
  "moving.hero": picture(
    `
    o o o o o o o
    o o o o o o o
    o o o o o o o
    o o o G o o o
    o o o o o o o
    o o o o o o o
    o o o o o o o`,
    { way: ["d4", "e5", "e6", "f7"] },
  ),
  "city.promotion": picture(
    `
    . .  . .
    . (G . .
    . .  . .
    . .  . .`,
    { way: ["d1", "c2", "b3"] },
  ),
  "city.capture": picture(
    `
    . .  . .
    . [t . .
    . .  . .`,
    { way: ["d3", "c3", "b2"] },
  ),
  surrounded: picture(
    `
    . . . . g .
    . . . t . .
    g t t g . .
    . g . . . .`,
    { fallen: ["b2", "c2", "d3"] },
  ),
  special: picture(`
    .  .  .
    .  (g .
    .  .  .`),
};
