/** What the plain table says, in both languages side by side. */
import { saying } from "../../texts/language.svelte";
import { text, type Text } from "../../texts/text";

export const words = {
  drawing: text("The position, drawn in letters", "La position, dessinée en lettres"),
  choices: text("Your choices", "Vos choix"),
  "choices.none": text("Nothing to choose just now", "Rien à choisir pour l'instant"),
  so: text("So far", "Jusqu'ici"),
  back: text("Back", "Retour"),
  do: text("Do it", "Jouer"),
  filter: text("Find among {n}", "Chercher parmi {n}"),
  "filter.none": text("None of them has that in it", "Aucun ne contient cela"),
  others: text("Others", "Autres"),
} as const satisfies Record<string, Text>;

export const w = saying<keyof typeof words>(words);
