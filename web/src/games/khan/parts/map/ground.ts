/** Where the areas of a map lie in the drawing: columns from a, rows from 1 at the bottom. */
export const unit = 100;
export const river = "~";
const letters = "abcdefghijklmnopqrstuvwxyz";

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  name: string;
  /** The region's letter as in the board file, large; ~ for a river. */
  land: string;
  /** On the edge without touching the surrounding territories. */
  walled: boolean;
}

export function placeOf(area: string): { column: number; row: number } {
  return { column: letters.indexOf(area.charAt(0)), row: Number(area.slice(1)) - 1 };
}

export function nameOf(column: number, row: number): string {
  return `${letters.charAt(column)}${row + 1}`;
}

/** By column, then by row, as the notation has them. */
export function sorted(areas: Iterable<string>): string[] {
  return [...areas].sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return a.column - b.column || a.row - b.row;
  });
}

export class Ground {
  readonly columns: number;
  readonly height: number;
  readonly areas: Area[];
  readonly #named: Map<string, Area>;

  constructor(
    readonly rows: string[],
    readonly flipped = false,
  ) {
    this.columns = Math.max(...rows.map((row) => row.length));
    this.height = rows.length;
    this.areas = rows.flatMap((line, down) =>
      [...line].flatMap((letter, column) => {
        if (letter === ".") return [];
        const row = this.height - 1 - down;
        const land = letter.toUpperCase();
        const walled = letter !== land;
        return [{ name: nameOf(column, row), land, walled, ...this.#cell(column, row) }];
      }),
    );
    this.#named = new Map(this.areas.map((area) => [area.name, area]));
  }

  #cell(column: number, row: number): Point {
    return this.flipped
      ? { x: this.columns - 1 - column, y: row }
      : { x: column, y: this.height - 1 - row };
  }

  has(name: string): boolean {
    return this.#named.has(name);
  }

  area(name: string): Area | undefined {
    return this.#named.get(name);
  }

  /** The middle of an area in the drawing. */
  centre(name: string): Point {
    const { column, row } = placeOf(name);
    const { x, y } = this.#cell(column, row);
    return { x: (x + 0.5) * unit, y: (y + 0.5) * unit };
  }

  /** The area so many columns and rows away as one sees it, to the right and down. */
  beside(name: string, right: number, down: number): string {
    const { column, row } = placeOf(name);
    const way = this.flipped ? -1 : 1;
    return nameOf(column + way * right, row - way * down);
  }

  middle(areas: string[]): Point {
    const points = areas.map((area) => this.centre(area));
    const sum = points.reduce((one, { x, y }) => ({ x: one.x + x, y: one.y + y }), { x: 0, y: 0 });
    return { x: sum.x / points.length, y: sum.y / points.length };
  }

  /** The area of these that lies nearest to their middle. */
  heart(areas: string[]): string {
    const { x, y } = this.middle(areas);
    const far = (area: string) => {
      const at = this.centre(area);
      return Math.hypot(at.x - x, at.y - y);
    };
    return areas.reduce((best, area) => (far(area) < far(best) - 1 ? area : best), areas[0] ?? "");
  }

  /** The border of some areas as a path, so far inside it, its corners rounded. */
  outline(areas: Iterable<string>, inset = 0, round = 14): string {
    const cells = [...areas].map((name) => {
      const { column, row } = placeOf(name);
      return this.#cell(column, row);
    });
    return loops(cells)
      .map((loop) => drawn(loop, inset, round))
      .join("");
  }
}

const key = ({ x, y }: Point): string => `${x},${y}`;

/** The closed ways around a set of cells, what is inside on the right hand. */
function loops(cells: Point[]): Point[][] {
  const inside = new Set(cells.map(key));
  const edges = new Map<string, { from: Point; way: Point }>();
  const add = (from: Point, way: Point) => edges.set(`${key(from)}|${key(way)}`, { from, way });
  for (const { x, y } of cells) {
    if (!inside.has(key({ x, y: y - 1 }))) add({ x, y }, { x: 1, y: 0 });
    if (!inside.has(key({ x: x + 1, y }))) add({ x: x + 1, y }, { x: 0, y: 1 });
    if (!inside.has(key({ x, y: y + 1 }))) add({ x: x + 1, y: y + 1 }, { x: -1, y: 0 });
    if (!inside.has(key({ x: x - 1, y }))) add({ x, y: y + 1 }, { x: 0, y: -1 });
  }
  const found: Point[][] = [];
  for (let start = edges.values().next().value; start; start = edges.values().next().value) {
    const loop: Point[] = [];
    let { from, way } = start;
    for (;;) {
      edges.delete(`${key(from)}|${key(way)}`);
      loop.push(from);
      from = { x: from.x + way.x, y: from.y + way.y };
      const ways = [{ x: -way.y, y: way.x }, way, { x: way.y, y: -way.x }];
      const next = ways.find((turn) => edges.has(`${key(from)}|${key(turn)}`));
      if (!next) break;
      way = next;
    }
    found.push(loop);
  }
  return found;
}

function drawn(loop: Point[], inset: number, round: number): string {
  const n = loop.length;
  const way = (i: number): Point => {
    const [from, to] = [loop[(i + n) % n], loop[(i + 1) % n]];
    return from && to ? { x: to.x - from.x, y: to.y - from.y } : { x: 0, y: 0 };
  };
  const parts: string[] = [];
  loop.forEach(({ x, y }, i) => {
    const [into, out] = [way(i - 1), way(i)];
    if (into.x === out.x && into.y === out.y) return;
    const corner = {
      x: x * unit + inset * (-into.y - out.y),
      y: y * unit + inset * (into.x + out.x),
    };
    const before = `${corner.x - into.x * round} ${corner.y - into.y * round}`;
    const after = `${corner.x + out.x * round} ${corner.y + out.y * round}`;
    parts.push(
      `${parts.length ? "L" : "M"}${before}${round ? `Q${corner.x} ${corner.y} ${after}` : ""}`,
    );
  });
  return `${parts.join("")}Z`;
}
