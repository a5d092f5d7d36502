/** How large everything is drawn in the room there is. All in pixels, except for the scale. */
import { unit, type Ground } from "./ground";

export interface Sizes {
  /** Pixels for each unit of the drawing. */
  scale: number;
  /** The border beside the map, with the rows' numbers. */
  side: number;
  /** The height of a court. */
  court: number;
  /** Above the map. */
  top: number;
  width: number;
  height: number;
}

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
  return {
    scale,
    side,
    court,
    top: court + gap,
    width: ground.columns * unit * scale + 2 * side,
    height: ground.height * unit * scale + around,
  };
}

/** The middles of so many courts, four above and the others below, in units of the drawing. */
export function courtsAt(n: number, sizes: Sizes): { x: number; y: number }[] {
  const { scale, side, court, top, width, height } = sizes;
  return Array.from({ length: n }, (_, i) => ({
    x: (((i % 4) + 0.5) * (width / 4) - side) / scale,
    y: (i < 4 ? court / 2 - top : height - top - court / 2) / scale,
  }));
}
