/**
 * What stands on the board as it is drawn: the last position, or on the way to it, one happening
 * after the other. The truth is always the frame; `finish` goes there at once.
 */
import { isStill } from "../../settings/motion";
import type { Frame, Happening } from "../../server/wire";
import { viewOf } from "../game";
import type { Country, DschingisView, TokenSeen } from "./view";
import type { Text } from "../../texts/text";

/** How a wall looks while it is judged. */
export type Mood = "plain" | "new" | "judged" | "longer" | "falling";

export interface WallNow {
  line: string;
  open: boolean;
  great: boolean;
  mood: Mood;
}

export interface StackNow {
  id: string;
  stack: TokenSeen[];
  points: number | null;
  known: boolean;
}

export interface LeaderNow {
  seat: number;
  /** A village, a line while he walks on the wall, or null while he is off the board. */
  at: string | null;
}

export interface Count {
  scores: number[];
  village: string | null;
}

/** Milliseconds that a happening takes; what is not named here is only said. */
const beats: Record<string, number> = {
  lay: 210,
  leader: 200,
  road: 260,
  gate: 260,
  close: 200,
  capture: 200,
  enter: 240,
  lift: 240,
  wall: 260,
  loop: 300,
  "new-end": 300,
  longer: 300,
  grows: 300,
  equal: 300,
  shorter: 300,
  down: 300,
  isolated: 300,
  "great-wall": 200,
  "to-mongolia": 300,
  "to-china": 300,
  count: 300,
};
const hop = 130; // from one wall to the next
const longestCount = 12_000;
const manyWaiting = 6;

const countedIn = (frame: Frame) => frame.happened.filter(({ kind }) => kind === "count").length;

/** How long counting every village takes. */
const countTakes = (frame: Frame): number =>
  Math.min((beats["count"] ?? 0) * countedIn(frame), longestCount);

export class Stage {
  countries = $state.raw<Record<string, Country>>({});
  stacks = $state.raw<StackNow[]>([]);
  walls = $state.raw<WallNow[]>([]);
  leaders = $state.raw<LeaderNow[]>([]);
  ends = $state.raw<string[]>([]);
  /** Villages whose country has just changed. */
  turned = $state.raw<string[]>([]);
  count = $state.raw<Count | null>(null);
  saying = $state.raw<Text | null>(null);
  #shown: Frame | null = null;
  #waiting: Frame[] = [];
  #timer = 0;

  constructor(readonly shown: (at: number) => void) {}

  show(frame: Frame): void {
    const last = this.#waiting.at(-1) ?? this.#shown;
    const isNext =
      last && (frame.at === last.at + 1 || (frame.at > last.at && countedIn(frame) > 0));
    if (!isNext || frame.happened.length === 0 || isStill()) {
      this.#stop();
      this.#settle(frame);
      return;
    }
    if (this.#waiting.length > manyWaiting) this.finish();
    this.#waiting.push(frame);
    if (this.#waiting.length === 1) this.#begin(frame);
  }

  /** No more waiting: everything where it belongs. */
  finish(): void {
    const last = this.#waiting.at(-1);
    this.#stop();
    if (last) this.#settle(last);
  }

  close(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #begin(frame: Frame): void {
    this.turned = [];
    this.#play(frame, 0);
  }

  #play(frame: Frame, step: number): void {
    const happening = frame.happened[step];
    if (!happening) {
      this.#settle(frame, true);
      this.#waiting.shift();
      const next = this.#waiting[0];
      if (next) this.#begin(next);
      return;
    }
    const after = () => this.#play(frame, step + 1);
    const takes = this.#happen(happening, frame);
    if (takes === 0) after();
    else this.#timer = window.setTimeout(after, this.#waiting.length > 2 ? takes * 0.6 : takes);
  }

  /** Shows a happening and answers how long it takes. */
  #happen(happening: Happening, frame: Frame): number {
    const { kind, at, seat } = happening;
    const view = viewOf<DschingisView>(frame.view);
    const there = new Set(at);
    const takes = beats[kind] ?? 0;
    if (takes > 0 || kind === "route") this.saying = happening.text;
    if (kind === "wall") this.#lay(at);
    else if (kind === "close") this.#mark((wall) => there.has(wall.line), { open: false });
    else if (["loop", "new-end", "equal", "grows"].includes(kind))
      this.#mark((wall) => there.has(wall.line), { mood: "judged" });
    else if (kind === "longer") this.#mark((wall) => there.has(wall.line), { mood: "longer" });
    else if (["shorter", "down", "isolated"].includes(kind))
      this.#mark((wall) => there.has(wall.line), { mood: "falling" });
    else if (kind === "great-wall") this.#greatWall(view);
    else if (kind === "to-mongolia") this.#turn(at, "mongolia");
    else if (kind === "to-china") this.#turn(at, "china");
    else if (kind === "route") return this.#walk(seat ?? 0, at.slice(1));
    else if (["road", "gate", "enter", "leader"].includes(kind)) this.#go(seat, at.at(-1) ?? null);
    else if (kind === "lift") this.#go(seat, null);
    else if (kind === "lay") this.#layToken(at[0] ?? "", view);
    else if (kind === "count") return this.#countVillage(happening, frame);
    return takes;
  }

