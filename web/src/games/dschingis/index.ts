/** Dschingis Khan, as the browser shows it. */
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Diagram from "./rules/Diagram.svelte";
import { echo } from "./echo";
import Emblem from "./parts/Emblem.svelte";
import { pictures } from "./rules/pictures";
import Tally from "./parts/Tally.svelte";
import { sounds } from "./sounds";
import { w } from "./words";
import type { Text } from "../../texts/text";

const buttons: Record<string, Text> = {
  "take-wall": () => w("take-wall"),
  "take-token": () => w("take-token"),
  build: () => w("build"),
  march: () => w("march"),
  lift: () => w("lift"),
};

export const game: GameModule = {
  Board,
  echo,
  Tally,
  Emblem,
  Diagram,
  oneSide: true,
  roomy: true,
  panel: "372px",
  least: "max(300px, 70vw + 100px)", // the board and the reserve below it
  illustrated: (rule) => rule in pictures,
  sounds,
  scoreName: (n) => w("points", { n }),
  button: (step) => buttons[step] ?? null,
  /** The board tries whole moves: only it knows the token and the way that were meant. */
  attempt: (_, step) => (step.includes(" ") ? step : null),
  keys: [
    { keys: ["↑", "↓", "←", "→"], does: () => w("keys.board") },
    { keys: ["Shift", "↑", "↓", "←", "→"], does: () => w("keys.things") },
  ],
  open: [
    ".tray .button.primary",
    ':has(.village[aria-pressed="true"]) .ready[data-token]',
    ".may, .pile.ready",
  ],
};
