/** The board in words: what a screen reader says of a square. */
import type { Steps } from "../../../table/session/steps.svelte";
import type { HeroesView } from "../view";
import { w } from "../words";

export function labelOf(square: string, view: HeroesView, steps: Steps): string {
  const piece = view.pieces.find((piece) => piece.square === square);
  const city = view.cities.find((city) => city.square === square);
  const parts = [square];
  if (piece) parts.push(w(piece.seat === 0 ? `seat-0-${piece.kind}` : `seat-1-${piece.kind}`));
  if (city) parts.push(w(city.seat === 0 ? "seat-0-city" : "seat-1-city"));
  if (!piece && !city) parts.push(w("empty"));
  if (steps.picked.includes(square)) parts.push(w("square.picked"));
  else if (steps.picked.length > 0 && steps.next.has(square)) parts.push(w("square.next"));
  else if (steps.picked.length === 0 && steps.first.has(square)) parts.push(w("square.first"));
  return parts.join(", ");
}
