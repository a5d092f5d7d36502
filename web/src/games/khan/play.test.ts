import { expect, test } from "vitest";
import { hand, recorded, type Hand, type Moment } from "../../testing/recorded";
import { viewOf } from "../game";
import recording from "./moments.test.json";
import { Ground } from "./parts/map/ground";
import { askedOf } from "./parts/trays/asking";
import { Play } from "./play.svelte";
import type { KhanView } from "./view";

const { moments } = recorded(recording);

function at({ frame, choices }: Moment): Hand & { play: Play } {
  const made = hand(choices);
  const view = viewOf<KhanView>(frame.view);
  const ground = new Ground(view.map.rows, false);
  const play = new Play({
    view: () => view,
    steps: () => made.steps,
    ground: () => ground,
    onpick: made.onpick,
    ondrop: () => undefined,
  });
  return { ...made, play };
}

/** The first recorded moment at which such a move may be made, and that move. */
function offering(word: string): { moment: Moment; move: string; steps: string[] } {
  for (const moment of moments)
    for (const { move, steps } of moment.choices)
      if (move.startsWith(`${word} `)) return { moment, move, steps };
  throw new Error(`not recorded: ${word}`);
}

test("a card and an area are an invasion, in either order", () => {
  const { moment, move, steps } = offering("invade");
  const [card = "", area = ""] = steps;
  const one = at(moment);
  one.play.touchCard(card);
  one.play.touch(area, false);
  expect(one.moves).toEqual([move]);
  const other = at(moment);
  other.play.touch(area, false);
  expect(other.play.bare).toBe(area);
  other.play.touchCard(card);
  expect(other.moves).toEqual([move]);
});

test("the same card again is put back", () => {
  const { moment, steps } = offering("invade");
  const { play } = at(moment);
  play.touchCard(steps[0] ?? "");
  play.touchCard(steps[0] ?? "");
  expect(play.card).toBeNull();
});

test("an area that the card does not name is tried in notation", () => {
  const { moment, steps } = offering("invade");
  const [card = ""] = steps;
  const { play, moves, refused } = at(moment);
  const reached = moment.choices
    .filter(({ steps }) => steps[0] === card)
    .map(({ steps }) => steps[1]);
  const elsewhere = moments[0] && viewOf<KhanView>(moment.frame.view).yurts[0]?.area;
  if (elsewhere === undefined || reached.includes(elsewhere)) throw new Error("no such area");
  play.touchCard(card);
  play.touch(elsewhere, false);
  expect([moves, refused]).toEqual([[], [`invade ${card} ${elsewhere}`]]);
});

test("while a move is on its way the map only shows", () => {
  const { moment, steps } = offering("invade");
  const { play, moves } = at(moment);
  play.steps.sending = true;
  play.touch(steps[1] ?? "", false);
  expect([play.mode, moves]).toEqual(["watch", []]);
});

test("an empty area for which no card is in hand is not tried: what would fit is said", () => {
  const { moment, steps } = offering("invade");
  const choices = moment.choices.filter(({ move }) => !move.startsWith("invade "));
  const { play, moves, refused } = at({ ...moment, choices });
  play.touch(steps[1] ?? "", false);
  expect([play.bare, moves, refused]).toEqual([null, [], []]);
  expect(askedOf(play)).toMatch(/^None of your cards fits there\. You would need .* or joker$/);
  play.giveUp();
  expect(askedOf(play)).toBeNull();
});
