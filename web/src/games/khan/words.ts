/** What the client itself says about Khan. */
import type { Board } from "./messages/ids";
import { Catalogue, type Parts } from "../../texts/catalogue.svelte";
import type { Named } from "../../texts/language.svelte";
import { people } from "../people.svelte";
import type { ShapeSeen } from "./view";

export const words = new Catalogue("games/khan", "board");
await words.ready;

export type Word = Named<Board>;

export const w = (name: Word, parts: Parts = {}): string => words.say(name, parts);

/** A word whose name came from the server; as it is, if we have none for it. */
export function named(name: string): string {
  return words.has(name) ? words.say(name) : name;
}

export const seatName = (seat: number): string =>
  people.isYou(seat) ? w("you") : (people.name(seat) ?? words.say(`seat-${seat}`));

export function listed(names: string[], by: "and" | "or" = "and"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${w(by)} ${last}`;
}
/** Who, the reader first, and whether that is the reader alone (you) or among others (with). */
export function whoOf(seats: number[]): { who: string; is: "you" | "with" | "other" } {
  const you = seats.filter((seat) => people.isYou(seat));
  const others = seats.filter((seat) => !people.isYou(seat));
  const is = you.length === 0 ? "other" : others.length === 0 ? "you" : "with";
  return { who: listed([...you, ...others].map(seatName)), is };
}

export const pointsOf = (n: number): string => w("points.of", { n });

/** What a shape is called, by the server. */
export const shapeName = (kind: string, supply: ShapeSeen[]): string =>
  supply.find((shape) => shape.kind === kind)?.name ?? "";
