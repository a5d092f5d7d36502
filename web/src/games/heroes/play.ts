/** How the steps of a move are shown and tried: squares on the board, a button to make a hero. */
import { w } from "./words";
import type { Frame } from "../../server/wire";
import { viewOf } from "../game";
import type { HeroesView } from "./view";
import type { Text } from "../../texts/text";

const buttons: Record<string, Text> = {
  promote: () => w("promote"),
  pass: () => w("pass"),
};

export const heroButton = (step: string): Text | null => buttons[step] ?? null;

/** A square is tried as the end of the move begun; one's own piece, or with nothing begun, as its start. */
export function attempt(picked: string[], step: string, { by, view }: Frame): string | null {
  if (step in buttons) return null;
  const { pieces } = viewOf<HeroesView>(view);
  const isMine = pieces.some(({ square, seat }) => square === step && seat === by);
  const [start = step] = isMine ? [] : picked;
  return `${start}-${step}`;
}
