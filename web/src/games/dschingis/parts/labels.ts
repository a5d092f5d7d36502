/** The board in words: what a screen reader says of a village or a line. */
import type { Play } from "../play.svelte";
import { coins } from "./worth";
import type { Kind, TokenSeen, TowerOnMap, VillageSeen, WallSeen } from "../view";
import { signed } from "../../../texts/language.svelte";
import { seatName, w } from "../words";

export function tokenLabel({ seat, kind }: TokenSeen): string {
  return `${kind ? w(kind) : w("unknown")} (${seatName(seat)})`;
}

/** A kind with what it counts on each side of the wall. */
export function kindWorth(kind: Kind): string {
  const { mongolia, china } = coins[kind];
  if (typeof mongolia !== "number" || typeof china !== "number") {
    const does = kind === "plague" ? w("turns.bad.all") : w("turns.good.all");
    return `${w(kind)}. ${does}`;
  }
  return w("kind.worth", { kind: w(kind), mongolia: signed(mongolia), china: signed(china) });
}

export function worthOf({ points, known, stack }: VillageSeen): string {
  if (stack.every(({ kind }) => kind === null)) return w("village.worth.none");
  if (points === null) return ""; // a move of one's own that nobody has counted yet
  return w(known ? "village.worth" : "village.worth.known", { points: signed(points) });
}

export function villageLabel(village: VillageSeen, play: Play): string {
  const { id, country, owner, stack, leader } = village;
  const parts = [id, w(country)];
  if (owner === null) parts.push(w("village.empty"));
  else {
    parts.push(w("village.stack", { who: seatName(owner), n: stack.length }));
    const tokens = stack.toReversed().map(tokenLabel).join(", ");
    parts.push(w("village.tokens", { tokens }), worthOf(village));
  }
  if (leader !== null) parts.push(w("village.leader", { who: seatName(leader) }));
  if (play.view.visited.includes(id)) parts.push(w("village.visited"));
  if (play.target === id || play.plan.villages.includes(id)) parts.push(w("village.chosen"));
  else if (play.villages.has(id))
    parts.push(w(play.mode === "settle" ? "village.settle" : "village.reach"));
  return parts.filter(Boolean).join(", ");
}

export function lineLabel(line: string, wall: WallSeen | undefined, play: Play): string {
  const [one = "", two = ""] = line.split("/");
  const parts = [w("line.between", { one, two })];
  if (!wall) parts.push(w("line.free"));
  else {
    if (wall.great) parts.push(w("line.great"));
    parts.push(w(wall.open ? "line.open" : "line.closed"));
  }
  if (play.lines.has(line)) parts.push(w("line.build"));
  return parts.join(", ");
}

export function towerLabel({ id, border }: TowerOnMap, { view }: Play): string {
  if (id === view.ends.west || id === view.ends.east) return w("tower.end");
  return w(border ? "tower.border" : "tower");
}

/** An open gate while marching: what touching it does. */
export function gateLabel(line: string, wall: WallSeen | undefined, play: Play): string {
  const isDown = play.downs.has(line) && line !== play.up;
  const does = isDown ? w("gate.down") : play.ups.has(line) ? w("gate.up") : "";
  return [lineLabel(line, wall, play), does].filter(Boolean).join(", ");
}
