/** The keys by which one goes through a game: ← → by step, with Shift by turn, Home and End. */
import { endAfter, endBefore, type Turn } from "./turns";

const ownKeys = "input, select, textarea, dialog, main, [role=tablist], [contenteditable]";

/** Where a key leads from a position (null: to the game itself); undefined if it leads nowhere. */
export function keyTo(event: KeyboardEvent, turns: Turn[], at: number): number | null | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.target instanceof Element && event.target.closest(ownKeys)) return undefined;
  if (event.key === "Home") return 0;
  if (event.key === "End") return null;
  if (event.key === "ArrowLeft") return event.shiftKey ? endBefore(turns, at) : at - 1;
  if (event.key === "ArrowRight") return event.shiftKey ? endAfter(turns, at) : at + 1;
  return undefined;
}
