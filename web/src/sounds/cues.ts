/** Which sound belongs to what: a game says it of its own happenings, the table of the rest. */
import type { Happening } from "../server/wire";
import type { SoundName } from "./voices";

/** Of each kind of happening the sound; what is not named is silent. */
export type Cues = Readonly<Record<string, SoundName>>;

/** For a game that says nothing of its own. */
export const usual: Cues = { move: "move", capture: "capture" };

export function soundOf(
  { kind }: Happening,
  cues: Cues | undefined,
  isMine: boolean,
): SoundName | null {
  const name = (cues ?? usual)[kind] ?? null;
  return name === "move" && !isMine ? "rival" : name;
}

/** Of a whole move that was not shown step by step: each sound once, and not many. */
export function soundsOf(
  happened: Happening[],
  cues: Cues | undefined,
  isMine: boolean,
): SoundName[] {
  const found = happened.flatMap((each) => soundOf(each, cues, isMine) ?? []);
  return [...new Set(found)].slice(0, most);
}
const most = 3;

interface Ended {
  result: { winners: number[] } | null;
  seats: { seat: number; mine: boolean }[];
}

/** How a game ended, for who sits here: lost only if somebody sits here and none of them won. */
export function endSound({ result, seats }: Ended): SoundName | null {
  if (!result) return null;
  const mine = seats.filter((seat) => seat.mine);
  const hasWon = mine.some(({ seat }) => result.winners.includes(seat));
  return mine.length === 0 || hasWon ? "won" : "lost";
}
