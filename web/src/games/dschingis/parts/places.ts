/** Where villages, lines and towers are in the drawing. */
import type { LineOnMap, MapSeen } from "../view";

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
    flipped: boolean,
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

  #sharedTower(one: string, two: string): Point | null {
    const [a, b] = [this.lineOf.get(one), this.lineOf.get(two)];
    const tower = a && b ? a.towers.find((tower) => b.towers.includes(tower)) : undefined;
    return tower === undefined ? null : this.tower(tower);
  }
}

export const at = ({ x, y }: Point): string => `${x} ${y}`;
