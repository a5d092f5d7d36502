/** Any game that has no folder here: its drawing as text, its choices as buttons. */
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { w } from "./words";

export const game: GameModule = {
  Board,
  Emblem,
  oneSide: true,
  roomy: true,
  least: "max(420px, 58dvh)",
  scoreName: (n) => w("points", { n }),
  button: () => null, // the board has them all
  attempt: () => null,
};
