import { expect, test } from "vitest";
import { foldedIn } from "./folding";
import type { CardSeen } from "../view";

const card = (id: string, status: CardSeen["status"]): CardSeen => ({ id, status, used: false });
const cards = [
  card("eq01", "active"),
  card("ra01", "used"),
  card("ra02", "ready"),
  card("cu01", "fled"),
  card("tr01", "met"),
];

test("all cards are told by name while there is room", () => {
  expect(foldedIn(cards, { width: 260, height: 176, own: false })).toEqual(new Set());
});

test("first what is spent is folded", () => {
  expect(foldedIn(cards, { width: 260, height: 170, own: false })).toEqual(
    new Set(["ra01", "cu01"]),
  );
});

test("then as many of the oldest as needed", () => {
  expect(foldedIn(cards, { width: 260, height: 110, own: false })).toEqual(
    new Set(["ra01", "cu01", "eq01"]),
  );
});

test("at last all of them, so that none is cut off", () => {
  expect(foldedIn(cards, { width: 260, height: 60, own: false }).size).toBe(5);
});
