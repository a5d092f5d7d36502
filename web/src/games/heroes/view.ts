/** The view that the server sends of a game of Heroes. */

export type Kind = "warrior" | "hero";

export interface PieceSeen {
  square: string;
  seat: number;
  kind: Kind;
}

export interface CitySeen {
  square: string;
  seat: number;
}

export interface HeroesView {
  pieces: PieceSeen[];
  cities: CitySeen[];
  lost: number[];
  cities_in_all: number;
}
