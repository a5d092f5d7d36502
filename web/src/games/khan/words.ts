/** What the client itself says about Khan. */
import type { Board } from "./messages/ids";
import { Catalogue, type Parts } from "../../texts/catalogue.svelte";
import type { Named } from "../../texts/language.svelte";
import type { ShapeSeen } from "./view";

export const words = new Catalogue("games/khan", "board");
await words.ready;

export type Word = Named<Board>;

export const w = (name: Word, parts: Parts = {}): string => words.say(name, parts);

/** A word whose name came from the server; as it is, if we have none for it. */
export function named(name: string): string {
  return words.has(name) ? words.say(name) : name;
}

export const seatName = (seat: number): string => words.say(`seat-${seat}`);

export function listed(names: string[], by: "and" | "or" = "and"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${w(by)} ${last}`;
}
export const seatNames = (seats: number[]): string => listed(seats.map(seatName));

export const pointsOf = (n: number): string => w("points.of", { n });

/** What a shape is called, by the server. */
export const shapeName = (kind: string, supply: ShapeSeen[]): string =>
  supply.find((shape) => shape.kind === kind)?.name ?? "";
