/** The legal steps of a march, gathered: to which village, by which ways, with which tokens. */
import type { Choice } from "../../../server/wire";
import type { Steps } from "../../../table/session/steps.svelte";
import { kinds } from "./pieces/marks";
import type { DschingisView, Kind } from "../view";

export interface Way {
  /** The steps after the village: `road`, `gate`, or the walls up and down. */
  steps: string[];
  /** The walls walked on, from where he climbs to where he comes down. */
  walls: string[];
}

const isKind = (step: string): step is Kind => (kinds as string[]).includes(step);
export const isLine = (step: string): boolean => step.includes("/");
export const isVillage = (step: string): boolean => /^[a-z]\d+$/.test(step);

const begins = ({ steps }: Choice, picked: string[]) =>
  picked.every((step, i) => steps[i] === step);

/** The shortest way first; a road before a gate before the wall. */
export function waysTo(village: string, steps: Steps, view: DschingisView): Way[] {
  const found = new Map<string, Way>();
  for (const { steps: path } of steps.choices) {
    if (path[0] !== village || path.length < 3) continue;
    const way = path.slice(1, -1);
    const [up, down] = way;
    const route = view.routes.find((route) => route.up === up && route.down === down);
    found.set(way.join(" "), { steps: way, walls: route?.walls ?? [] });
  }
  const rank = ({ steps, walls }: Way) => (steps[0] === "road" ? -2 : walls.length || -1);
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}

/** The tokens that may be laid at the end of the path begun. */
export function tokensFor(picked: string[], steps: Steps): Set<Kind> {
  const last = steps.choices
    .filter((choice) => begins(choice, picked))
    .map((choice) => choice.steps.at(-1) ?? "");
  return new Set(last.filter(isKind));
}

/** Where the leader would pass: his village, walls or gate, the village he comes to. */
export function stopsOf(from: string, to: string, way: Way, view: DschingisView): string[] {
  if (way.walls.length > 0) return [from, ...way.walls, to];
  const between = view.map.lines.find(
    ({ villages }) => villages.includes(from) && villages.includes(to),
  );
  return way.steps[0] === "gate" && between ? [from, between.id, to] : [from, to];
}
