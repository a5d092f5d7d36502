/** Dschingis Khan, before its board is opened. */
import { text } from "../../texts/text";
import type { GameCard } from "../game";
import Miniature from "./rules/Miniature.svelte";

export const card: GameCard = {
  Miniature,
  about: text(
    "A wall that wanders. Settle your people face down on either side, and see to it that they wake up in the right country.",
    "Un mur qui voyage. Installez vos gens face cachée de part et d'autre, et faites qu'ils se réveillent dans le bon pays.",
  ),
};
