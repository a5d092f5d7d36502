/** What the client itself says about this game. */
import type { Board } from "./messages/ids";
import { Catalogue, type Parts } from "../../texts/catalogue.svelte";
import type { Named } from "../../texts/language.svelte";

export const words = new Catalogue("games/heroes", "board");
await words.ready;

export type Word = Named<Board>;

export const w = (name: Word, parts: Parts = {}): string => words.say(name, parts);
