/** What the client itself says about this game. */
import type { Board } from "./messages/ids";
import { Catalogue, type Parts } from "../../texts/catalogue.svelte";
import type { Named } from "../../texts/language.svelte";
import type { CardType, Colour, Phase, Status, WagonType } from "./view";

export const words = new Catalogue("games/huns", "board");
await words.ready;

export type Word = Named<Board>;

export const w = (name: Word, parts: Parts = {}): string => words.say(name, parts);

export const seatName = (seat: number): string => words.say(`seat-${seat}`);
export const colourName = (colour: Colour): string => w(colour);
export const typeName = (type: CardType): string => w(`type.${type}`);
export const wagonName = (type: WagonType): string => w(`wagon.${type}`);
export const phaseName = (phase: Phase): string => w(`phase.${phase}`);
export const statusName = (status: Status): string => w(`status.${status}`);
