/** A move of one's own as it is drawn before the server's word: the piece, not what it captures. */
import type { Choice, Frame } from "../../server/wire";
import { type Echo, type Premoves, viewOf } from "../game";
import type { HeroesView, PieceSeen } from "./view";

export function echo({ steps }: Choice, { view }: Frame): Echo | null {
  const [from, to] = steps;
  if (from === undefined || to === undefined) return null;
  const before = viewOf<HeroesView>(view);
  const moved = (piece: PieceSeen): PieceSeen =>
    to === "promote" ? { ...piece, kind: "hero" } : { ...piece, square: to };
  const pieces = before.pieces.map((piece) => (piece.square === from ? moved(piece) : piece));
  return { view: { ...before, pieces }, at: to === "promote" ? [from] : [to] };
}

/** Any square may be the goal: what is legal is known when the turn comes. */
export const premoves: Premoves = {
  canStart: (step, { view }, seat) =>
    viewOf<HeroesView>(view).pieces.some((piece) => piece.square === step && piece.seat === seat),
  steps: 2,
};
