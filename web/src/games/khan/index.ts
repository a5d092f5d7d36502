/** Khan, as the browser shows it. */
import type { Both } from "../../texts/texts";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Diagram from "./rules/Diagram.svelte";
import Emblem from "./parts/Emblem.svelte";
import Miniature from "./rules/Miniature.svelte";
import { pictures, signOf } from "./rules/pictures";
import Breakdown from "./parts/Breakdown.svelte";
import "./seats.css";
import Tally from "./parts/Tally.svelte";
import { words } from "./words";

const buttons: Record<string, Both> = { agree: words.agree, refuse: words.refuse };
const moves = /^(yurt|invade|drive|conquer|anywhere|morale|protect|gods|scout) /;

export const khan: GameModule = {
  Board,
  Miniature,
  Tally,
  Emblem,
  Diagram,
  Breakdown,
  hasSecrets: true,
  oneSide: true,
  roomy: true,
  illustrated: (rule) => rule in pictures || signOf(rule) !== undefined,
  scoreName: words.points,
  about: words.about,
  button: (step) => buttons[step] ?? null,
  /** The map tries whole moves: only it knows the shape and the areas that were meant. */
  attempt: (_, step) => (moves.test(step) ? step.trim() : null),
};
