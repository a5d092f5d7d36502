/** What is heard of Heroes. */
import type { Cues } from "../../sounds/cues";

export const sounds: Cues = {
  move: "move",
  promotion: "turn",
  city: "conquest",
  capture: "capture",
};
