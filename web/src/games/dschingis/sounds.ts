/** What is heard of Dschingis Khan. */
import type { Cues } from "../../sounds/cues";

export const sounds: Cues = {
  route: "move",
  lay: "move",
  down: "card",
  wall: "conquest",
  "great-wall": "conquest",
  shorter: "capture",
  capture: "capture",
  "to-china": "card",
  "to-mongolia": "card",
};
