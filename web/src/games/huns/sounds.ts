/** What is heard of Huns. */
import type { Cues } from "../../sounds/cues";

export const sounds: Cues = {
  roll: "dice",
  reroll: "dice",
  die: "move",
  put: "move",
  take: "move",
  draw: "card",
  cards: "card",
  play: "card",
  curse: "capture",
  pillage: "capture",
  wagon: "conquest",
  ship: "conquest",
};
