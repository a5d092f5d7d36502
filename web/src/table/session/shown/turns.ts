/** The log by turns: what people count a game by. */
import type { MoveLine } from "../../../server/wire";
import type { Text } from "../../../texts/text";

export interface Turn {
  /** 0 for the set-up. */
  number: number;
  seat: number | null;
  round: number | null;
  /** The moves of the turn, in order; never none. */
  lines: MoveLine[];
  /** The position before the turn, and the one after it. */
  from: number;
  to: number;
  /** What it came to: the one or two most telling things, in order. */
  gist: Text[];
  /** As telling things that are not in the gist. */
  more: number;
  /** Points won and lost by each seat; empty if none are known. */
  points: number[];
}

const most = 2;

export function turnsOf(lines: MoveLine[]): Turn[] {
  const found: MoveLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last[0]?.turn === line.turn) last.push(line);
    else found.push([line]);
  }
  return found.map(turnOf);
}

function turnOf(lines: MoveLine[]): Turn {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) throw new Error("a turn without moves");
  const { number, seat, round } = { ...first, number: first.turn };
  return {
    ...{ number, seat, round, lines },
    ...{ from: first.at - 1, to: last.at },
    ...gistOf(lines),
    points: lines.reduce<number[]>((sum, { points }) => added(sum, points), []),
  };
}

/** The most telling of what happened; in a game that names nothing telling, what was decided. */
function gistOf(lines: MoveLine[]): { gist: Text[]; more: number } {
  const telling = lines.filter(({ gist }) => gist !== null);
  const decided = lines.filter(({ by }) => by !== "chance");
  const known = telling.length > 0 ? telling : decided.length > 0 ? decided : lines;
  const best = [...known].sort((one, other) => one.rank - other.rank).slice(0, most);
  const least = Math.max(...best.map(({ rank }) => rank));
  const more = known.filter(({ rank }) => rank <= least).length - best.length;
  const inOrder = best.sort((one, other) => one.at - other.at);
  return { gist: inOrder.map(({ gist, text }) => gist ?? text), more };
}

function added(sum: number[], points: number[]): number[] {
  if (sum.length === 0) return points;
  return sum.map((n, seat) => n + (points[seat] ?? 0));
}

/** Where a turn ends before this position; the start of the game is such a place too. */
export const endBefore = (turns: Turn[], at: number): number =>
  turns.findLast(({ to }) => to < at)?.to ?? 0;

/** Where a turn ends after this position. */
export const endAfter = (turns: Turn[], at: number): number | null =>
  turns.find(({ to }) => to > at)?.to ?? null;

/** The moves since a seat of mine last acted: the turns of the others, or what is left of them. */
export function sinceMine(lines: MoveLine[], mine: (seat: number) => boolean): MoveLine[] {
  const last = lines.findLastIndex(({ by }) => typeof by === "number" && mine(by));
  return lines.slice(last + 1);
}
