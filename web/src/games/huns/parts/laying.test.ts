import { expect, test } from "vitest";
import { lay, sizes, type Laying } from "./laying";
import { progressOf } from "./progress";
import type { CardFace, CardSeen, CardType } from "../view";

const types: Record<string, CardType> = {
  eq: "equipment",
  ra: "raid",
  me: "mercenary",
  cu: "curse",
  tr: "treasure",
};
const face = (id: string) => ({ type: types[id.slice(0, 2)] }) as CardFace;
const card = (id: string, status: CardSeen["status"] = "active"): CardSeen => ({
  id,
  status,
  used: false,
});
function laid(cards: CardSeen[], width: number, height: number | null): Laying {
  return lay(cards, Object.fromEntries(cards.map(({ id }) => [id, face(id)])), { width, height });
}
const at = ({ laid }: Laying, id: string) => {
  const found = laid.find(({ cards }) => cards.some((card) => card.id === id));
  return found && [found.x, found.y];
};

test("with room, cards are large and have their names", () => {
  expect(laid([card("eq01")], 850, 180).size.name).toBe(true);
});

test("a card that comes moves none of another kind", () => {
  const few = [card("eq01"), card("tr01")];
  const before = laid(few, 850, 100);
  const after = laid([...few, card("ra01", "ready"), card("eq02")], 850, 100);
  expect([at(after, "eq01"), at(after, "tr01")]).toEqual([at(before, "eq01"), at(before, "tr01")]);
});

test("spent and fled cards of a kind are one stack", () => {
  const { laid: piles } = laid(
    [card("ra01", "used"), card("ra02", "ready"), card("ra03", "used"), card("cu01", "fled")],
    850,
    180,
  );
  expect(piles.map(({ cards, isStack }) => [cards.map(({ id }) => id), isStack])).toEqual([
    [["ra02"], false],
    [["ra01", "ra03"], true],
    [["cu01"], true],
  ]);
});

test("equipment used this round is no spent card", () => {
  expect(laid([card("eq03", "used")], 850, 180).laid[0]?.isStack).toBe(false);
});

const twelve = ["eq01", "eq02", "eq03", "eq04", "me01", "me02", "me03", "cu01", "tr01", "tr02"].map(
  (id) => card(id),
);

test.each([
  [850, 180],
  [265, 110],
  [420, 110],
])("in a place of its own nothing lies outside it: %i × %i", (width, height) => {
  const { laid: piles, size } = laid(twelve, width, height);
  for (const { x, y } of piles) {
    expect(x + size.w).toBeLessThanOrEqual(width + 1);
    expect(y + size.h).toBeLessThanOrEqual(height + 1);
  }
});

test("where cards lie over each other, those below say what they hold at their head", () => {
  const { laid: piles } = laid(twelve, 265, 110);
  const equipment = piles.filter(({ type }) => type === "equipment");
  expect(equipment.map(({ isCovered }) => isCovered)).toEqual([true, true, true, false]);
});

test("on a phone a camp is as long as it needs", () => {
  const { height, size, laid: piles } = laid(twelve, 350, null);
  expect(sizes).toContain(size);
  expect(Math.max(...piles.map(({ y }) => y)) + size.h).toBe(height);
});

test("a treasure shows what it has and what it wants", () => {
  const treasure = (progress: CardSeen["progress"]) =>
    ({ ...card("tr02", "unmet"), progress }) as CardSeen;
  expect(progressOf(treasure([{ compared: ">=", have: 2, want: 4 }]))?.short).toBe("2/4");
  expect(progressOf(treasure([{ compared: "most", have: 2, want: 3 }]))?.short).toBe("2 : 3");
  expect(progressOf(treasure([{ compared: ">=", have: null, want: 4 }]))?.short).toBe("?/4");
  expect(progressOf(card("eq01"))).toBeNull();
});
