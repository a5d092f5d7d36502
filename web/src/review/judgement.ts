/** What a review says, made ready to be shown. */
import { turnsOf, type Turn } from "../table/session/shown/turns";
import type { JudgedTurn, MoveLine, ReviewInfo } from "../server/wire";

/** A turn of the log, and how it is judged. */
export interface Entry {
  turn: Turn;
  judged: JudgedTurn;
  isTurningPoint: boolean;
}

export function entriesOf(review: ReviewInfo, lines: MoveLine[]): Entry[] {
  const judged = new Map(review.turns.map((turn, place) => [turn.first, { turn, place }]));
  return turnsOf(lines).flatMap((turn) => {
    const found = judged.get(turn.from + 1);
    if (!found) return [];
    const isTurningPoint = review.turning_points.includes(found.place);
    return [{ turn, judged: found.turn, isTurningPoint }];
  });
}

/** The turn that led to a position. */
export const entryAt = (entries: Entry[], at: number): Entry | undefined =>
  entries.find(({ turn }) => turn.from < at && at <= turn.to);

/** Everybody's shares after each number of moves: as one seat reckoned, or with nothing hidden. */
export const sharesOf = (review: ReviewInfo, eye: number | null): number[][] =>
  eye === null ? review.open : (review.known[eye] ?? review.open);

/** Each seat's part of a band that always has the same height: from where to where, 0 to 1. */
export function bandsOf(shares: number[][], seats: number): [number, number][][] {
  return Array.from({ length: seats }, (_, seat) =>
    shares.map((row) => {
      const all = row.reduce((sum, share) => sum + share, 0) || 1;
      const below = row.slice(0, seat).reduce((sum, share) => sum + share, 0) / all;
      return [below, below + (row[seat] ?? 0) / all];
    }),
  );
}

export const percent = (share: number): number => Math.round(100 * share);

const signs = { best: "★", fine: "", inaccurate: "?!", mistake: "?" } as const;
/** The verdict as a sign beside the turn. */
export const signOf = ({ verdict }: JudgedTurn): string => (verdict ? signs[verdict] : "");
