/** What the plain table says. */
import type { Board } from "./messages/ids";
import { Catalogue, type Parts } from "../../texts/catalogue.svelte";
import type { Named } from "../../texts/language.svelte";

export const words = new Catalogue("games/plain", "board");
await words.ready;

export const w = (name: Named<Board>, parts: Parts = {}): string => words.say(name, parts);
