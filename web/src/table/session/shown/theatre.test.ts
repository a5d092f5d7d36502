import { afterEach, beforeEach, expect, test, vi } from "vitest";
import recording from "../../../games/heroes/moments.test.json";
import { speed } from "../../../settings/speed.svelte";
import type { Table } from "../../../server/wire";
import { recorded, tableAt } from "../../../testing/recorded";
import { Beats } from "./beats.svelte";
import { Theatre } from "./theatre.svelte";

const game = recorded(recording);
const [before, one, two, three] = [0, 1, 2, 3].map((n) => tableAt(game, n)) as [
  Table,
  Table,
  Table,
  Table,
];
const words = "ten chars!";

let told: number[];
let theatre: Theatre;

beforeEach(() => {
  vi.useFakeTimers();
  speed.choose("calm");
  told = [];
  theatre = new Theatre(({ frame }) => told.push(frame.at - before.frame.at));
  theatre.hasBoard = true;
  theatre.take(before, false);
  theatre.shown(before.frame.at);
  told = [];
});
afterEach(() => vi.useRealTimers());

test("nothing is told before it is shown, and what comes meanwhile waits", () => {
  for (const table of [one, two, three]) theatre.take(table, false);
  expect([theatre.staged?.at, theatre.isBehind, told]).toEqual([one.frame.at, true, []]);
  theatre.shown(one.frame.at);
  expect([theatre.staged?.at, told]).toEqual([two.frame.at, [1]]);
  theatre.shown(two.frame.at);
  theatre.shown(three.frame.at);
  expect([theatre.isBehind, told]).toEqual([false, [1, 2, 3]]);
});

test("one's own move is told at once; the answer still waits until it has been shown", () => {
  theatre.take(one, true);
  expect([theatre.isBehind, told]).toEqual([false, [1]]);
  theatre.take(two, false);
  expect(theatre.staged?.at).toBe(one.frame.at);
  theatre.shown(one.frame.at);
  expect([theatre.staged?.at, theatre.isBehind]).toEqual([two.frame.at, true]);
});

test("a skip goes to the last position at once", () => {
  for (const table of [one, two, three]) theatre.take(table, false);
  theatre.skip();
  expect([theatre.staged?.at, theatre.isBehind, told]).toEqual([three.frame.at, false, [3]]);
});

test("what changes around the same position waits with it", () => {
  theatre.take(one, false);
  theatre.take(two, false);
  theatre.take({ ...two, watching: 7 }, false);
  const seen: number[] = [];
  theatre = Object.assign(theatre, { tell: ({ watching }: Table) => seen.push(watching) });
  theatre.shown(one.frame.at);
  theatre.shown(two.frame.at);
  expect(seen).toEqual([one.watching, 7]);
});

test("a move taken back is shown and told at once, and what waited is void", () => {
  for (const table of [one, two]) theatre.take(table, false);
  theatre.take({ ...before, frame: { ...before.frame } }, false);
  expect([theatre.staged?.at, told]).toEqual([before.frame.at, [0]]);
  theatre.shown(before.frame.at);
  expect(told).toEqual([0]);
});

test("without a board, or for whoever wants no motion, nothing waits", () => {
  theatre.hasBoard = false;
  for (const table of [one, two]) theatre.take(table, false);
  expect(told).toEqual([1, 2]);
});

test("calm holds a caption 0.8 s and 40 ms a letter, brisk as long as the motion takes", () => {
  const beats = new Beats();
  expect(beats.say(words, 230)).toBe(800 + 40 * 10);
  beats.areRead = false;
  expect(beats.say(words, 230)).toBe(230);
  beats.areRead = true;
  speed.choose("brisk");
  expect(beats.say(words, 230)).toBe(230);
});

test("beats follow each other, a finish settles, and at once means without any", () => {
  const beats = new Beats();
  const seen: string[] = [];
  function* played(): Generator<number> {
    seen.push("first");
    yield 100;
    seen.push("second");
    yield 100;
  }
  beats.play(played(), () => seen.push("settled"));
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(["first", "second"]);
  beats.finish();
  expect([seen.at(-1), beats.isOn, vi.getTimerCount()]).toEqual(["settled", false, 0]);
  speed.choose("instant");
  seen.length = 0;
  beats.play(played(), () => seen.push("settled"));
  expect(seen).toEqual(["settled"]);
});
