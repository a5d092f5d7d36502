/** Any game that has no folder here: its drawing as text, its choices as buttons. */
import { text } from "../../texts/text";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";

export const game: GameModule = {
  Board,
  Emblem,
  oneSide: true,
  roomy: true,
  least: "max(420px, 58dvh)",
  scoreName: text("points", "points"),
  button: () => null, // the board has them all
  attempt: () => null,
};
