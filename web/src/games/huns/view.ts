/** What the server shows of a game of Huns. */
import type { Text } from "../../texts/text";

export type Colour = "blue" | "red" | "green" | "black" | "yellow";
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
  name: Text;
  text: Text;
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
  text: Text;
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