  #lay(lines: string[]): void {
    const laid = lines.map((line) => ({ line, open: true, great: false, mood: "new" as const }));
    this.walls = [...this.walls, ...laid];
  }

  #mark(which: (wall: WallNow) => boolean, how: Partial<WallNow>): void {
    this.walls = this.walls.map((wall) => (which(wall) ? { ...wall, ...how } : wall));
  }

  #greatWall(view: DschingisView): void {
    const great = new Set(view.walls.filter((wall) => wall.great).map(({ line }) => line));
    this.walls = this.walls
      .filter(({ mood }) => mood !== "falling")
      .map((wall) => ({ ...wall, great: great.has(wall.line), mood: "plain" as const }));
    this.ends = [view.ends.west, view.ends.east];
  }

  #turn(villages: string[], country: Country): void {
    const changed = Object.fromEntries(villages.map((village) => [village, country]));
    this.countries = { ...this.countries, ...changed };
    this.turned = [...this.turned, ...villages];
  }

  #go(seat: number | null | undefined, at: string | null): void {
    this.leaders = this.leaders.map((leader) =>
      leader.seat === seat ? { ...leader, at } : leader,
    );
  }

  /** Wall by wall, and down into the village. */
  #walk(seat: number, stops: string[]): number {
    const next = (i: number) => {
      this.#go(seat, stops[i] ?? null);
      if (i + 1 < stops.length) this.#timer = window.setTimeout(() => next(i + 1), hop);
    };
    next(0);
    return hop * stops.length + 130;
  }

  /** The next token of a village, as the new position shows it. */
  #layToken(village: string, view: DschingisView): void {
    const after = view.villages.find(({ id }) => id === village);
    this.stacks = this.stacks.map((now) => {
      const laid = after?.stack[now.stack.length];
      return now.id === village && laid ? { ...now, stack: [...now.stack, laid] } : now;
    });
  }

  #countVillage({ at, seat }: Happening, frame: Frame): number {
    const [village = ""] = at;
    const view = viewOf<DschingisView>(frame.view);
    const found = view.villages.find(({ id }) => id === village);
    const scores = this.count?.scores ?? view.seats.map(() => 0);
    const points = found?.points ?? 0;
    this.count = { village, scores: scores.map((n, i) => (i === seat ? n + points : n)) };
    if (found) this.stacks = this.stacks.map((now) => (now.id === village ? found : now));
    return countTakes(frame) / Math.max(1, countedIn(frame));
  }

  #settle(frame: Frame, keepsTurned = false): void {
    this.#shown = frame;
    const view = viewOf<DschingisView>(frame.view);
    if (!keepsTurned) this.turned = [];
    this.countries = Object.fromEntries(view.villages.map(({ id, country }) => [id, country]));
    this.stacks = view.villages;
    this.walls = view.walls.map(({ line, open, great, fresh }) => ({
      line,
      open,
      great,
      mood: fresh ? "new" : "plain",
    }));
    this.leaders = view.seats.map(({ seat, leader }) => ({ seat, at: leader }));
    this.ends = [view.ends.west, view.ends.east];
    this.count = null;
    this.saying = null;
    this.shown(frame.at);
  }
}
