/** What the next step is, while a person puts a move together. */
import type { Play } from "../play.svelte";
import { w } from "../words";
import { kinds } from "./pieces/marks";
import type { Way } from "./ways";

type Side = "north" | "east" | "south" | "west";

/** On which side of a village a wall stands. */
function sideOf(village: string, line: string, play: Play): Side {
  const at = (id: string) => play.view.map.villages.find((found) => found.id === id);
  const [here, beyond] = [at(village), at(line.split("/").find((id) => id !== village) ?? "")];
  if (!here || !beyond) return "west";
  if (beyond.row !== here.row) return beyond.row > here.row ? "north" : "south";
  return beyond.column > here.column ? "east" : "west";
}

export function wayWords(play: Play, { steps: [first = "", down = ""], walls }: Way): string {
  if (walls.length === 0) return w(first === "gate" ? "way.gate" : "way.road");
  const along = play.ways.filter((way) => way.walls.length > 0);
  const [from, to] = [play.me?.leader ?? "", play.towards ?? ""];
  return along.length > 1
    ? w("way.wall", { up: sideOf(from, first, play), down: sideOf(to, down, play) })
    : w("way.along");
}

/** Until a move is begun there is nothing to add to what the table asks. */
export function askedOf(play: Play): string | null {
  if (play.mode === "settle") {
    if (play.plan.villages.length === 2) return play.settlement && w("settle.ready");
    if (play.held !== null) return w("held.where");
    return play.plan.villages.length === 0 ? null : w("settle.second");
  }
  if (play.mode === "build") return play.isWallHeld ? w("build.where") : null;
  if (play.mode !== "march" || kinds.some((kind) => kind === play.steps.picked.at(-1))) return null;
  if (play.target === null && play.up !== null)
    return w(play.down === null ? "way.up" : "way.down");
  const { held } = play;
  if (play.target === null || !play.way) return held === null ? null : w("held.where");
  return w(held === null ? "way.choose" : "way.again", { way: wayWords(play, play.way) });
}
