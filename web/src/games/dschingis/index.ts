/** Dschingis Khan, as the browser shows it. */
import type { Both } from "../../texts/texts";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Diagram from "./rules/Diagram.svelte";
import Emblem from "./parts/Emblem.svelte";
import Miniature from "./rules/Miniature.svelte";
import { pictures } from "./rules/pictures";
import "./seats.css";
import Tally from "./parts/Tally.svelte";
import { words } from "./words";

const buttons: Record<string, Both> = {
  "take-wall": words["take-wall"],
  "take-token": words["take-token"],
  build: words.build,
  march: words.march,
  lift: words.lift,
};

export const dschingis: GameModule = {
  Board,
  Miniature,
  Tally,
  Emblem,
  Diagram,
  hasSecrets: true,
  oneSide: true,
  illustrated: (rule) => rule in pictures,
  scoreName: words.points,
  about: words.about,
  button: (step) => buttons[step] ?? null,
  /** The board tries whole moves: only it knows the token and the way that were meant. */
  attempt: (_, step) => (step.includes(" ") ? step : null),
};
