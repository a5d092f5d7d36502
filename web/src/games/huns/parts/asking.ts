/** What the next step is, while a person puts a move together. */
import type { Play } from "../play.svelte";
import { cardIn, colourOf } from "./things";
import type { HunsView } from "../view";
import { w } from "../words";

export function askedOf(play: Play, view: HunsView): string | null {
  if (!play.isMine || play.prompt) return null;
  if (play.isWhole) return w("tray.whole");
  const [first] = play.steps.picked;
  if (play.placing && play.chosen) {
    const isFrom = !play.sources.has(play.chosen) && play.sources.size > 0;
    return w(isFrom ? "tray.put.from" : "tray.put.to");
  }
  if (play.placing) {
    const n = view.placing?.left ?? 1;
    const m = roomIn(view, play.goals);
    return m < n ? w("tray.put.some", { n, m }) : w("tray.put", { n });
  }
  if (first) return w("tray.choose", { card: play.nameOf(first) });
  if (view.question === "return") return w("tray.return");
  if (view.question === "take") return w("tray.take");
  return null;
}

/** How many cubes find a place: free slots of these wagons, or those of one card. */
function roomIn(view: HunsView, goals: Set<string>): number {
  const wagons = view.camps.flatMap((camp) => camp.wagons).filter((wagon) => wagon !== null);
  let slots = 0;
  let onCard = 0;
  for (const goal of goals) {
    const [thing = ""] = goal.split(":");
    const wagon = wagons.find(({ id }) => id === thing);
    const wants = view.wagons[thing]?.slots ?? [];
    if (wagon)
      slots += wants.filter((colour, i) => colour === colourOf(goal) && !wagon.cubes[i]).length;
    const card = wagon ? null : cardIn(view, thing);
    onCard = Math.max(onCard, (card?.slots ?? 0) - (card?.cubes?.length ?? 0));
  }
  return Math.max(slots, onCard);
}
