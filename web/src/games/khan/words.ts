/** What the client itself says about Khan. */
import type { Board } from "./messages/ids";
import { Catalogue, type Parts } from "../../texts/catalogue.svelte";
import type { Named } from "../../texts/language.svelte";

export const words = new Catalogue("games/khan", "board");
await words.ready;

export type Word = Named<Board>;

export const w = (name: Word, parts: Parts = {}): string => words.say(name, parts);

/** A word whose name came from the server; as it is, if we have none for it. */
export function named(name: string): string {
  return words.has(name) ? words.say(name) : name;
}

export const seatName = (seat: number): string => words.say(`seat-${seat}`);

export function listed(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${w("and")} ${last}`;
}
export const seatNames = (seats: number[]): string => listed(seats.map(seatName));

export const pointsOf = (n: number): string => `${n} ${w(n === 1 ? "point" : "points")}`;
export const placesOf = (n: number): string =>
  w(n === 1 ? "shape.places.one" : "shape.places", { n });
