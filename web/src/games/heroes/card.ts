/** Heroes, before its board is opened. */
import { text } from "../../texts/text";
import type { GameCard } from "../game";
import Miniature from "./rules/Miniature.svelte";

export const card: GameCard = {
  Miniature,
  about: text(
    "Two sides, eight cities. Surround what stands in your way, make heroes in your towns, take the other side's.",
    "Deux camps, huit villes. Cernez ce qui vous barre la route, faites des héros dans vos villes, prenez celles d'en face.",
  ),
};
