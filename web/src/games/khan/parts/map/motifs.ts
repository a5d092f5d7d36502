/** What grows or lies in each landscape, as paths: one for all areas of a region, so drawn at once. */
import type { Area } from "./ground";
import { unit } from "./ground";

/** Layers of a landscape, from below. Strokes and fills are the style sheet's. */
export type Layers = Record<string, string>;
type Motif = (x: number, y: number, variant: number) => Layers;

const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const peak = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`;
const snow = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y - h}l${w * 0.42} ${h * 0.42}l${-w * 0.24} ${-h * 0.1}l${-w * 0.2} ${h * 0.16}l${-w * 0.2} ${-h * 0.14}l${-w * 0.2} ${h * 0.08}z`;
const shade = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y - h}L${x + w} ${y}H${x + w * 0.25}Z`;

const mountains: Motif = (x, y, v) => {
  const [big, small] = v % 2 ? [38, 72] : [62, 27];
  return {
    back: peak(x + small, y + 86, 24, 44),
    rock: peak(x + big, y + 90, 34, 66),
    shade: shade(x + big, y + 90, 34, 66) + shade(x + small, y + 86, 24, 44),
    snow: snow(x + big, y + 90, 34, 66) + snow(x + small, y + 86, 24, 44),
  };
};

const tuft = (x: number, y: number): string =>
  `M${x} ${y}q-2 -8 -9 -13M${x} ${y}v-18M${x} ${y}q2 -8 9 -13`;
const tundra: Motif = (x, y, v) => {
  const spots = [
    [22, 36],
    [72, 30],
    [48, 62],
    [20, 88],
    [80, 84],
  ] as const;
  const shift = (v % 3) * 5 - 5;
  return {
    moss: disc(x + 58 + shift, y + 88, 9, 4) + disc(x + 40 - shift, y + 24, 7, 3),
    tuft: spots.map(([dx, dy]) => tuft(x + dx + shift, y + dy)).join(""),
  };
};

const ice: Motif = (x, y, v) => ({
  floe: `M${x + 8} ${y + 20 + (v % 3) * 4}l34 -12l20 14l-8 22l-32 4zM${x + 52} ${y + 66}l26 -12l16 16l-12 20l-28 -4z`,
  crack: `M${x + 2} ${y + 58}l20 6l14 -8l12 14l-6 20M${x + 48} ${y + 70}l16 -22l22 -6l10 -14M${x + 64} ${y + 48}l-4 -16`,
});

const stones = [
  [20, 24, 10],
  [52, 16, 6],
  [80, 28, 12],
  [34, 58, 7],
  [68, 62, 9],
  [18, 84, 12],
  [50, 88, 7],
  [84, 88, 8],
] as const;
const stony: Motif = (x, y, v) => {
  const shift = (v % 3) * 4 - 4;
  return {
    stone: stones.map(([dx, dy, r]) => disc(x + dx + shift, y + dy, r, r * 0.7)).join(""),
    glint: stones
      .map(
        ([dx, dy, r]) =>
          `M${x + dx + shift - r * 0.6} ${y + dy - r * 0.2}q${r * 0.5} ${-r * 0.5} ${r} ${-r * 0.3}`,
      )
      .join(""),
  };
};

const sandy: Motif = (x, y, v) => {
  const shift = (v % 3) * 6 - 6;
  const dune = (dx: number, dy: number) => `M${x + dx + shift} ${y + dy}q15 -17 30 -3t26 0`;
  return {
    dune: dune(12, 26) + dune(34, 52) + dune(10, 76) + dune(42, 94),
    grain: disc(x + 78, y + 22, 2) + disc(x + 20, y + 52, 2) + disc(x + 84, y + 70, 2),
  };
};

const crown = (x: number, y: number, r: number): string =>
  disc(x - r * 0.6, y, r * 0.7) + disc(x + r * 0.6, y, r * 0.7) + disc(x, y - r * 0.55, r * 0.8);
const forest: Motif = (x, y, v) => {
  const trees =
    v % 2
      ? ([
          [24, 34, 15],
          [74, 30, 13],
          [50, 62, 16],
          [18, 82, 12],
          [82, 82, 15],
        ] as const)
      : ([
          [30, 28, 13],
          [76, 38, 16],
          [22, 66, 16],
          [54, 56, 11],
          [62, 86, 15],
        ] as const);
  return {
    trunk: trees.map(([dx, dy, r]) => `M${x + dx} ${y + dy}v${r}`).join(""),
    crown: trees.map(([dx, dy, r]) => crown(x + dx, y + dy, r)).join(""),
    light: trees.map(([dx, dy, r]) => disc(x + dx - r * 0.25, y + dy - r * 0.6, r * 0.42)).join(""),
  };
};

const water: Motif = (x, y, v) => {
  const shift = (v % 3) * 7 - 7;
  const wave = (dx: number, dy: number) => `M${x + dx + shift} ${y + dy}q7 -8 14 0t14 0t14 0`;
  return { wave: wave(16, 28) + wave(40, 54) + wave(12, 80) };
};

const motifs: Record<string, Motif> = {
  M: mountains,
  T: tundra,
  I: ice,
  S: stony,
  D: sandy,
  F: forest,
  "~": water,
};

/** The layers of all these areas of one landscape. */
export function layersOf(land: string, areas: Area[]): [string, string][] {
  const whole = new Map<string, string>();
  for (const { x, y } of areas) {
    const layers = motifs[land]?.(x * unit, y * unit, (x * 7 + y * 13 + x * y) % 6) ?? {};
    for (const [layer, path] of Object.entries(layers))
      whole.set(layer, (whole.get(layer) ?? "") + path);
  }
  return [...whole];
}
