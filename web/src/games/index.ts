/** The games that this client can draw: every folder here but `plain`, which draws all others. */
import { Shelf } from "../server/shelf.svelte";
import type { GameCard, GameModule } from "./game";

const modules = import.meta.glob<GameModule>(["./*/index.ts", "!./plain/*"], { import: "game" });
const cards = import.meta.glob<GameCard>(["./*/card.ts", "!./plain/*"], { import: "card" });

const loadedModules = new Shelf<GameModule>(
  (id) => modules[`./${id}/index.ts`]?.() ?? import("./plain").then(({ game }) => game),
);
const loadedCards = new Shelf<GameCard>(
  (id) => cards[`./${id}/card.ts`]?.() ?? import("./plain/card").then(({ card }) => card),
);

/** A game's board and all that belongs to it; null until it is loaded. */
export const moduleOf = (id: string): GameModule | null => loadedModules.get(id);

/** A game's picture and what it is about; null until it is loaded. */
export const cardOf = (id: string): GameCard | null => loadedCards.get(id);
