/** What the next step is, while a person puts a move together. */
import type { Play } from "../../play.svelte";
import { kindsFor } from "./laying";
import { listed, named, shapeName, w } from "../../words";

export function askedOf(play: Play): string | null {
  if (play.ghost) return null;
  if (play.kind !== null) {
    const n = play.places.length;
    const shape = shapeName(play.kind, play.view.supply);
    if (n === 0 && !play.canUse(play.kind)) return null; // the referee says why
    return n > 0 ? w("held.where", { shape, n }) : w("held.nowhere", { shape });
  }
  if (play.chosen.length > 0) return w(isRefused(play) ? "chosen.refused" : "chosen.shapes");
  if (play.bare !== null) return w("invade.with");
  if (play.misfit !== null) return misfit(play, play.misfit);
  if (play.isAlone) return w("chosen.alone");
  if (play.aimed !== null) return w(play.mode === "place" ? "pitch.ruler.sure" : "pitch.sure");
  if (play.card !== null) return w("invade.where", { where: cardWhere(play) });
  if (play.word === "anywhere") return w("anywhere.where");
  if (play.ruler !== null) return w("drive.about");
  if (play.word === "gods") return w("gods.where");
  if (play.word === "scout") return w("scout.which");
  return null;
}

/** What the card in hand opens: its ruler and arrow do not matter now. */
function cardWhere({ hand, card }: Play): string {
  const kind = hand.find(({ id }) => id === card)?.kind ?? "";
  return named(`in.${kind}`);
}

/** Exactly these areas were refused this turn. */
const isRefused = ({ chosen, view }: Play): boolean =>
  view.void.some((areas) => areas.join(" ") === chosen.join(" "));

/** No card in hand fits an area: those that would. */
function misfit({ hand, view, ground, canGoAnywhere }: Play, area: string): string {
  if (hand.length === 0) return w("invade.empty");
  const kinds = kindsFor(area, view, ground).map((kind) =>
    named(kind === "border" ? "border.long" : kind),
  );
  return w(canGoAnywhere ? "invade.none.but" : "invade.none", { kinds: listed(kinds, "or") });
}
