/** What a score sheet comes to: three different things that look it. */
import type { SheetLine } from "../../server/wire";

export interface Score {
  /** What stands beside the name: what is certain, or in games where nothing is, what counts now. */
  main: number;
  /** What would be added if the game ended now. */
  now: number;
  /** There is more, or less, that cannot be known yet. */
  isUnknown: boolean;
}

export function scoreOf(sheet: SheetLine[], seat: number): Score {
  const sum = (lines: SheetLine[]) =>
    lines.reduce((all, { points }) => all + (points[seat] ?? 0), 0);
  const certain = sheet.filter(({ counts }) => counts === "certain");
  const now = sheet.filter(({ counts }) => counts === "now");
  return {
    main: sum(certain.length > 0 ? certain : now),
    now: certain.length > 0 ? sum(now) : 0,
    isUnknown: [...certain, ...now].some(({ unknown }) => unknown.includes(seat)),
  };
}

/** All that is known, if the game ended now. */
export const totalOf = (sheet: SheetLine[], seat: number): number => {
  const { main, now } = scoreOf(sheet, seat);
  return main + now;
};
