import { expect, test } from "vitest";
import { beside } from "./beside";

const box = (left: number, top: number, size = 40) => ({
  left,
  right: left + size,
  top,
  bottom: top + size,
});

test("below what is high, above what is low", () => {
  expect(beside(box(600, 100), 1280, 800)).toMatchObject({ top: 150, bottom: null });
  expect(beside(box(600, 700), 1280, 800)).toMatchObject({ top: null, bottom: 110 });
});

test("it stays on the screen", () => {
  expect(beside(box(0, 100), 1280, 800).left).toBe(8);
  expect(beside(box(1260, 100), 1280, 800).left).toBe(1280 - 340 - 8);
});

test("on a phone it takes the half of the screen where the thing is not", () => {
  expect(beside(box(100, 100), 390, 844)).toMatchObject({ isSheet: true, bottom: 0, top: null });
  expect(beside(box(100, 700), 390, 844)).toMatchObject({ isSheet: true, bottom: null, top: 0 });
});
