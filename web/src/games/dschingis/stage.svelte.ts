/**
 * What stands on the board as it is drawn: the last position, or on the way to it, one happening
 * after the other. The truth is always the frame; `finish` goes there at once.
 */
import { Beats } from "../../table/session/shown/beats.svelte";
import type { Frame, Happening } from "../../server/wire";
import { type Echo, viewOf } from "../game";
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
};
/** What a move of one's own has drawn already when the server confirms it. */
const echoed = ["wall", "lay", "leader", "road", "gate", "enter", "route"];
const hop = 130; // from one wall to the next

export class Stage {
  countries = $state.raw<Record<string, Country>>({});
  stacks = $state.raw<StackNow[]>([]);
  walls = $state.raw<WallNow[]>([]);
  leaders = $state.raw<LeaderNow[]>([]);
  ends = $state.raw<string[]>([]);
  /** Villages whose country has just changed. */
  turned = $state.raw<string[]>([]);
  saying = $state.raw<Text | null>(null);
  /** What a move of one's own touches that the server has not confirmed. */
  unconfirmed = $state.raw<string[]>([]);
  #given: Frame | null = null;
  #shown: Frame | null = null;

  constructor(
    readonly shown: (at: number) => void,
    readonly beats = new Beats(),
  ) {}

  show(frame: Frame, echo: Echo | null = null): void {
    if (frame === this.#given) return this.#echo(echo);
    this.#given = frame;
    this.beats.finish();
    const last = this.#shown;
    if (frame.at === (last?.at ?? NaN) + 1 && frame.happened.length > 0)
      this.beats.play(this.#played(frame), () => this.#settle(frame, true));
    else this.#settle(frame);
  }

  /** A move of one's own; without one, back to the last position. */
  #echo(echo: Echo | null): void {
    this.unconfirmed = echo?.at ?? [];
    const view = echo?.view ?? this.#shown?.view;
    if (view && !this.beats.isOn) this.#draw(viewOf<DschingisView>(view));
  }

  *#played(frame: Frame): Generator<number> {
    this.turned = [];
    const isThere = this.unconfirmed.length > 0;
    this.unconfirmed = [];
    for (const happening of frame.happened) {
      const { kind, text, at, seat } = happening;
      if (isThere && echoed.includes(kind)) continue;
      const takes = beats[kind] ?? 0;
      if (takes > 0 || kind === "route") this.saying = text;
      if (kind === "route") yield* this.#walk(seat ?? 0, at.slice(1), text);
      else {
        this.#happen(happening, frame);
        if (takes > 0) yield this.beats.say(text, takes);
      }
    }
  }

  #happen({ kind, at, seat }: Happening, frame: Frame): void {
    const view = viewOf<DschingisView>(frame.view);
    const there = new Set(at);
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
    else if (["road", "gate", "enter", "leader"].includes(kind)) this.#go(seat, at.at(-1) ?? null);
    else if (kind === "lift") this.#go(seat, null);
    else if (kind === "lay") this.#layToken(at[0] ?? "", view);
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
  *#walk(seat: number, stops: string[], text: Text): Generator<number> {
    const whole = this.beats.say(text, hop * stops.length + 130);
    for (const stop of stops) {
      this.#go(seat, stop);
      yield hop;
    }
    yield whole - hop * stops.length;
  }

  /** The next token of a village, as the new position shows it. */
  #layToken(village: string, view: DschingisView): void {
    const after = view.villages.find(({ id }) => id === village);
    this.stacks = this.stacks.map((now) => {
      const laid = after?.stack[now.stack.length];
      return now.id === village && laid ? { ...now, stack: [...now.stack, laid] } : now;
    });
  }

  #settle(frame: Frame, keepsTurned = false): void {
    this.#shown = frame;
    this.unconfirmed = [];
    if (!keepsTurned) this.turned = [];
    this.#draw(viewOf<DschingisView>(frame.view));
    this.saying = null;
    this.shown(frame.at);
  }

  #draw(view: DschingisView): void {
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
  }
}
