/** Colours, cards and wagons: what a step names, and where a thing lies. */
import type { CampSeen, CardSeen, CardType, Colour, HunsView } from "../view";

export const colours: readonly Colour[] = ["blue", "red", "green", "black", "yellow"];

export const isColour = (word: string | undefined): word is Colour =>
  colours.includes(word as Colour);
export const isCard = (step: string): boolean => /^(eq|ra|me|cu|tr)\d\d$/.test(step);
export const isWagon = (step: string): boolean => /^wg\d\d$/.test(step);

/** The colour that a place names last: die:blue, wg05:red, stash:1:green. */
export function colourOf(place: string): Colour | null {
  const last = place.split(":").at(-1);
  return isColour(last) ? last : null;
}

export const typeOf: Record<Colour, CardType> = {
  blue: "equipment",
  red: "raid",
  green: "mercenary",
  black: "curse",
  yellow: "treasure",
};

export const colourOfType = Object.fromEntries(
  colours.map((colour) => [typeOf[colour], colour]),
) as Record<CardType, Colour>;

export const cardIn = (view: HunsView, id: string): CardSeen | null =>
  view.camps.flatMap(({ cards }) => cards).find((card) => card.id === id) ?? null;

/** The camp in which a card or a wagon lies. */
export const campOf = (view: HunsView, thing: string): CampSeen | null =>
  view.camps.find(
    ({ cards, wagons }) =>
      cards.some(({ id }) => id === thing) || wagons.some((wagon) => wagon?.id === thing),
  ) ?? null;
