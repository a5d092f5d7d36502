/** Huns, as the browser shows it. */
import type { Frame } from "../../server/wire";
import { type GameModule, viewOf } from "../game";
import Board from "./Board.svelte";
import Diagram from "./rules/Diagram.svelte";
import { echo } from "./echo";
import Emblem from "./parts/Emblem.svelte";
import FileGallery from "./rules/FileGallery.svelte";
import Gallery from "./rules/Gallery.svelte";
import { pictures } from "./rules/pictures";
import { attempt, buttonOf, restOf } from "./parts/steps";
import "./parts/pieces/hues.css";
import Tally from "./parts/Tally.svelte";
import type { HunsView } from "./view";
import { sounds } from "./sounds";
import { w } from "./words";

export const game: GameModule = {
  Board,
  echo,
  Tally,
  Emblem,
  Diagram,
  Gallery,
  FileGallery,
  /** Only cards being drawn are hidden; all else lies open. */
  isSecretNow: (frame: Frame) => viewOf<HunsView>(frame.view).question === "play",
  oneSide: true,
  roomy: true,
  illustrated: (rule) => rule in pictures,
  sounds,
  scoreName: (n) => w("points", { n }),
  button: buttonOf,
  rest: restOf,
  attempt,
  open: [
    ".held-up .button.primary, .prompt .button.primary",
    ".offered, .whole, .chip:not(.quiet)",
  ],
};
