/** The view that the server sends of a game of Khan. */
import type { Text } from "../../texts/text";

export type Special = "morale" | "protect" | "gods" | "scout";

export interface MapSeen {
  /** The top row first, a letter for each area. */
  rows: string[];
  regions: Record<string, string>;
  border: string[];
  title: string;
  reconstruction: boolean;
}

export interface YurtSeen {
  area: string;
  /** Nobody's is a neutral one. */
  seat: number | null;
}

export interface RulerSeen {
  id: string;
  name: Text;
  colour: Text;
  area: string | null;
  court: number;
}

export interface TileSeen {
  kind: string;
  areas: string[];
  owners: number[];
  points: number;
}

export interface ShapeSeen {
  kind: string;
  bridge: boolean;
  form: string[];
  value: number;
  copies: number;
  left: number;
  scouts: number[];
  usable: number[];
}

export interface CardSeen {
  id: string;
  ruler: string;
  kind: string;
  direction: string;
}

export interface TerritorySeen {
  size: number;
  tiles: number[];
  areas: string[];
}

export interface PlayerSeen {
  held: number;
  hand: CardSeen[] | null;
  specials: Record<Special, number>;
  protecting: boolean;
  gods: string[] | "all" | null;
  scouted: string | null;
  points: number;
  bonus: number;
  score: number;
  place: number | null;
  territories: TerritorySeen[];
}

/** Who would own a conquest, for how many points each, and who has to agree. */
export interface Foreseen {
  owners: number[];
  points: number;
  asks: number[];
}

export interface KhanView {
  phase: "setup" | "main" | "last-turn" | "end";
  step: string;
  turn: number | null;
  left: number;
  asked: number | null;
  removed: number;
  map: MapSeen;
  yurts: YurtSeen[];
  rulers: RulerSeen[];
  tiles: TileSeen[];
  supply: ShapeSeen[];
  players: PlayerSeen[];
  pile: number;
  discards: CardSeen[];
  turned: CardSeen | null;
  proposal: (Foreseen & { kind: string; areas: string[] }) | null;
  conquests: (Foreseen & { kind: string; places: string[] })[];
}
