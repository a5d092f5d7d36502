/** What is heard of Khan. */
import type { Cues } from "../../sounds/cues";

export const sounds: Cues = {
  yurt: "move",
  place: "move",
  scout: "card",
  turn: "card",
  deal: "card",
  discard: "card",
  gods: "card",
  drive: "capture",
  flee: "capture",
  scatter: "capture",
  conquer: "conquest",
  home: "conquest",
};
