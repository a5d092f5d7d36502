/** What the server shows of a game of Huns. */
import type { Frame, Words } from "../../server/wire";

export const colours = ["blue", "red", "green", "black", "yellow"] as const;
export type Colour = (typeof colours)[number];
export type CardType = "equipment" | "raid" | "mercenary" | "curse" | "treasure";
export type WagonType = "purple" | "orange" | "green" | "blue";
export type Status =
  "active" | "blocked" | "waiting" | "used" | "ready" | "filled" | "fled" | "met" | "unmet";
export type Phase = "start" | "end" | "during" | "any" | "game_end";
export type Question =
  | "start"
  | "wagons"
  | "roll"
  | "reroll"
  | "cards"
  | "wagon"
  | "before"
  | "action"
  | "after"
  | "play"
  | "flee"
  | "put"
  | "return"
  | "take"
  | "next"
  | "use"
  | "over";

/** What is printed on a card. */
export interface CardFace {
  type: CardType;
  name: Words;
  text: Words;
  phase: Phase;
  slots: number;
  min_players: number;
  /** Its player is asked, also in others' turns, whether to use it. */
  asks: boolean;
}

export interface CardSeen {
  id: string;
  status: Status;
  used: boolean;
  slots?: number;
  cubes?: Colour[];
  /** Who laid this curse. */
  by?: number;
}

export interface WagonFace {
  type: WagonType;
  slots: Colour[];
}

export interface WagonSeen {
  id: string;
  cubes: (Colour | null)[];
}

export interface ScoreLine {
  line: string;
  text: Words;
  points: number;
}

export interface CampSeen {
  seat: number;
  cards: CardSeen[];
  wagons: (WagonSeen | null)[];
  wagon_limit: number;
  stash: Record<Colour, number>;
  shipped: (string | null)[];
  score: number;
  lines: ScoreLine[];
}

export interface DieSeen {
  colour: Colour;
  face: number | null;
  available: boolean;
  holder: number | null;
}

export interface Offer {
  value: number | null;
  pillage: number | null;
  draw: number | null;
  free: number;
}

export interface DeckSeen {
  colour: Colour;
  type: CardType;
  size: number;
  under: (string | null)[];
}

export interface HunsView {
  /** The seat that looks; nobody's in particular for a spectator. */
  you: number | null;
  question: Question;
  round: number;
  turn: number;
  first: number | null;
  active: number | null;
  dice: DieSeen[];
  die: { colour: Colour; face: number; value: number; pillage?: number; draw?: number } | null;
  offers: Partial<Record<Colour, Offer>>;
  reserve: Record<Colour, number>;
  decks: DeckSeen[];
  drawn: { seat: number; deck: Colour; cards: (string | null)[] } | null;
  display: (string | null)[];
  pile: number;
  camps: CampSeen[];
  placing: { seat: number; left: number; source: string; colours: Colour[] } | null;
  effect: string | null;
  waiting: string[];
  curse: string | null;
  cards: Record<string, CardFace>;
  wagons: Record<string, WagonFace>;
}

export const viewOf = (view: Frame["view"]): HunsView => view as unknown as HunsView;

export const isColour = (word: string | undefined): word is Colour =>
  colours.includes(word as Colour);
export const isCard = (step: string): boolean => /^(eq|ra|me|cu|tr)\d\d$/.test(step);
export const isWagon = (step: string): boolean => /^wg\d\d$/.test(step);

/** The colour that a place names last: die:blue, wg05:red, stash:1:green. */
export function colourOf(place: string): Colour | null {
  const last = place.split(":").at(-1);
  return isColour(last) ? last : null;
}

export const typeOf: Record<Colour, CardType> = {
  blue: "equipment",
  red: "raid",
  green: "mercenary",
  black: "curse",
  yellow: "treasure",
};

export const colourOfType = Object.fromEntries(
  colours.map((colour) => [typeOf[colour], colour]),
) as Record<CardType, Colour>;

export const cardIn = (view: HunsView, id: string): CardSeen | null =>
  view.camps.flatMap(({ cards }) => cards).find((card) => card.id === id) ?? null;

/** The camp in which a card or a wagon lies. */
export const campOf = (view: HunsView, thing: string): CampSeen | null =>
  view.camps.find(
    ({ cards, wagons }) =>
      cards.some(({ id }) => id === thing) || wagons.some((wagon) => wagon?.id === thing),
  ) ?? null;
