import { expect, test } from "vitest";
import { hand, momentOf, recorded, type Moment } from "../../testing/recorded";
import { viewOf } from "../game";
import { askedOf } from "./parts/asking";
import recording from "./moments.test.json";
import { Play } from "./play.svelte";
import type { DschingisView, Kind } from "./view";

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
  expect([moves, refused]).toEqual([[], [expect.stringMatching(`^go ${empty} (road|gate) `)]]);
});

test("walls touched while building say where they go; Escape puts them back", () => {
  const { play, refused } = at(building);
  expect([askedOf(play), play.isBegun]).toEqual([null, false]);
  play.touchWalls();
  expect([askedOf(play), play.isBegun]).toEqual([expect.any(String), true]);
  play.drop();
  expect([askedOf(play), play.isBegun, refused]).toEqual([null, false, []]);
});

test("a wall that was laid is not foreseen again under the same pointer", () => {
  const { play } = at(building);
  play.pointed = line;
  expect(play.preview?.line).toBe(line);
  play.begin();
  expect(play.preview).toBeNull();
});

test("a branch is measured before it matters: to both ends of the wall, and along the branch", () => {
  const { play } = at(building);
  const great = play.view.great_wall.length;
  const branch = play.view.outlook.find(({ line, makes }) => {
    play.pointed = line;
    return makes === "branch" && play.arms.length > 0;
  });
  play.pointed = branch?.line ?? null;
  const [west = 0, east = 0, n] = play.arms.map(({ lines }) => lines.length);
  expect([west + east, n]).toEqual([great, 1]);
});

test("while settling, a token touched first is the one for the village touched next", () => {
  const view = viewOf<DschingisView>(building.frame.view);
  const kinds: [Kind, Kind] = ["chinese", "peasant"];
  const seats = view.seats.map((seat) =>
    seat.active_kinds ? { ...seat, active_kinds: kinds } : seat,
  );
  const choices = [kinds, kinds.toReversed()].map(([first, second]) => ({
    move: `settle ${first} d2 ${second} e2 leader e2`,
    steps: ["d2", "e2"],
  }));
  const frame = { ...building.frame, view: { ...view, seats, phase: "settle" } };
  const { play, refused } = at({ frame, choices, line: null });
  play.touchToken("peasant");
  expect(play.held).toBe("peasant");
  play.touchVillage("d2");
  expect([play.begun, play.held]).toEqual([{ d2: "peasant" }, null]);
  play.touchToken("chinese");
  expect([play.begun, refused]).toEqual([{ d2: "chinese" }, []]);
});

test("a village with tokens shows them: that is the answer", () => {
  const { play, refused } = at(building);
  const settled = play.view.villages.find(({ stack }) => stack.length > 0)?.id ?? "";
  play.touchVillage(settled);
  expect([play.pointed, refused]).toEqual([settled, []]);
});

/** A leader in c4 beside an open gate, from which the wall leads to d3 and to both sides of e3/e4. */
function marching(): ReturnType<typeof at> {
  const moment = momentOf(recorded(recording), "march").now;
  const view = viewOf<DschingisView>(moment.frame.view);
  const along = (village: string, down: string) => ({
    move: `go ${village} wall c3/c4 ${down} peasant`,
    steps: [village, "c3/c4", down, "peasant"],
  });
  const routes = [
    { up: "c3/c4", down: "d3/d4", walls: ["c3/c4", "d3/d4"] },
    { up: "c3/c4", down: "e3/e4", walls: ["c3/c4", "d3/d4", "e3/e4"] },
  ];
  const seats = view.seats.map((seat) => (seat.seat === 0 ? { ...seat, leader: "c4" } : seat));
  const choices = [
    { move: "go b4 road peasant", steps: ["b4", "road", "peasant"] },
    { move: "go c3 gate peasant", steps: ["c3", "gate", "peasant"] },
    along("d3", "d3/d4"),
    along("e3", "e3/e4"),
    along("e4", "e3/e4"),
  ];
  return at({ ...moment, choices, frame: { ...moment.frame, view: { ...view, seats, routes } } });
}

test("the gate to climb and the gate to come down are the way", () => {
  const { play, moves } = marching();
  expect([[...play.ups], [...play.downs]]).toEqual([["c3/c4"], []]);
  play.touchGate("c3/c4");
  expect([...play.downs].sort()).toEqual(["d3/d4", "e3/e4"]);
  expect([...play.villages].sort()).toEqual(["c3", "d3", "e3", "e4"]);
  play.touchGate("d3/d4");
  expect(play.target).toBe("d3");
  expect(play.route).toEqual(["c4", "c3/c4", "d3/d4", "d3"]);
  expect(moves).toEqual([]);
  play.touchToken("peasant");
  expect(moves).toEqual(["go d3 wall c3/c4 d3/d4 peasant"]);
});

test("a gate with two free sides asks for the village; the same gate again gives it up", () => {
  const { play } = marching();
  play.touchGate("c3/c4");
  play.touchGate("e3/e4");
  expect([play.target, [...play.villages].sort()]).toEqual([null, ["e3", "e4"]]);
  play.touchVillage("e4");
  expect(play.route.at(-1)).toBe("e4");
  play.drop();
  play.touchGate("c3/c4");
  play.touchGate("c3/c4");
  expect([play.up, play.villages.size]).toEqual([null, 5]);
});

test("a march that waits to be confirmed asks for no token any more", () => {
  const { play } = marching();
  play.touchVillage("b4");
  expect(askedOf(play)).toEqual(expect.any(String));
  play.steps.picked = [...play.steps.picked, "peasant"];
  expect(askedOf(play)).toBeNull();
});

test("a finger does not stay where it points", () => {
  const { play } = at(building);
  const settled = play.view.villages.find(({ stack }) => stack.length > 0)?.id ?? "";
  play.touchVillage(settled, true);
  play.begin();
  expect(play.pointed).toBeNull();
  play.touchVillage(settled);
  play.begin();
  expect(play.pointed).toBe(settled);
});

test("what a wall would turn is worth what it counts abroad", () => {
  const { frame, choices } = building;
  const view = viewOf<DschingisView>(frame.view);
  const turns = view.outlook.find(({ happened }) =>
    happened.some(({ kind }) => kind.startsWith("to-")),
  );
  const [village] = turns?.happened.find(({ kind }) => kind.startsWith("to-"))?.at ?? [];
  const stack = [{ seat: 0, kind: "chinese" as const }];
  const villages = view.villages.map((found) =>
    found.id === village
      ? { ...found, stack, owner: 0, points: 3, abroad: -3, known: true }
      : found,
  );
  const { play } = at({ frame: { ...frame, view: { ...view, villages } }, choices, line: null });
  play.pointed = turns?.line ?? null;
  expect(play.swings).toEqual([{ village, seat: 0, from: 3, to: -3, known: true }]);
  expect(play.arms.map(({ lines }) => lines.length)).toEqual([1, 3]);
});

test("where everything lies open nobody's reserve is mine", () => {
  const { frame, choices } = building;
  const view = viewOf<DschingisView>(frame.view);
  const seats = view.seats.map((seat) => ({ ...seat, active_kinds: ["herb" as const] }));
  const open = { ...frame, view: { ...view, seats, turn: 1 } };
  const { play } = at({ frame: open, choices, line: null });
  expect([play.isMine, play.me?.seat]).toEqual([false, 1]);
  expect(at(building).play.isMine).toBe(true);
});
