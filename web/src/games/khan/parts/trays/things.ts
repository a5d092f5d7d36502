/** What lies beside the map. */
import type { Special } from "../../view";

export const specials: readonly Special[] = ["morale", "protect", "gods", "scout"];

/** On a phone one of them at a time. */
export const trays = ["cards", "shapes", "specials"] as const;
export type Opened = (typeof trays)[number];
