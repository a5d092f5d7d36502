/** What the next step is, while a person puts a move together. */
import type { Play } from "../../play.svelte";
import { placesOf, w } from "../../words";

export function askedOf(play: Play): string | null {
  if (play.ghost) return null;
  if (play.kind !== null) {
    const n = play.places.length;
    return w(n > 0 ? "held.where" : "held.nowhere", { shape: play.kind, places: placesOf(n) });
  }
  if (play.chosen.length > 0) return w("chosen.shapes");
  if (play.bare !== null) return w("invade.with", { area: play.bare });
  if (play.card !== null) return w("invade.where");
  if (play.word === "anywhere") return w("anywhere.where");
  if (play.ruler !== null) return w("drive.about");
  if (play.word === "gods") return w("gods.where");
  if (play.word === "scout") return w("scout.which");
  return null;
}
