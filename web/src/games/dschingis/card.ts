/** Dschingis Khan, before its board is opened. */
import { Catalogue } from "../../texts/catalogue.svelte";
import type { GameCard } from "../game";
import Miniature from "./rules/Miniature.svelte";

const words = new Catalogue("games/dschingis", "card");
await words.ready;

export const card: GameCard = {
  Miniature,
  about: () => words.say("about"),
};
