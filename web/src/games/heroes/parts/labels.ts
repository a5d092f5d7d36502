/** The board in words: what a screen reader says of a square. */
import { t } from "../../../texts/language.svelte";
import type { Steps } from "../../../table/session/steps.svelte";
import type { HeroesView } from "../view";

export function labelOf(square: string, view: HeroesView, steps: Steps): string {
  const piece = view.pieces.find((piece) => piece.square === square);
  const city = view.cities.find((city) => city.square === square);
  const parts = [square];
  if (piece) parts.push(t(piece.seat === 0 ? `heroes.0.${piece.kind}` : `heroes.1.${piece.kind}`));
  if (city) parts.push(t(city.seat === 0 ? "heroes.0.city" : "heroes.1.city"));
  if (!piece && !city) parts.push(t("heroes.empty"));
  if (steps.picked.includes(square)) parts.push(t("square.picked"));
  else if (steps.picked.length > 0 && steps.next.has(square)) parts.push(t("square.next"));
  else if (steps.picked.length === 0 && steps.first.has(square)) parts.push(t("square.first"));
  return parts.join(", ");
}
