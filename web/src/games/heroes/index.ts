/** Heroes, as the browser shows it. */
import { type GameModule, viewOf } from "../game";
import Board from "./Board.svelte";
import Diagram from "./rules/Diagram.svelte";
import { echo, premoves } from "./echo";
import Emblem from "./parts/Emblem.svelte";
import { pictures } from "./rules/pictures";
import { attempt, heroButton } from "./play";
import Tally from "./parts/Tally.svelte";
import type { HeroesView } from "./view";
import { sounds } from "./sounds";
import { w } from "./words";

export const game: GameModule = {
  Board,
  echo,
  premoves,
  Tally,
  Diagram,
  Emblem,
  illustrated: (rule) => rule in pictures,
  sounds,
  scoreName: (n) => w("cities", { n }),
  hasScore: ({ view }) => viewOf<HeroesView>(view).cities.length > 0,
  button: heroButton,
  attempt,
  open: [".touchable:not(.movable)", ".touchable"],
};
