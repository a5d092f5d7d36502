/** Khan, before its board is opened. */
import { text } from "../../texts/text";
import type { GameCard } from "../game";
import Miniature from "./rules/Miniature.svelte";

export const card: GameCard = {
  Miniature,
  about: text(
    "Eight rulers flee before you across steppe, ice and desert. Pitch your yurts where they stood, and lay your rugs over the land.",
    "Huit chefs fuient devant vous par la steppe, la glace et le désert. Plantez vos yourtes où ils étaient, et couvrez la terre de vos tapis.",
  ),
};
