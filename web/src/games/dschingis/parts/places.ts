/** Where villages, lines and towers are in the drawing. */
import type { Country, LineOnMap, MapSeen } from "../view";

/** The distance between two villages in the drawing. */
export const unit = 100;

export interface Point {
  x: number;
  y: number;
}

export interface LinePlace extends Point {
  id: string;
  /** Degrees by which a wall drawn from left to right is turned. */
  turn: number;
}

export class Places {
  readonly width: number;
  readonly height: number;
  readonly villages = new Map<string, Point>();
  readonly towers = new Map<string, Point>();
  readonly lines = new Map<string, LinePlace>();
  readonly lineOf = new Map<string, LineOnMap>();

  constructor(
    readonly map: MapSeen,
    private readonly flipped: boolean,
  ) {
    this.width = map.columns * unit;
    this.height = map.rows * unit;
    const place = (column: number, row: number): Point =>
      flipped
        ? { x: this.width - column * unit, y: row * unit }
        : { x: column * unit, y: this.height - row * unit };
    for (const { id, column, row } of map.villages)
      this.villages.set(id, place(column + 0.5, row + 0.5));
    for (const { id, column, row } of map.towers) this.towers.set(id, place(column, row));
    for (const line of map.lines) {
      const [one, two] = line.towers.map((id) => this.tower(id)) as [Point, Point];
      const turn = one.x === two.x ? 90 : 0;
      const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
      this.lines.set(line.id, { id: line.id, ...middle, turn });
      this.lineOf.set(line.id, line);
    }
  }

  village(id: string): Point {
    return this.villages.get(id) ?? { x: 0, y: 0 };
  }

  tower(id: string): Point {
    return this.towers.get(id) ?? { x: 0, y: 0 };
  }

  line(id: string): LinePlace {
    return this.lines.get(id) ?? { id, x: 0, y: 0, turn: 0 };
  }

  /** The middle of a line. */
  lineAt = (id: string): Point => this.line(id);

  /** A village or the middle of a line. */
  at(id: string): Point {
    return id.includes("/") ? this.line(id) : this.village(id);
  }

  /** From tower to tower. */
  wallPath(line: string): string {
    const [one = "", two = ""] = this.lineOf.get(line)?.towers ?? [];
    return `M${at(this.tower(one))}L${at(this.tower(two))}`;
  }

  /** From one village over walls to another, round the corners at the towers. */
  way(stops: string[]): string {
    const points: Point[] = [];
    stops.forEach((stop, i) => {
      const before = stops[i - 1];
      const shared = before === undefined ? null : this.#sharedTower(before, stop);
      if (shared) points.push(shared);
      points.push(this.at(stop));
    });
    return points.map((point, i) => `${i ? "L" : "M"}${at(point)}`).join("");
  }

  /**
   * Where the countries' names are written: in their land, over the longest row of villages that lies
   * farthest from the other country (Mongolia in the north, China in the south).
   */
  named(countries: Record<string, Country>): ({ country: Country } & Point)[] {
    return (["mongolia", "china"] as const).flatMap((country) => {
      const isAbove = (country === "mongolia") !== this.flipped;
      const rows = Array.from({ length: this.map.rows }, (_, i) => (i + 0.5) * unit);
      for (const y of isAbove ? rows : rows.reverse()) {
        const run = this.#runIn(y, (village) => countries[village] === country);
        if (run.length < 2) continue;
        const [first = 0, last = 0] = [run[0], run.at(-1)];
        return [{ country, x: (first + last) / 2, y: y + (isAbove ? -34 : 40) }];
      }
      return [];
    });
  }

  /** The longest run of villages beside each other in a row. */
  #runIn(y: number, fits: (village: string) => boolean): number[] {
    const there = [...this.villages]
      .filter(([village, at]) => at.y === y && fits(village))
      .map(([, { x }]) => x)
      .sort((one, other) => one - other);
    let [best, run]: [number[], number[]] = [[], []];
    for (const x of there) {
      run = run.at(-1) === x - unit ? [...run, x] : [x];
      if (run.length > best.length) best = run;
    }
    return best;
  }

  #sharedTower(one: string, two: string): Point | null {
    const [a, b] = [this.lineOf.get(one), this.lineOf.get(two)];
    const tower = a && b ? a.towers.find((tower) => b.towers.includes(tower)) : undefined;
    return tower === undefined ? null : this.tower(tower);
  }
}

/** In the middle of all these. */
export const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export const at = ({ x, y }: Point): string => `${x} ${y}`;
