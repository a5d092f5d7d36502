/** What the client itself says, in the language of this browser. The rest comes from the server. */
import type { Learning, Meeting, Table } from "../messages/ids";
import { Catalogue, language, languages, type Parts } from "./catalogue.svelte";
import type { Text } from "./text";

export { language, languages, type Parts };

/** For dates and hours: as they are written where this browser is at home. */
export const locale = (): string =>
  navigator.languages.find((found) => found.startsWith(language.current)) ?? language.current;

/** A text from the server, or one of ours that is said when it is needed. */
export const say = (text: Text): string => (typeof text === "string" ? text : text());

const frame = new Catalogue("", "table", "meeting", "learning");
await frame.ready;

/** A message may be named by its id or with dots for dashes. */
export type Named<Id extends string> = Id | Dotted<Id>;
type Dotted<Id extends string> = Id extends `${infer Start}-${infer Rest}`
  ? `${Start}.${Dotted<Rest>}`
  : Id;

export type TextName = Named<Learning | Meeting | Table>;

export const t = (name: TextName, parts: Parts = {}): string => frame.say(name, parts);

/** A number with a true minus. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A number that is gained or lost. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));

/** The first letter large, for a text made to stand inside a sentence; notation (d1-d3) stays. */
export function sentence(text: string): string {
  if (/^[a-z]\d/.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}
