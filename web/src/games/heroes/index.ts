/** Heroes, as the browser shows it. */
import { texts } from "../../texts";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Diagram from "./Diagram.svelte";
import Emblem from "./Emblem.svelte";
import Miniature from "./Miniature.svelte";
import { pictures } from "./pictures";
import { attempt, heroButton } from "./steps";
import Tally from "./Tally.svelte";

export const heroes: GameModule = {
  Board,
  Miniature,
  Tally,
  Diagram,
  Emblem,
  illustrated: (rule) => rule in pictures,
  scoreName: texts["heroes.cities"],
  about: texts["heroes.about"],
  button: heroButton,
  attempt,
};
