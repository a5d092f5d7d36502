/** What moved between two views, as flights over the table: seen, not judged. */
import { colours, typeOf } from "./things";
import type { CampSeen, Colour, HunsView } from "../view";

export interface Flight {
  what: "cube" | "die" | "card" | "wagon" | "shipped";
  /** A colour; of a wagon its type. */
  kind: string;
  face?: number;
  from: string;
  to: string;
  /** In the order of the rules: 0 comes first. */
  turn: number;
}

type Cubes = Record<string, { camp: number; cubes: (Colour | null)[] }>;

function cubesOf(camps: CampSeen[]): Cubes {
  const found: Cubes = {};
  for (const { seat, wagons, cards } of camps) {
    for (const wagon of wagons) if (wagon) found[wagon.id] = { camp: seat, cubes: wagon.cubes };
    for (const card of cards) if (card.cubes) found[card.id] = { camp: seat, cubes: card.cubes };
  }
  return found;
}

const count = (cubes: (Colour | null)[], colour: Colour) =>
  cubes.filter((cube) => cube === colour).length;

/** Cubes that left a thing and those that came to it. */
function cubeFlights(before: HunsView, after: HunsView): Flight[] {
  const was = cubesOf(before.camps);
  const now = cubesOf(after.camps);
  const found: Flight[] = [];
  for (const colour of colours) {
    const left: string[] = [];
    const came: string[] = [];
    for (const [id, { cubes }] of Object.entries(now)) {
      const more = count(cubes, colour) - count(was[id]?.cubes ?? [], colour);
      for (let i = 0; i < more; i++) came.push(id);
      for (let i = 0; i < -more; i++) left.push(id);
    }
    const stashes = before.camps.flatMap(({ seat, stash }) =>
      stash[colour] > (after.camps[seat]?.stash[colour] ?? 0) ? [`stash:${seat}:${colour}`] : [],
    );
    for (const to of came) {
      const from = left.shift();
      const place = from ? `${from}:${colour}` : (stashes[0] ?? `reserve:${colour}`);
      found.push({ what: "cube", kind: colour, from: place, to: `${to}:${colour}`, turn: 0 });
    }
    for (const from of left)
      found.push({
        what: "cube",
        kind: colour,
        from: `${from}:${colour}`,
        to: `reserve:${colour}`,
        turn: 0,
      });
  }
  return found;
}

/** Wagons that were filled and shipped: the last cube arrives, then all go to the stash. */
function shipments(before: HunsView, after: HunsView): Flight[] {
  const found: Flight[] = [];
  for (const { seat, wagons } of before.camps)
    for (const wagon of wagons) {
      const stays = after.camps.some(({ wagons }) => wagons.some((now) => now?.id === wagon?.id));
      const face = wagon ? before.wagons[wagon.id] : undefined;
      const isShipped =
        (after.camps[seat]?.shipped.length ?? 0) > (before.camps[seat]?.shipped.length ?? 0);
      if (!wagon || !face || stays || !isShipped) continue;
      face.slots.forEach((slot, i) => {
        const place = `${wagon.id}:${slot}`;
        if (!wagon.cubes[i])
          found.push({ what: "cube", kind: slot, from: `reserve:${slot}`, to: place, turn: 0 });
        found.push({ what: "cube", kind: slot, from: place, to: `stash:${seat}:${slot}`, turn: 1 });
      });
      const shipped = `shipped:${seat}`;
      found.push({ what: "shipped", kind: face.type, from: wagon.id, to: shipped, turn: 2 });
    }
  return found;
}

function otherFlights(before: HunsView, after: HunsView): Flight[] {
  const found: Flight[] = [];
  for (const { colour, holder, face } of after.dice) {
    const was = before.dice.find((die) => die.colour === colour);
    if (holder !== null && was?.holder === null && face !== null)
      found.push({
        what: "die",
        kind: colour,
        face,
        from: `die:${colour}`,
        to: `camp:${holder}`,
        turn: 0,
      });
  }
  for (const { seat, cards, wagons } of after.camps) {
    const camp = before.camps[seat];
    for (const { id } of cards) {
      const type = after.cards[id]?.type;
      const colour = colours.find((colour) => typeOf[colour] === type);
      if (colour && before.camps.every(({ cards }) => cards.every((card) => card.id !== id)))
        found.push({
          what: "card",
          kind: colour,
          from: `deck:${colour}`,
          to: `camp:${seat}`,
          turn: 0,
        });
    }
    for (const wagon of wagons) {
      if (!wagon || camp?.wagons.some((was) => was?.id === wagon.id)) continue;
      const from = before.display.includes(wagon.id) ? wagon.id : "pile";
      const kind = after.wagons[wagon.id]?.type ?? "purple";
      found.push({ what: "wagon", kind, from, to: `wagons:${seat}`, turn: 1 });
    }
  }
  return found;
}

const most = 16;

export function flightsBetween(before: HunsView, after: HunsView): Flight[] {
  if (before.round === 0 && after.round > 0 && before.camps[0]?.wagons[0] === null) return [];
  const all = [
    ...cubeFlights(before, after),
    ...shipments(before, after),
    ...otherFlights(before, after),
  ];
  return all.slice(0, most).sort((one, two) => one.turn - two.turn);
}
