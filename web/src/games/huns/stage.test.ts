import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { momentOf, recorded } from "../../testing/recorded";
import type { Frame } from "../../server/wire";
import { viewOf } from "../game";
import recording from "./moments.test.json";
import { Stage } from "./stage.svelte";
import type { HunsView } from "./view";

const game = recorded(recording);
const { before, now } = momentOf(game, "put");

let shown: number[];
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  stage = new Stage((at) => shown.push(at));
  stage.show(before.frame);
});
afterEach(() => vi.useRealTimers());

test("a cube flies first, and lies where the server says when it has landed", () => {
  stage.show(now.frame);
  expect(stage.flights.map(({ what }) => what)).toContain("cube");
  expect(stage.view).toEqual(viewOf<HunsView>(before.frame.view));
  expect(shown).toEqual([before.frame.at]);
  vi.runAllTimers();
  expect(stage.isMoving).toBe(false);
  expect(stage.view).toEqual(viewOf<HunsView>(now.frame.view));
  expect(shown).toEqual([before.frame.at, now.frame.at]);
});

test("a cube that was carried there by hand does not fly again", () => {
  stage.carried();
  stage.show(now.frame);
  expect(stage.flights.map(({ what }) => what)).not.toContain("cube");
});

test("what the last move touched is marked", () => {
  stage.show(now.frame);
  stage.beats.finish();
  expect([...stage.last]).toEqual(now.frame.happened.flatMap(({ at }) => at));
});

test("moves that come while things fly wait their turn", () => {
  const frames = game.moments.map(({ frame }) => frame);
  const [first, ...others] = frames;
  if (first) stage.show(first);
  shown = [];
  for (const frame of others) stage.show(frame);
  vi.runAllTimers();
  expect(shown).toEqual(others.map(({ at }) => at));
});

const played = (you: number | null): Frame => ({
  ...now.frame,
  moved_by: 0,
  view: { ...now.frame.view, you },
  happened: [
    { kind: "play", at: ["eq03"], text: now.frame.asked, seat: null, lines: [], rule: null },
  ],
});

test("a card of mine that was played without asking me stays until I have read it", () => {
  stage.show(played(0));
  vi.runAllTimers();
  expect(stage.unread).toBe("eq03");
  stage.read();
  expect(stage.unread).toBeNull();
});

test("a card that I chose to play, or somebody else's, need not be put away", () => {
  stage.show(before.frame, { view: before.frame.view, at: ["eq03"] });
  stage.show(played(0));
  expect(stage.unread).toBeNull();
  stage.show(before.frame);
  stage.show(played(1));
  expect(stage.heldUp).toBe("eq03");
  vi.runAllTimers();
  expect([stage.heldUp, stage.unread]).toEqual([null, null]);
});

test("whoever goes on without a word has read the card", () => {
  const frame = played(0);
  stage.show(frame);
  vi.runAllTimers();
  stage.show(frame, { view: frame.view, at: ["die:blue"] });
  expect(stage.unread).toBeNull();
});

test("cards that I draw are shown at once, not told first", () => {
  const drawn = (you: number): Frame => ({
    ...now.frame,
    view: { ...now.frame.view, you },
    happened: [{ kind: "cards", at: [], text: now.frame.asked, seat: 0, lines: [], rule: null }],
  });
  stage.show(drawn(0));
  const said = vi.spyOn(stage.beats, "say");
  stage.show({ ...drawn(0), at: now.frame.at + 1 });
  expect(said).not.toHaveBeenCalled();
  stage.show({ ...drawn(1), at: now.frame.at + 2 });
  expect(said).toHaveBeenCalledOnce();
});
