/** Which picture a rule has. */
import type { Colour, WagonFace } from "../view";

export interface Picture {
  of: "dice" | "decks" | "bowls" | "wagons" | "card";
  faces?: number[];
  card?: string;
  wagons?: { face: WagonFace; cubes: (Colour | null)[] }[];
}

const loading: WagonFace = { type: "purple", slots: ["red", "yellow", "yellow"] };
const four: WagonFace = { type: "orange", slots: ["black", "yellow", "blue", "green"] };
const empty = (face: WagonFace) => ({ face, cubes: face.slots.map(() => null) });

export const pictures: Record<string, Picture> = {
  "setup.decks": { of: "decks" },
  "setup.cubes": { of: "bowls" },
  "setup.wagons": { of: "wagons", wagons: [empty(loading), empty(four)] },
  round: { of: "dice", faces: [2, 3, 1, 1, 2] },
  "wagon.slots": { of: "wagons", wagons: [{ face: four, cubes: ["black", null, null, "green"] }] },
  "wagon.ship": { of: "wagons", wagons: [{ face: loading, cubes: ["red", "yellow", "yellow"] }] },
  "score.types": {
    of: "wagons",
    wagons: (["purple", "orange", "green", "blue"] as const).map((type) =>
      empty({ type, slots: ["blue", "red", "green"] }),
    ),
  },
  equipment: { of: "card", card: "eq01" },
  raid: { of: "card", card: "ra01" },
  mercenary: { of: "card", card: "me01" },
  curse: { of: "card", card: "cu01" },
  treasure: { of: "card", card: "tr01" },
};
