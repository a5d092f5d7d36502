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
  expect(askedOf(play)).toMatch(
    /^None of your cards fits there \(you would need .* or joker\)\. “Inv/,
  );
  play.giveUp();
  expect(askedOf(play)).toBeNull();
});

test("with one action left, anywhere is not an answer", () => {
  const { moment, steps } = offering("invade");
  const choices = moment.choices.filter(({ move }) => !/^(invade|anywhere) /.test(move));
  const { play } = at({ ...moment, choices });
  play.touch(steps[1] ?? "", false);
  expect(askedOf(play)).toMatch(/^None of your cards fits there\. You would need .* or joker$/);
});

test("a finger shows where the yurt would stand; the same area again, or the button, pitches it", () => {
  const { moment, move, steps } = offering("invade");
  const [card = "", area = ""] = steps;
  const { play, moves } = at(moment);
  play.touchCard(card);
  play.touch(area, true);
  expect([play.aimed, moves]).toEqual([area, []]);
  expect(askedOf(play)).toMatch(/^Your yurt would stand here/);
  play.confirm();
  expect(moves).toEqual([move]);
  const again = at(moment);
  again.play.touchCard(card);
  again.play.touch(area, true);
  again.play.touch(area, true);
  expect(again.moves).toEqual([move]);
});

test("another area moves what a finger aimed at; one that is refused ends it", () => {
  const { moment, steps } = offering("invade");
  const [card = "", area = ""] = steps;
  const other = moment.choices.find(({ steps }) => steps[0] === card && steps[1] !== area);
  const { play, moves, refused } = at(moment);
  play.touchCard(card);
  play.touch(area, true);
  play.touch(other?.steps[1] ?? "", true);
  expect([play.aimed, moves]).toEqual([other?.steps[1], []]);
  const taken = viewOf<KhanView>(moment.frame.view).yurts[0]?.area ?? "";
  play.touch(taken, true);
  expect([play.aimed, refused]).toEqual([null, [`invade ${card} ${taken}`]]);
});

test("a special card that cannot be played now is read, and the server says why not", () => {
  const { moment } = offering("invade");
  const { play, refused } = at(moment);
  play.touchSpecial("protect");
  expect([play.reading, refused]).toEqual(["protect", ["protect "]]);
});

test("a card in hand says which of its parts counts", () => {
  const { moment, steps } = offering("invade");
  const { play } = at(moment);
  play.touchCard(steps[0] ?? "");
  expect(askedOf(play)).toMatch(/The ruler and the arrow on the card do not matter now$/);
});

test("of two yurts side by side that no shape may cover the referee says why", () => {
  const { moment } = offering("invade");
  const view = viewOf<KhanView>(moment.frame.view);
  const yurts = ["g4", "g5"].map((area) => ({ area, seat: 0 }));
  const choices = moment.choices.filter(({ move }) => !move.startsWith("conquer "));
  const frame = { ...moment.frame, view: { ...view, yurts } };
  const { play, refused } = at({ ...moment, frame, choices });
  play.touch("g4", false);
  expect([play.isAlone, refused]).toEqual([false, ["conquer 2I g4 g5"]]);
  const lonely = at({ ...moment, frame: { ...frame, view: { ...view, yurts: [] } }, choices });
  lonely.play.touch("f8", false);
  expect([lonely.play.isAlone, lonely.refused]).toEqual([true, []]);
});
