/** A small map drawn with letters, for miniatures and the pictures of the rules page. */
import type { Country, Kind, MapSeen, TokenSeen } from "../view";

export interface WallDrawn {
  line: string;
  open: boolean;
  great: boolean;
}

export interface Drawn {
  map: MapSeen;
  countries: Record<string, Country>;
  walls: WallDrawn[];
  ends: string[];
}

const letters = "abcdefghijklmnop";
const village = (column: number, row: number) => `${letters.charAt(column)}${row + 1}`;
const tower = (column: number, row: number) => `t-${column}-${row}`;

/** What stands on a line: the Great Wall or a branch, open or closed. */
const standing: Record<string, Omit<WallDrawn, "line">> = {
  "=": { open: true, great: true },
  H: { open: true, great: true },
  x: { open: false, great: true },
  X: { open: false, great: true },
  "~": { open: true, great: false },
  h: { open: true, great: false },
};

/**
 * As in the board file: m a village in Mongolia, c one in China; - | roads; === and H the Great
 * Wall, xxx and X where it is closed, ~~~ and h a branch; R an end of the Great Wall.
 */
export function drawn(text: string): Drawn {
  const lines = text.replace(/^\n/, "").trimEnd().split("\n");
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const cut = lines.map((line) => line.slice(indent));
  const rows = (cut.length - 1) / 2;
  const columns = Math.round((Math.max(...cut.map((line) => line.length)) - 1) / 4);
  const sign = (line: number, column: number) => cut[line]?.charAt(column) ?? " ";
  const lineOf = (row: number) => 2 * (rows - 1 - row) + 1;

  const found: Drawn = {
    map: { columns, rows, villages: [], towers: [], lines: [], outline: [] },
    countries: {},
    walls: [],
    ends: [],
  };
  const there = (column: number, row: number) => /[mc]/.test(sign(lineOf(row), 4 * column + 2));
  const join = (one: string, two: string, towers: [string, string], signs: string) => {
    const id = `${one}/${two}`;
    found.map.lines.push({ id, villages: [one, two], towers, road: /[-|]/.test(signs) });
    const wall = standing[signs.charAt(0)];
    if (wall) found.walls.push({ line: id, ...wall });
  };
  for (let column = 0; column <= columns; column++)
    for (let row = 0; row <= rows; row++) {
      if (there(column, row)) {
        const id = village(column, row);
        found.map.villages.push({ id, column, row });
        found.countries[id] = sign(lineOf(row), 4 * column + 2) === "m" ? "mongolia" : "china";
        if (there(column, row + 1)) {
          const signs = cut[lineOf(row) - 1]?.slice(4 * column + 1, 4 * column + 4) ?? "";
          const towers: [string, string] = [tower(column, row + 1), tower(column + 1, row + 1)];
          join(id, village(column, row + 1), towers, signs);
        }
        if (there(column + 1, row)) {
          const towers: [string, string] = [tower(column + 1, row), tower(column + 1, row + 1)];
          join(id, village(column + 1, row), towers, sign(lineOf(row), 4 * column + 4));
        }
      }
      const around = [0, 1].flatMap((i) => [0, 1].map((j) => there(column - i, row - j)));
      if (!around.includes(true)) continue;
      found.map.towers.push({
        id: tower(column, row),
        column,
        row,
        border: around.includes(false),
      });
      if (sign(lineOf(row) + 1, 4 * column) === "R") found.ends.push(tower(column, row));
    }
  found.map.outline = outline(there, columns, rows);
  return found;
}

/** The towers around all villages in order. */
function outline(
  there: (column: number, row: number) => boolean,
  columns: number,
  rows: number,
): string[] {
  const after = new Map<string, string>();
  for (let x = 0; x < columns; x++)
    for (let y = 0; y < rows; y++) {
      if (!there(x, y)) continue;
      if (!there(x, y - 1)) after.set(tower(x, y), tower(x + 1, y));
      if (!there(x + 1, y)) after.set(tower(x + 1, y), tower(x + 1, y + 1));
      if (!there(x, y + 1)) after.set(tower(x + 1, y + 1), tower(x, y + 1));
      if (!there(x - 1, y)) after.set(tower(x, y + 1), tower(x, y));
    }
  const [first] = after.keys();
  const around: string[] = [];
  for (let at = first; at !== undefined && !around.includes(at); at = after.get(at))
    around.push(at);
  return around;
}

/** `0:chinese 1:?`, from the bottom to the top. */
export function stackOf(text: string): TokenSeen[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((token) => {
      const [seat, kind = "?"] = token.split(":");
      return { seat: Number(seat), kind: kind === "?" ? null : (kind as Kind) };
    });
}
