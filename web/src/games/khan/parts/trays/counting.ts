/** The cards by where they are, as far as whoever looks may know. */
import type { KhanView } from "../../view";

export type Lies = "unseen" | "mine" | "discarded";

export interface Counted {
  ruler: string;
  /** For each kind: which way the card says, and where it lies. */
  cards: { kind: string; direction: string; lies: Lies }[];
  unseen: number;
}

/** Cards in no open hand and not on the discards are unseen: on the pile, or in a rival's hand. */
export function countedOf({ deck, discards, players }: KhanView): Counted[] {
  const discarded = new Set(discards.map(({ id }) => id));
  const held = new Set(players.flatMap(({ hand }) => hand?.map(({ id }) => id) ?? []));
  return Object.entries(deck.directions).map(([ruler, directions]) => {
    const cards = deck.kinds.map((kind, i) => {
      const id = `${ruler}.${kind}`;
      const lies: Lies = discarded.has(id) ? "discarded" : held.has(id) ? "mine" : "unseen";
      return { kind, direction: directions[i] ?? "", lies };
    });
    return { ruler, cards, unseen: cards.filter(({ lies }) => lies === "unseen").length };
  });
}

/** Of each kind, how many are unseen. */
export const unseenByKind = (counted: Counted[], kinds: string[]): number[] =>
  kinds.map((_, i) => counted.filter(({ cards }) => cards[i]?.lies === "unseen").length);

/** Cards in hands that stay closed to whoever looks. */
export const closedCards = ({ players }: KhanView): number =>
  players.reduce((sum, { hand, held }) => sum + (hand ? 0 : held), 0);
