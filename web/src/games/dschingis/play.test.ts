import { expect, test } from "vitest";
import { hand, momentOf, recorded, type Moment } from "../../testing/recorded";
import { viewOf } from "../game";
import recording from "./moments.test.json";
import { Play } from "./play.svelte";
import type { DschingisView } from "./view";

function at({ frame, choices }: Moment): { play: Play; moves: string[]; refused: string[] } {
  const { steps, onpick, moves, refused } = hand(choices);
  const view = viewOf<DschingisView>(frame.view);
  return { play: new Play({ view: () => view, steps: () => steps, onpick }), moves, refused };
}

const building = momentOf(recorded(recording), "wall").before;
const wall = building.choices[0] ?? (undefined as never);
const line = wall.steps[0] ?? "";

test("a line touched with the mouse carries the wall at once", () => {
  const { play, moves } = at(building);
  expect(play.mode).toBe("build");
  play.touchLine(line, false);
  expect(moves).toEqual([wall.move]);
});

test("a finger sees first what the wall would cause, and lays it with the next touch", () => {
  const { play, moves } = at(building);
  play.touchLine(line, true);
  expect(moves).toEqual([]);
  expect(play.preview?.line).toBe(line);
  play.touchLine(line, true);
  expect(moves).toEqual([wall.move]);
});

test("a line where no wall may lie is tried in notation", () => {
  const { play, moves, refused } = at(building);
  const closed = viewOf<DschingisView>(building.frame.view).map.lines.find(
    ({ id }) => !play.lines.has(id),
  );
  play.touchLine(closed?.id ?? "", false);
  expect([moves, refused]).toEqual([[], [`wall ${closed?.id}`]]);
});

test("a new position forgets what was begun", () => {
  const { play } = at(building);
  play.touchLine(line, true);
  play.begin();
  expect(play.line).toBeNull();
});

test("while a move is on its way nothing can be done", () => {
  const { play, moves } = at(building);
  play.steps.sending = true;
  play.touchLine(line, false);
  expect([play.mode, moves]).toEqual(["watch", []]);
});

test("what cannot be done now is tried, so that the server says why", () => {
  const { play, moves, refused } = at(building);
  const empty = play.view.villages.find(({ stack }) => stack.length === 0)?.id ?? "";
  play.touchVillage(empty);
  play.touchWalls();
  expect(moves).toEqual([]);
  expect(refused).toEqual([expect.stringMatching(`^go ${empty} (road|gate) `), "take wall"]);
});

test("a village with tokens shows them: that is the answer", () => {
  const { play, refused } = at(building);
  const settled = play.view.villages.find(({ stack }) => stack.length > 0)?.id ?? "";
  play.touchVillage(settled);
  expect([play.pointed, refused]).toEqual([settled, []]);
});
