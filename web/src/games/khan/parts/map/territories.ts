/** Where the size of a territory is written: on one of its areas that shows nothing else. */
import { unit, type Ground, type Point } from "./ground";
import type { KhanView } from "../../view";

export interface Territory {
  seat: number;
  size: number;
  areas: string[];
  at: Point;
}

/** The area of a tile on which its number of points lies: an upper corner, away from the yurts. */
export function cornerOf(areas: string[], ground: Ground): string {
  const heart = ground.heart(areas);
  const height = (area: string) => {
    const { x, y } = ground.centre(area);
    return y - x / 9;
  };
  return areas
    .filter((area) => area !== heart)
    .reduce((best, area) => (height(area) < height(best) ? area : best));
}

/** Every territory with a place for its size that covers neither yurts, nor points, nor another size. */
export function territoriesOf({ players, tiles }: KhanView, ground: Ground): Territory[] {
  const taken = new Set(
    tiles.flatMap(({ areas }) => [ground.heart(areas), cornerOf(areas, ground)]),
  );
  return players.flatMap(({ territories }, seat) =>
    territories.map(({ size, areas }) => {
      const free = areas.filter((area) => !taken.has(area));
      const area = free.length > 0 ? ground.heart(free) : null;
      if (area !== null) taken.add(area);
      return { seat, size, areas, at: area === null ? below(areas, ground) : ground.centre(area) };
    }),
  );
}

/** No area is free: on the lower edge. */
function below(areas: string[], ground: Ground): Point {
  const points = areas.map((area) => ground.centre(area));
  const low = points.reduce((best, point) => (point.y > best.y ? point : best));
  return { x: low.x, y: low.y + unit / 2 };
}
