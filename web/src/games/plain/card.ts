/** A game that has no picture of its own. */
import type { GameCard } from "../game";
import Miniature from "./Miniature.svelte";

export const card: GameCard = { Miniature };
