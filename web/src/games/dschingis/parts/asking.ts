/** What the next step is, while a person puts a move together. */
import type { Play } from "../play.svelte";
import { w } from "../words";
import type { Way } from "./ways";

export function wayWords(play: Play, { steps: [first = "", down = ""], walls }: Way): string {
  if (walls.length === 0) return w(first === "gate" ? "way.gate" : "way.road");
  return play.ways.length > 1
    ? w("way.wall", { up: first, down })
    : w("way.along", { n: walls.length });
}

/** Until a move is begun there is nothing to add to what the table asks. */
export function askedOf(play: Play): string | null {
  if (play.mode === "settle") {
    if (play.settlement) return w("settle.ready");
    const [to] = play.plan.villages;
    return to === undefined ? null : w("settle.second", { to });
  }
  if (play.mode !== "march" || play.target === null || !play.way) return null;
  return w("way.choose", { to: play.target, way: wayWords(play, play.way) });
}
