/** Which cards of a camp are folded into small tiles, where not all can be told by name. */
import type { CardSeen } from "../view";

export interface Room {
  width: number;
  height: number;
  /** One's own cards are larger. */
  own: boolean;
}

const gap = 7;
const tile = { side: 44, gap: 5 };

/** What has done its part, and is looked at least. */
const isSpent = ({ id, status }: CardSeen): boolean =>
  status === "fled" || status === "filled" || (status === "used" && id.startsWith("ra"));

/** Nothing is folded while all fit; then what is spent, then as many of the oldest as needed. */
export function foldedIn(cards: CardSeen[], room: Room): Set<string> {
  const spent = cards.filter(isSpent);
  const order = [...spent, ...cards.filter((card) => !isSpent(card))].map(({ id }) => id);
  const fits = (folded: number) => heightOf(order.length, folded, room) <= room.height;
  if (room.height === 0 || fits(0)) return new Set();
  let folded = spent.length;
  while (folded < order.length && !fits(folded)) folded++;
  return new Set(order.slice(0, folded));
}

function heightOf(cards: number, folded: number, { width, own }: Room): number {
  const row = own ? 64 : 54;
  const across = Math.max(1, Math.floor((width + gap) / ((own ? 156 : 124) + gap)));
  const rows = Math.ceil((cards - folded) / across);
  const tiles = Math.max(1, Math.floor((width + tile.gap) / (tile.side + tile.gap)));
  const lines = Math.ceil(folded / tiles);
  const above = rows * (row + gap) - (rows > 0 ? gap : 0);
  const below = lines * (tile.side + tile.gap) - (lines > 0 ? tile.gap : 0);
  return above + below + (rows > 0 && lines > 0 ? gap : 0);
}
