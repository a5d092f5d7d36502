/** The board in words: what a screen reader says of a square. */
import type { Steps } from "../../../table/session/steps.svelte";
import { foresee, type Foresight } from "./foresight";
import type { HeroesView } from "../view";
import { w } from "../words";

/** What is asked while a move is put together; null if the server's sentence says it. */
export function aimWords(aim: Foresight | null, view: HeroesView, steps: Steps): string | null {
  const [from] = steps.picked;
  const piece = view.pieces.find(({ square }) => square === from);
  if (aim === null) return piece ? w("choose-goal", { piece: piece.kind }) : null;
  const isLast = view.cities.every(({ square, seat }) => seat === aim.seat || square === aim.to);
  return w("aim", {
    piece: piece?.kind ?? "warrior",
    city: aim.city === "takes" && isLast ? "wins" : aim.city,
    beaten: aim.beaten.length,
    lost: aim.lost.length === 1 && aim.lost[0] === aim.to ? "itself" : aim.lost.length,
  });
}

export function labelOf(square: string, view: HeroesView, steps: Steps): string {
  const piece = view.pieces.find((piece) => piece.square === square);
  const city = view.cities.find((city) => city.square === square);
  const parts = [square];
  if (piece) parts.push(w(piece.seat === 0 ? `seat-0-${piece.kind}` : `seat-1-${piece.kind}`));
  if (city) parts.push(w(city.seat === 0 ? "seat-0-city" : "seat-1-city"));
  if (!piece && !city) parts.push(w("empty"));
  if (steps.picked.includes(square)) parts.push(w("square.picked"));
  else if (steps.picked.length > 0 && steps.next.has(square))
    parts.push(...consequences(foresee(view, steps.picked[0] ?? "", square)), w("square.next"));
  else if (steps.picked.length === 0 && steps.first.has(square)) parts.push(w("square.first"));
  return parts.join(", ");
}

function consequences(aim: Foresight | null): string[] {
  const said: string[] = [];
  if (aim && aim.beaten.length > 0) said.push(w("square.beats", { n: aim.beaten.length }));
  if (aim && aim.lost.length > 0) said.push(w("square.loses", { n: aim.lost.length }));
  return said;
}
