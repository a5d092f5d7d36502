/** What the client itself says about this game, in both languages side by side. */
import { saying } from "../../texts/language.svelte";
import { text, type Text } from "../../texts/text";

export const words = {
  board: text("Board", "Plateau"),
  cities: text("cities", "villes"),
  promote: text("Make it a hero", "En faire un héros"),
  pass: text("Pass", "Passer"),
  lost: text("{n} pieces lost", "{n} pions perdus"),
  "lost.one": text("1 piece lost", "1 pion perdu"),
  empty: text("empty", "vide"),
  "0.warrior": text("gold warrior", "combattant doré"),
  "0.hero": text("gold hero", "héros doré"),
  "0.city": text("gold city", "ville dorée"),
  "1.warrior": text("teal warrior", "combattant turquoise"),
  "1.hero": text("teal hero", "héros turquoise"),
  "1.city": text("teal city", "ville turquoise"),

  "square.first": text("may move", "peut jouer"),
  "square.picked": text("chosen", "choisi"),
  "square.next": text("may go here", "case possible"),
} as const satisfies Record<string, Text>;

export type Word = keyof typeof words;

export const w = saying<Word>(words);
