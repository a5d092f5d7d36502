import { say } from "../../texts/language.svelte";
import { expect, test } from "vitest";
import { recorded } from "../../testing/recorded";
import { attempt, heroButton } from "./play";
import recording from "./moments.test.json";
import type { HeroesView } from "./view";
import { viewOf } from "../game";

const [moment] = recorded(recording).moments;
const frame = moment?.frame ?? (undefined as never);
const { pieces } = viewOf<HeroesView>(frame.view);

test("from a piece picked up, the square touched is what was tried", () => {
  expect(attempt(["b1"], "b9", frame)).toBe("b1-b9");
});

test("a piece of mine that cannot move is tried where it is, and so is anything before a move is begun", () => {
  const mine = pieces.find(({ seat }) => seat === frame.by)?.square ?? "";
  expect(attempt([], mine, frame)).toBe(`${mine}-${mine}`);
  expect(attempt(["b9"], mine, frame)).toBe(`${mine}-${mine}`);
  const other = pieces.find(({ seat }) => seat !== frame.by)?.square ?? "";
  expect(attempt([], other, frame)).toBe(`${other}-${other}`);
});

test("only what is no square has a button", () => {
  expect(say(heroButton("promote") ?? "")).toBe("Make it a hero");
  expect(heroButton("b1")).toBeNull();
  expect(attempt(["b1"], "promote", frame)).toBeNull();
});
