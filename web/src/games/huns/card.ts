/** Huns, before its board is opened. */
import { text } from "../../texts/text";
import type { GameCard } from "../game";
import Miniature from "./rules/Miniature.svelte";

export const card: GameCard = {
  Miniature,
  about: text(
    "Five dice, five decks, wagons to load. Pillage, hire mercenaries, lay curses on your rivals, and ship more riches than they do.",
    "Cinq dés, cinq paquets, des chariots à charger. Pillez, engagez des mercenaires, maudissez vos rivaux et expédiez plus de richesses qu'eux.",
  ),
};
