/** The map in words: what a screen reader says of an area. */
import { say } from "../../../../texts/language.svelte";
import { river, type Area } from "./ground";
import type { Play } from "../../play.svelte";
import type { TileSeen } from "../../view";
import { named, pointsOf, shapeName, w, whoOf } from "../../words";

export function labelsOf(play: Play): Map<string, string> {
  const { view, ground, ghost } = play;
  const yurts = new Map(view.yurts.map(({ area, seat }) => [area, seat]));
  const rulers = new Map(view.rulers.map(({ area, name }) => [area, name]));
  const tiles = new Map<string, TileSeen>();
  for (const tile of view.tiles) for (const area of tile.areas) tiles.set(area, tile);
  const abroad = new Set(view.map.border);

  function label({ name, land }: Area): string {
    const parts = [name, land === river ? w("river") : named(view.map.regions[land] ?? "")];
    if (abroad.has(name)) parts.push(w("area.abroad"));
    const tile = tiles.get(name);
    const seat = yurts.get(name);
    const ruler = rulers.get(name);
    if (tile)
      parts.push(
        w("tile.of", {
          shape: shapeName(tile.kind, view.supply),
          ...whoOf(tile.owners),
          worth: pointsOf(tile.points),
        }),
      );
    else if (ruler) parts.push(w("ruler.of", { name: say(ruler) }));
    else if (seat === null) parts.push(w("yurt.neutral"));
    else if (seat !== undefined) parts.push(w("yurt.of", whoOf([seat])));
    else parts.push(w("empty"));
    if (play.chosen.includes(name) || play.bare === name) parts.push(w("area.chosen"));
    else if (ghost?.areas.includes(name)) parts.push(w("area.held"));
    else if (play.targets.has(name))
      parts.push(w(play.mode === "place" ? "area.place" : "area.go"));
    else if (play.coverable.has(name)) parts.push(w("area.cover"));
    return parts.join(", ");
  }
  return new Map(ground.areas.map((area) => [area.name, label(area)]));
}
