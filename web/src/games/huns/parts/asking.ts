/** What the next step is, while a person puts a move together. */
import type { Play } from "../play.svelte";
import type { HunsView } from "../view";
import { w } from "../words";

export function askedOf(play: Play, view: HunsView): string | null {
  if (!play.isMine || play.prompt) return null;
  const [first] = play.steps.picked;
  if (play.placing && play.chosen) {
    const isFrom = !play.sources.has(play.chosen) && play.sources.size > 0;
    return w(isFrom ? "tray.put.from" : "tray.put.to");
  }
  if (play.placing) return w("tray.put", { n: view.placing?.left ?? 1 });
  if (first) return w("tray.choose", { card: play.nameOf(first) });
  if (view.question === "return") return w("tray.return");
  if (view.question === "take") return w("tray.take");
  return null;
}
