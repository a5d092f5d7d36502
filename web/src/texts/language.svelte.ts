/** The language of this browser, and how a text is said in it. */
import { remember, remembered } from "../settings/remembered";
import { texts, type Both, type TextName } from "./texts";

export type Language = keyof Both;
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
export function say(words: Both): string {
  if (language.current === "en") return words.en;
  return words.fr.replace(/ ([:;?!»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

export function t(name: TextName, parts: Record<string, string | number> = {}): string {
  return say(texts[name]).replace(/\{(\w+)\}/g, (_, part: string) => String(parts[part] ?? ""));
}

/** The first letter large, for a text made to stand inside a sentence; notation (d1-d3) stays. */
export function sentence(text: string): string {
  if (/^[a-z]\d/.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}
