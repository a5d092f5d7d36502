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
  /** Whether courts have room for their rulers' names. */
  isNamed: boolean;
  /** Above the map. */
  top: number;
  width: number;
  height: number;
}

const courts = 8; // in a row above the map
const courtWidth = 74; // so that most names are drawn as they are

export function sizesIn(width: number, height: number, ground: Ground): Sizes {
  const side = Math.max(16, width * 0.024);
  const isNamed = width >= courts * (courtWidth - 4);
  const court = isNamed ? Math.max(46, Math.min(62, height * 0.065)) : 32;
  const gap = side * 0.45;
  const around = court + gap + side * 1.3;
  const scale = Math.max(
    0.1,
    Math.min(
      (width - 2 * side) / (ground.columns * unit),
      (height - around) / (ground.height * unit),
    ),
  );
  const map = ground.columns * unit * scale;
  const wide = Math.max(map + 2 * side, Math.min(width, courts * (isNamed ? courtWidth : 47)));
  return {
    scale,
    side,
    margin: (wide - map) / 2,
    court,
    isNamed,
    top: court + gap,
    width: wide,
    height: ground.height * unit * scale + around,
  };
}

/** The middles of so many courts in a row above the map, in units of the drawing. */
export function courtsAt(n: number, sizes: Sizes): { x: number; y: number }[] {
  const { scale, margin, court, top, width } = sizes;
  return Array.from({ length: n }, (_, i) => ({
    x: ((i + 0.5) * (width / n) - margin) / scale,
    y: (court / 2 - top) / scale,
  }));
}

/** How wide a court is, in pixels. */
export const courtWide = (n: number, sizes: Sizes): number => sizes.width / Math.max(1, n) - 4;
