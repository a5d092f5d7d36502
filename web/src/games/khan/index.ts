/** Khan, as the browser shows it. */
import { type GameModule, viewOf } from "../game";
import Board from "./Board.svelte";
import Diagram from "./rules/Diagram.svelte";
import { echo, weighed } from "./echo";
import Emblem from "./parts/Emblem.svelte";
import { pictures, signOf } from "./rules/pictures";
import Tally from "./parts/Tally.svelte";
import type { KhanView } from "./view";
import { sounds } from "./sounds";
import { w } from "./words";
import type { Text } from "../../texts/text";

const buttons: Record<string, Text> = { agree: () => w("agree"), refuse: () => w("refuse") };
const moves = /^(place|yurt|invade|drive|conquer|anywhere|morale|protect|gods|scout) /;

export const game: GameModule = {
  Board,
  echo,
  weighed,
  Tally,
  Emblem,
  Diagram,
  oneSide: true,
  roomy: true,
  illustrated: (rule) => rule in pictures || signOf(rule) !== undefined,
  sounds,
  scoreName: (n) => w("points", { n }),
  /** Before the cards are dealt everyone may see everything. */
  isSecretNow: (frame) => viewOf<KhanView>(frame.view).phase !== "setup",
  button: (step) => buttons[step] ?? null,
  /** The map tries whole moves: only it knows the shape and the areas that were meant. */
  attempt: (_, step) => (moves.test(step) ? step.trim() : null),
  open: [".go", ".bar .button.primary:not(.kept), .chip, .wanted, .ready"],
};
