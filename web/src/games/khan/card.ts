/** Khan, before its board is opened. */
import { Catalogue } from "../../texts/catalogue.svelte";
import type { GameCard } from "../game";
import Miniature from "./rules/Miniature.svelte";

const words = new Catalogue("games/khan", "card");
await words.ready;

export const card: GameCard = {
  Miniature,
  about: () => words.say("about"),
};
