/** How large everything is drawn in the room there is. All in pixels, except for the scale. */
import { unit, type Ground } from "./ground";

export interface Sizes {
  /** Pixels for each unit of the drawing. */
  scale: number;
  /** The border around the map, with the rows' numbers. */
  side: number;
  /** Left and right of the map: wider where the courts need it. */
  margin: number;
  /** The height of a court. */
  court: number;
  /** Above the map. */
  top: number;
  width: number;
  height: number;
}

const courtWidth = 130; // so that the longest name is drawn as it is

export function sizesIn(width: number, height: number, ground: Ground): Sizes {
  const side = Math.max(16, width * 0.026);
  const court = Math.max(35, Math.min(56, height * 0.07));
  const gap = side * 0.7;
  const around = 2 * court + side + 2 * gap;
  const scale = Math.max(
    0.1,
    Math.min(
      (width - 2 * side) / (ground.columns * unit),
      (height - around) / (ground.height * unit),
    ),
  );
  const map = ground.columns * unit * scale;
  const wide = Math.max(map + 2 * side, Math.min(width, 4 * courtWidth));
  return {
    scale,
    side,
    margin: (wide - map) / 2,
    court,
    top: court + gap,
    width: wide,
    height: ground.height * unit * scale + around,
  };
}

/** The middles of so many courts, four above and the others below, in units of the drawing. */
export function courtsAt(n: number, sizes: Sizes): { x: number; y: number }[] {
  const { scale, margin, court, top, width, height } = sizes;
  return Array.from({ length: n }, (_, i) => ({
    x: (((i % 4) + 0.5) * (width / 4) - margin) / scale,
    y: (i < 4 ? court / 2 - top : height - top - court / 2) / scale,
  }));
}
