/** The view that the server sends of a game of Dschingis Khan. */
import type { Happening } from "../../server/wire";

export type Kind = "chinese" | "mongol" | "peasant" | "plague" | "herb";
export type Country = "mongolia" | "china";

export interface TokenSeen {
  seat: number;
  /** null where it lies face down to whoever looks. */
  kind: Kind | null;
}

export interface VillageSeen {
  id: string;
  country: Country;
  owner: number | null;
  leader: number | null;
  /** From the bottom to the top. */
  stack: TokenSeen[];
  /** What is known of it counts for its owner now. */
  points: number | null;
  known: boolean;
}

export interface WallSeen {
  line: string;
  open: boolean;
  great: boolean;
  fresh: boolean;
}

export interface SeatSeen {
  seat: number;
  walls: number;
  tokens: number;
  passive: number;
  gone: number;
  leader: string | null;
  controls: number;
  score: number;
  active_kinds: Kind[] | null;
  passive_kinds: Kind[] | null;
  gone_kinds: Kind[] | null;
}

export interface LineOnMap {
  id: string;
  villages: [string, string];
  towers: [string, string];
  road: boolean;
}

export interface MapSeen {
  columns: number;
  rows: number;
  villages: { id: string; column: number; row: number }[];
  towers: { id: string; column: number; row: number; border: boolean }[];
  lines: LineOnMap[];
  outline: string[];
}

/** What one more wall would cause. */
export interface Outlook {
  line: string;
  makes: "branch" | "loop" | "outer-loop" | "new-end";
  happened: Happening[];
}

/** A way along the wall. */
export interface Route {
  up: string;
  down: string;
  walls: string[];
}

export interface DschingisView {
  phase: string;
  turn: number | null;
  map: MapSeen;
  villages: VillageSeen[];
  walls: WallSeen[];
  ends: { west: string; east: string };
  common_walls: number;
  seats: SeatSeen[];
  visited: string[];
  last_round: number | null;
  routes: Route[];
  outlook: Outlook[];
}
