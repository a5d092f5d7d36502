/**
 * How the cards of a camp lie: a place for each kind, in it the cards that still matter, in rows or
 * fanned, and what is spent folded into a stack. A card that is played moves nobody else's.
 */
import { colours, typeOf } from "./things";
import type { CardFace, CardSeen, CardType } from "../view";

export interface Size {
  w: number;
  h: number;
  /** Height of the strip with the signs, and how large they are. */
  strip: number;
  icon: number;
  /** Room for the name. */
  name: boolean;
}

/** From large to small; the picture is 120 × 76. */
export const sizes: readonly Size[] = [
  { w: 118, h: 144, strip: 30, icon: 22, name: true },
  { w: 92, h: 90, strip: 28, icon: 20, name: false },
  { w: 80, h: 80, strip: 26, icon: 19, name: false },
  { w: 66, h: 67, strip: 24, icon: 18, name: false },
  { w: 56, h: 60, strip: 22, icon: 17, name: false },
  { w: 49, h: 56, strip: 21, icon: 16, name: false },
  { w: 45, h: 50, strip: 20, icon: 15, name: false },
];
const smallest = sizes.at(-1) as Size;
export const gap = 4;
const overlap = 0.66;

export interface Laid {
  type: CardType;
  /** A card, or several that are spent: the last one lies on top. */
  cards: CardSeen[];
  isStack: boolean;
  /** Another lies over its foot. */
  isCovered: boolean;
  x: number;
  y: number;
}

export interface Laying {
  size: Size;
  height: number;
  zones: { type: CardType; x: number; w: number; isEmpty: boolean }[];
  laid: Laid[];
}

/** What has done its part, and is looked at least. */
export const isSpent = ({ status }: CardSeen, type: CardType): boolean =>
  status === "fled" || status === "filled" || (status === "used" && type === "raid");

interface Pile {
  type: CardType;
  cards: CardSeen[];
  isStack: boolean;
}

/** The cards of a kind, oldest first, those spent together at the end. */
function pilesOf(cards: CardSeen[], type: CardType, faces: Record<string, CardFace>): Pile[] {
  const mine = cards.filter(({ id }) => faces[id]?.type === type);
  const spent = mine.filter((card) => isSpent(card, type));
  const live = mine.filter((card) => !isSpent(card, type));
  const piles = live.map((card) => ({ type, cards: [card], isStack: false }));
  return spent.length > 0 ? [...piles, { type, cards: spent, isStack: true }] : piles;
}

const acrossIn = (zone: number, { w }: Size) => Math.max(1, Math.floor((zone + gap) / (w + gap)));

export function lay(
  cards: CardSeen[],
  faces: Record<string, CardFace>,
  { width, height }: { width: number; height: number | null },
): Laying {
  const kinds = colours.map((colour) => pilesOf(cards, typeOf[colour], faces));
  const zone = (width - 4 * gap) / 5;
  const rowsOf = (size: Size) =>
    Math.max(...kinds.map((piles) => Math.ceil(piles.length / acrossIn(zone, size))), 1);
  const tallOf = (size: Size) => rowsOf(size) * (size.h + gap) - gap;
  /** Rows may overlap a little before everything becomes smaller; names stay in sight. */
  const leastOf = (size: Size) =>
    size.name ? tallOf(size) : size.h + (rowsOf(size) - 1) * size.h * overlap;
  const narrow = sizes.filter(({ w }) => w <= zone);
  const size =
    height === null
      ? (narrow.find(({ name }) => !name) ?? smallest)
      : (narrow.find((each) => leastOf(each) <= height) ?? narrow.at(-1) ?? smallest);
  const room = height ?? tallOf(size);
  const laid = kinds.flatMap((piles, kind) => {
    const across = acrossIn(zone, size);
    const rows = Math.ceil(piles.length / across);
    const step = rows > 1 ? Math.min(size.h + gap, (room - size.h) / (rows - 1)) : 0;
    return piles.map((pile, i) => ({
      ...pile,
      isCovered: step < size.h && i + across < piles.length,
      x: Math.round(kind * (zone + gap) + (i % across) * (size.w + gap)),
      y: Math.max(0, Math.round(Math.floor(i / across) * step)),
    }));
  });
  const zones = colours.map((colour, kind) => ({
    type: typeOf[colour],
    x: Math.round(kind * (zone + gap)),
    w: Math.floor(zone),
    isEmpty: kinds[kind]?.length === 0,
  }));
  return { size, height: room, zones, laid };
}
