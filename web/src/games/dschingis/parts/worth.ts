/** The rulebook's tables, as they are printed for people to look at. The server counts. */
import type { Country, Kind } from "../view";

/** Points; or the word for what a token does to all that lie with it. */
export type Worth = number | "turns.bad" | "turns.good";

export const coins: Record<Kind, Record<Country, Worth>> = {
  chinese: { mongolia: -3, china: 3 },
  mongol: { mongolia: 3, china: -3 },
  peasant: { mongolia: 1, china: 1 },
  plague: { mongolia: "turns.bad", china: "turns.bad" },
  herb: { mongolia: "turns.good", china: "turns.good" },
};
