/** How the steps of a move are shown and tried: squares on the board, a button to make a hero. */
import { texts, type Both } from "../../texts";

const buttons: Record<string, Both> = {
  promote: texts["heroes.promote"],
  pass: texts["heroes.pass"],
};

export const heroButton = (step: string): Both | null => buttons[step] ?? null;

/** With nothing picked, a square alone is tried as the start of a move. */
export function attempt(picked: string[], step: string): string | null {
  if (step in buttons) return null;
  return `${picked[0] ?? step}-${step}`;
}
