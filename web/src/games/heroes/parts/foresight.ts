/** What a move would do, as the server foresees it: drawn and said before it is made. */
import type { HeroesView, Kind } from "../view";

export interface Foresight {
  from: string;
  to: string;
  seat: number;
  /** What the piece would be then: in a city of its own a warrior becomes a hero. */
  kind: Kind;
  /** Whose pieces would be gone: those of the other side, and one's own. */
  beaten: string[];
  lost: string[];
  lines: string[][];
  city: "takes" | "rises" | "none";
}

export function foresee(view: HeroesView, from: string, to: string): Foresight | null {
  const piece = view.pieces.find(({ square }) => square === from);
  if (!piece) return null;
  const { seat, kind } = piece;
  const city = view.cities.find(({ square }) => square === to);
  const rises = city?.seat === seat && kind === "warrior";
  const told = view.foreseen.find(({ end, starts }) => end === to && starts.includes(from));
  const isOwn = (square: string) =>
    square === to ||
    view.pieces.some((each) => each.square === square && each.seat === seat && square !== from);
  const gone = told?.beaten ?? [];
  return {
    ...{ from, to, seat, kind: rises ? "hero" : kind },
    beaten: gone.filter((square) => !isOwn(square)),
    lost: gone.filter(isOwn),
    lines: told?.lines ?? [],
    city: city && city.seat !== seat ? "takes" : rises ? "rises" : "none",
  };
}
