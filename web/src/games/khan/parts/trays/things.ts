/** What lies beside the map. */
import type { SpecialsLeft } from "../../view";

export type Special = keyof SpecialsLeft;

export const specials: readonly Special[] = ["morale", "protect", "gods", "scout"];

/** On a phone they open over the map. */
export const trays = ["shapes", "specials"] as const;
export type Opened = (typeof trays)[number];
