/** A move of one's own as it is drawn before the server's word: cube, die, card, wagon. */
import type { Choice, Frame } from "../../server/wire";
import { type Echo, viewOf } from "../game";
import { colourOf, isCard, isWagon } from "./parts/things";
import type { CampSeen, CardFace, CardSeen, CardType, Colour, HunsView, Status } from "./view";

export function echo({ steps, move }: Choice, { view }: Frame): Echo {
  const before = viewOf<HunsView>(view);
  const [first = "", second = ""] = steps;
  if (before.question === "put" && second) return put(before, first, second);
  if (before.question === "return") return { view: taken(before, first).view, at: [] };
  if (before.question === "play" && isCard(first)) return played(before, first, second);
  if (before.question === "take" && isWagon(first)) return coupled(before, first);
  if (move.startsWith("die ")) return chosen(before, first);
  return { view: before, at: steps.map((step) => placeOf(before, step)) };
}

/** Where a button's action takes place. */
function placeOf({ die }: HunsView, step: string): string {
  if (step === "draw") return `deck:${die?.colour ?? ""}`;
  return step === "pillage" ? `reserve:${die?.colour ?? ""}` : step;
}

function chosen(view: HunsView, place: string): Echo {
  const dice = view.dice.map((die) =>
    place === `die:${die.colour}` ? { ...die, available: false, holder: view.active } : die,
  );
  return { view: { ...view, dice }, at: [place] };
}

// Cubes

function put(view: HunsView, from: string, to: string): Echo {
  const { view: without, cube } = taken(view, from);
  const [thing = ""] = to.split(":");
  if (!cube) return { view, at: [to] };
  if (!isWagon(thing)) {
    const camps = withCard(without, thing, (card) => ({
      ...card,
      cubes: [...(card.cubes ?? []), cube],
    }));
    return { view: { ...without, camps }, at: [thing] };
  }
  const wants = colourOf(to);
  const cubes = without.camps
    .flatMap(({ wagons }) => wagons)
    .find((wagon) => wagon?.id === thing)?.cubes;
  const slots = view.wagons[thing]?.slots ?? [];
  const slot = slots.findIndex((colour, i) => colour === wants && !cubes?.[i]);
  return { view: loaded(without, thing, slot, cube), at: [slotId(thing, slot)] };
}

/** One slot of a wagon: two of a colour are two places. */
export const slotId = (wagon: string, slot: number): string => `${wagon}#${slot}`;

/** The view without a cube that lay there, and its colour. */
function taken(view: HunsView, place: string): { view: HunsView; cube: Colour | null } {
  const cube = colourOf(place);
  const [thing = "", seat = ""] = place.split(":");
  if (!cube) return { view, cube };
  const less = <Counts extends HunsView["reserve"]>(counts: Counts) => ({
    ...counts,
    [cube]: counts[cube] - 1,
  });
  if (thing === "reserve") return { view: { ...view, reserve: less(view.reserve) }, cube };
  if (thing === "stash") {
    const camps = view.camps.map((camp) =>
      camp.seat === Number(seat) ? { ...camp, stash: less(camp.stash) } : camp,
    );
    return { view: { ...view, camps }, cube };
  }
  if (isWagon(thing)) {
    const wagon = view.camps.flatMap(({ wagons }) => wagons).find((found) => found?.id === thing);
    return { view: loaded(view, thing, wagon?.cubes.indexOf(cube) ?? -1, null), cube };
  }
  const camps = withCard(view, thing, (card) => {
    const at = card.cubes?.indexOf(cube) ?? -1;
    return at < 0 ? card : { ...card, cubes: card.cubes?.toSpliced(at, 1) ?? [] };
  });
  return { view: { ...view, camps }, cube };
}

const loaded = (view: HunsView, id: string, slot: number, cube: Colour | null): HunsView => ({
  ...view,
  camps: view.camps.map((camp) => ({
    ...camp,
    wagons: camp.wagons.map((wagon) =>
      wagon?.id === id && slot >= 0 ? { id, cubes: wagon.cubes.with(slot, cube) } : wagon,
    ),
  })),
});

const withCard = (view: HunsView, id: string, change: (card: CardSeen) => CardSeen): CampSeen[] =>
  view.camps.map((camp) => ({
    ...camp,
    cards: camp.cards.map((card) => (card.id === id ? change(card) : card)),
  }));

// Cards and wagons

const fresh: Record<CardType, Status> = {
  equipment: "active",
  raid: "ready",
  mercenary: "active",
  curse: "active",
  treasure: "unmet",
};

/** A card lies in its player's camp, or in the camp of whom it is played on. */
function played(view: HunsView, id: string, on: string): Echo {
  const face = view.cards[id];
  const seat = on.startsWith("seat:") ? Number(on.slice(5)) : view.drawn?.seat;
  if (!face || seat === undefined) return { view, at: [id] };
  const camps = view.camps.map((camp) =>
    camp.seat === seat ? { ...camp, cards: [...camp.cards, lying(id, face)] } : camp,
  );
  return { view: { ...view, camps, drawn: null }, at: [id] };
}

const lying = (id: string, face: CardFace): CardSeen => ({
  id,
  status: fresh[face.type],
  used: false,
  slots: face.slots,
  cubes: [],
});

/** A wagon goes to the first free place of the camp whose turn it is. */
function coupled(view: HunsView, id: string): Echo {
  const display = view.display.map((shown) => (shown === id ? null : shown));
  const cubes = (view.wagons[id]?.slots ?? []).map(() => null);
  const camps = view.camps.map((camp) => {
    const at = camp.wagons.indexOf(null);
    if (camp.seat !== view.active || at < 0) return camp;
    return { ...camp, wagons: camp.wagons.with(at, { id, cubes }) };
  });
  return { view: { ...view, display, camps }, at: [id] };
}
