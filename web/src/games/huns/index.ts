/** Huns, as the browser shows it. */
import type { Frame } from "../../wire";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Diagram from "./Diagram.svelte";
import Emblem from "./Emblem.svelte";
import Gallery from "./Gallery.svelte";
import Miniature from "./Miniature.svelte";
import { pictures } from "./pictures";
import Scores from "./Scores.svelte";
import { attempt, buttonOf } from "./steps";
import "./table.css";
import Tally from "./Tally.svelte";
import { viewOf } from "./view";
import { words } from "./words";

export const huns: GameModule = {
  Board,
  Miniature,
  Tally,
  Emblem,
  Diagram,
  Breakdown: Scores,
  Gallery,
  /** Only cards being drawn are hidden; all else lies open. */
  hasSecrets: (frame: Frame) => viewOf(frame.view).question === "play",
  oneSide: true,
  roomy: true,
  illustrated: (rule) => rule in pictures,
  scoreName: words.points,
  about: words.about,
  button: buttonOf,
  attempt,
};
