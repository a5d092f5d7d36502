/** What is drawn of one's own move at once is what the server says of it a moment later. */
import { say } from "../texts/language.svelte";
import { expect, test } from "vitest";
import dschingis from "./dschingis/moments.test.json";
import { echo as dschingisEcho } from "./dschingis/echo";
import type { DschingisView } from "./dschingis/view";
import { type Echo, viewOf } from "./game";
import heroes from "./heroes/moments.test.json";
import { echo as heroesEcho, premoves } from "./heroes/echo";
import type { HeroesView } from "./heroes/view";
import huns from "./huns/moments.test.json";
import { echo as hunsEcho } from "./huns/echo";
import type { HunsView } from "./huns/view";
import khan from "./khan/moments.test.json";
import { echo as khanEcho, weighed } from "./khan/echo";
import type { KhanView } from "./khan/view";
import { recorded } from "../testing/recorded";
import type { Choice, Frame } from "../server/wire";

type Echoing = (choice: Choice, frame: Frame) => Echo | null;

const all: [string, unknown, Echoing][] = [
  ["heroes", heroes, heroesEcho],
  ["khan", khan, khanEcho],
  ["dschingis", dschingis, dschingisEcho],
  ["huns", huns, hunsEcho],
];

/** The moves of a recording: as they were drawn, and the position that came of them. */
function drawn<View>(file: unknown, echo: Echoing): { move: string; echo: View; next: View }[] {
  const { moments } = recorded(file);
  return moments.flatMap(({ frame, choices }, i) => {
    const next = moments[i + 1];
    const choice = choices.find(({ move }) => move === next?.line?.move);
    const made = choice && next ? echo(choice, frame) : null;
    if (!made || !choice || !next) return [];
    return [
      { move: choice.move, echo: viewOf<View>(made.view), next: viewOf<View>(next.frame.view) },
    ];
  });
}

test.each(all)(
  "%s: every move offered can be drawn, and the view stays as it was",
  (_, file, echo) => {
    for (const { frame, choices } of recorded(file).moments) {
      const before = structuredClone(frame.view);
      for (const choice of choices) echo(choice, frame);
      expect(frame.view).toEqual(before);
    }
  },
);

test("heroes: the piece is where it goes", () => {
  const moves = drawn<HeroesView>(heroes, heroesEcho);
  expect(moves.length).toBeGreaterThan(2);
  for (const { move, echo, next } of moves) {
    const [from, to] = move.split("-");
    const on = ({ pieces }: HeroesView) => pieces.map(({ square }) => square);
    expect(on(echo)).toContain(to);
    expect(on(echo)).not.toContain(from);
    expect(on(next)).not.toContain(from);
  }
});

test("khan: the yurt is pitched", () => {
  for (const { echo, next } of drawn<KhanView>(khan, khanEcho))
    expect(next.yurts).toEqual(expect.arrayContaining(echo.yurts));
});

test("dschingis: wall, leader and token are there", () => {
  const moves = drawn<DschingisView>(dschingis, dschingisEcho);
  expect(moves.map(({ move }) => move.split(" ")[0])).toEqual(["wall", "go"]);
  const lines = ({ walls }: DschingisView) => walls.map(({ line }) => line).sort();
  const leaders = ({ seats }: DschingisView) => seats.map(({ leader }) => leader);
  const stacks = ({ villages }: DschingisView) => villages.map(({ stack }) => stack.length);
  expect(lines(moves[0]?.echo as DschingisView)).toContain("f2/f3");
  expect(leaders(moves[1]?.echo as DschingisView)).toEqual(
    leaders(moves[1]?.next as DschingisView),
  );
  expect(stacks(moves[1]?.echo as DschingisView)).toEqual(stacks(moves[1]?.next as DschingisView));
});

test("huns: the cube lies on its wagon, the die is taken", () => {
  const moves = drawn<HunsView>(huns, hunsEcho);
  const put = moves.find(({ move }) => move.startsWith("put"));
  const load = (view?: HunsView) => view?.camps.map(({ wagons }) => wagons);
  expect(load(put?.echo)).toEqual(load(put?.next));
  const die = moves.find(({ move }) => move.startsWith("die"));
  const holders = (view?: HunsView) => view?.dice.map(({ holder }) => holder);
  expect(holders(die?.echo)).toEqual(holders(die?.next));
});

test("khan: what a special card does is read before it is played", () => {
  const frame = recorded(khan).moments[0]?.frame as Frame;
  const read = (...steps: string[]) =>
    say(weighed({ move: steps.join(" "), steps }, frame)?.text ?? "");
  expect(read("protect")).toContain("cover your yurts");
  expect(read("gods", "ice")).toContain("neutral yurts on the ice");
  expect(read("scout", "4T")).toContain("small T");
  expect(weighed({ move: "yurt a3", steps: ["a3"] }, frame)).toBeNull();
});

test("khan: a ruler is placed on the area that was touched", () => {
  const frame = recorded(khan).moments[0]?.frame as Frame;
  const view = { ...viewOf<KhanView>(frame.view), step: "place", placed: "song" };
  const made = khanEcho({ move: "place song d5", steps: ["d5"] }, { ...frame, view });
  const { rulers, yurts } = viewOf<KhanView>(made?.view ?? {});
  expect(rulers.find(({ id }) => id === "song")?.area).toBe("d5");
  expect(yurts).toEqual(view.yurts);
});

test("heroes: a move is prepared from a piece of one's own", () => {
  const frame = recorded(heroes).moments[0]?.frame as Frame;
  const [piece] = viewOf<HeroesView>(frame.view).pieces;
  expect(premoves.canStart(piece?.square ?? "", frame, piece?.seat ?? 0)).toBe(true);
  expect(premoves.canStart(piece?.square ?? "", frame, 1 - (piece?.seat ?? 0))).toBe(false);
});
