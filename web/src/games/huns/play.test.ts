import { expect, test } from "vitest";
import { hand, momentOf, recorded, type Hand, type Moment } from "../../testing/recorded";
import { viewOf } from "../game";
import recording from "./moments.test.json";
import { askedOf } from "./parts/asking";
import { attempt } from "./parts/steps";
import { Play } from "./play.svelte";
import type { HunsView } from "./view";
import { w } from "./words";

const game = recorded(recording);
const putting = momentOf(game, "put").before;
const put = putting.choices.find(({ steps }) => steps.length === 2) ?? (undefined as never);
const [from = "", to = ""] = put.steps;

function at({ frame, choices }: Moment): Hand & { play: Play } {
  const made = hand(choices);
  const view = viewOf<HunsView>(frame.view);
  const play = new Play({ view: () => view, steps: () => made.steps, onpick: made.onpick });
  return { ...made, play };
}

test("a cube carried from its place to a goal is that move", () => {
  const { play, moves } = at(putting);
  expect(play.carriable).toContain(from);
  expect(play.goals).toContain(to);
  play.put(from, to);
  expect(moves).toEqual([put.move]);
});

test("touching the goal is enough where only one cube can go there", () => {
  const { play, moves } = at(putting);
  const only = putting.choices.filter(({ steps }) => steps.includes(to));
  play.touch(to);
  if (only.length === 1) expect(moves).toEqual([put.move]);
  else expect(play.chosen).toBe(to);
  play.touch(from);
  expect(moves).toContain(put.move);
});

test("a place that takes no cube is asked about", () => {
  const { play, moves, refused } = at(putting);
  play.put(from, "wg99:red");
  expect([moves, refused]).toEqual([[], ["wg99:red"]]);
});

test("what was touched is told the server in notation", () => {
  const { frame } = putting;
  expect(attempt([], "die:blue", frame)).toBe("die blue");
  expect(attempt([], "pile", frame)).toBe("take top");
  expect(attempt([], "eq01", frame)).toBe("use eq01");
  expect(attempt([], "elsewhere", frame)).toBeNull();
});

test("a bowl of another colour is answered with what comes first, or why not this colour", () => {
  const { die, camps, you } = viewOf<HunsView>(putting.frame.view);
  const other = die?.colour === "blue" ? "red" : "blue";
  const wagon = camps[you ?? 0]?.wagons.find((each) => each !== null)?.id;
  expect(attempt([], `reserve:${other}`, putting.frame)).toBe(`put ${other} ${wagon}`);
});

test("a move that is whole and waits to be confirmed asks for nothing more", () => {
  const { play, steps } = at(putting);
  expect(askedOf(play, play.view)).toBe(w("tray.put", { n: play.view.placing?.left ?? 1 }));
  steps.picked = put.steps;
  expect(askedOf(play, play.view)).toBe(w("tray.whole"));
});
