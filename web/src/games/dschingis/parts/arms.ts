/** The arms of the wall that are compared when a loop closes or a new end is reached. */
import type { LineOnMap } from "../view";

export type Fate = "counted" | "stays" | "falls" | "measured";

export interface Arm {
  /** From the tower where the arms part. */
  lines: string[];
  fate: Fate;
}

interface Told {
  kind: string;
  at?: string[];
}

type Towers = ReadonlyMap<string, string[]>;

export const towersOf = (lines: LineOnMap[]): Towers =>
  new Map(lines.map(({ id, towers }) => [id, towers]));

/** Of what a wall caused, or would cause; `great` is the Great Wall as it stood before. */
export function armsOf(told: Told[], great: ReadonlySet<string>, towers: Towers): Arm[] {
  const judged = told.find(({ kind }) => kind === "loop" || kind === "new-end");
  if (!judged?.at) return [];
  const arms =
    judged.kind === "loop"
      ? waysRound(judged.at, great, towers)
      : threeArms(judged.at, great, towers);
  const [stays, falls] = [of(told, "longer"), of(told, "shorter", "down")];
  return arms.map((lines) => ({ lines, fate: fateOf(lines, stays, falls) }));
}

/**
 * What a new branch would be measured by, were it to reach the border: from the fork to the west end,
 * to the east end, and along the branch. None for a branch that begins at an end.
 */
export function branchArms(
  line: string,
  walls: readonly string[],
  great: readonly string[],
  towers: Towers,
): Arm[] {
  const onWall = new Set(great.flatMap((wall) => towers.get(wall) ?? []));
  const branch = wayToWall(line, walls, onWall, towers);
  const fork = branch[0] && towers.get(branch[0])?.find((tower) => onWall.has(tower));
  const at = great.findIndex(
    (wall, i) =>
      i > 0 && [wall, great[i - 1] ?? ""].every((w) => towers.get(w)?.includes(fork ?? "")),
  );
  if (at < 1) return [];
  const arms = [great.slice(0, at).toReversed(), great.slice(at), branch];
  return arms.map((lines) => ({ lines, fate: "measured" }));
}

/** From the Great Wall over standing branches to the new wall. */
function wayToWall(
  line: string,
  walls: readonly string[],
  onWall: ReadonlySet<string>,
  towers: Towers,
): string[] {
  const ways = [[line]];
  const seen = new Set(ways.flat());
  for (const way of ways) {
    const ends = towers.get(way[0] ?? "") ?? [];
    if (ends.some((tower) => onWall.has(tower))) return way;
    for (const wall of walls) {
      if (seen.has(wall) || !towers.get(wall)?.some((tower) => ends.includes(tower))) continue;
      seen.add(wall);
      ways.push([wall, ...way]);
    }
  }
  return [];
}

const of = (told: Told[], ...kinds: string[]) =>
  new Set(told.filter(({ kind }) => kinds.includes(kind)).flatMap(({ at }) => at ?? []));

function fateOf(lines: string[], stays: Set<string>, falls: Set<string>): Fate {
  if (lines.some((line) => falls.has(line))) return "falls";
  return lines.every((line) => stays.has(line)) ? "stays" : "counted";
}

/** The old way and the new one; none for a loop beside the Great Wall, where nothing is compared. */
function waysRound(loop: string[], great: ReadonlySet<string>, towers: Towers): string[][] {
  const old = loop.filter((line) => great.has(line));
  const fresh = loop.filter((line) => !great.has(line));
  const ends = endsOf(old, towers);
  const [tower] = ends;
  if (tower === undefined || fresh.length === 0) return [];
  return [walked(old, tower, towers), walked(fresh, tower, towers)];
}

/** To the two ends and to the new one; none where one of them has no length. */
function threeArms(fresh: string[], great: ReadonlySet<string>, towers: Towers): string[][] {
  const onWall = new Set([...great].flatMap((line) => towers.get(line) ?? []));
  const fork = endsOf(fresh, towers).find((tower) => onWall.has(tower));
  if (fork === undefined) return [];
  const rest = [...great];
  const one = walked(rest, fork, towers);
  const other = walked(
    rest.filter((line) => !one.includes(line)),
    fork,
    towers,
  );
  if (one.length === 0 || other.length === 0) return [];
  return [one, other, walked(fresh, fork, towers)];
}

/** Towers that only one of these walls touches. */
function endsOf(lines: string[], towers: Towers): string[] {
  const all = lines.flatMap((line) => towers.get(line) ?? []);
  return all.filter((tower) => all.indexOf(tower) === all.lastIndexOf(tower));
}

/** Wall after wall from a tower, as far as they go. */
function walked(lines: string[], from: string, towers: Towers): string[] {
  const [rest, found] = [new Set(lines), [] as string[]];
  let tower = from;
  for (;;) {
    const next = [...rest].find((line) => towers.get(line)?.includes(tower));
    if (next === undefined) return found;
    rest.delete(next);
    found.push(next);
    tower = towers.get(next)?.find((other) => other !== tower) ?? "";
  }
}
