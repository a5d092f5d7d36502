/** The language of this browser, and how a text is said in it. */
import { remember, remembered } from "../settings/remembered";
import { texts, type TextName } from "./texts";
import type { Text } from "./text";

export type Language = keyof Text;
export const languages: { id: Language; name: string }[] = [
  { id: "en", name: "English" },
  { id: "fr", name: "Français" },
];

function first(): Language {
  const kept = remembered("language");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

class Chosen {
  current = $state<Language>(first());

  choose(language: Language): void {
    this.current = language;
    remember("language", language);
  }
}

export const language = new Chosen();

/** For dates and hours: as they are written where this browser is at home. */
export const locale = (): string =>
  navigator.languages.find((found) => found.startsWith(language.current)) ?? language.current;

/** A text in the chosen language; in French what precedes a high mark does not break off. */
export function say(words: Text): string {
  if (language.current === "en") return words.en;
  return words.fr.replace(/ ([:;?!»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

export type Parts = Record<string, string | number>;

/** A text with its {parts} filled in. */
export const filled = (text: string, parts: Parts): string =>
  text.replace(/\{(\w+)\}/g, (_, part: string) => String(parts[part] ?? ""));

/** How the texts of a list are said, by name. */
export const saying =
  <Name extends string>(list: Record<Name, Text>) =>
  (name: Name, parts: Parts = {}): string =>
    filled(say(list[name]), parts);

export const t = saying<TextName>(texts);

/** A number with a true minus. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A number that is gained or lost. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));

/** The first letter large, for a text made to stand inside a sentence; notation (d1-d3) stays. */
export function sentence(text: string): string {
  if (/^[a-z]\d/.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}
