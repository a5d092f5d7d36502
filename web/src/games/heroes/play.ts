/** How the steps of a move are shown and tried: squares on the board, a button to make a hero. */
import { w } from "./words";
import type { Frame } from "../../server/wire";
import { placeOf, side, squareAt } from "./parts/squares";
import { viewOf } from "../game";
import type { HeroesView } from "./view";
import type { Text } from "../../texts/text";

const buttons: Record<string, Text> = {
  promote: () => w("promote"),
  pass: () => w("pass"),
};

export const heroButton = (step: string): Text | null => buttons[step] ?? null;

/** With nothing picked, a square is tried as the start of a move; a piece that is stuck, two squares on. */
export function attempt(picked: string[], step: string, { by, view }: Frame): string | null {
  if (step in buttons) return null;
  const [start] = picked;
  if (start !== undefined) return `${start}-${step}`;
  const { column, row } = placeOf(step);
  const isMine = viewOf<HeroesView>(view).pieces.some(
    ({ square, seat }) => square === step && seat === by,
  );
  const ahead = isMine ? squareAt({ column, row: row < side / 2 ? row + 2 : row - 2 }) : null;
  return `${step}-${ahead ?? step}`;
}
