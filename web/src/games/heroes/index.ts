/** Heroes, as the browser shows it. */
import { texts } from "../../texts/texts";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Diagram from "./rules/Diagram.svelte";
import Emblem from "./parts/Emblem.svelte";
import Miniature from "./rules/Miniature.svelte";
import { pictures } from "./rules/pictures";
import { attempt, heroButton } from "./play";
import Tally from "./parts/Tally.svelte";

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
