/**
 * What stands on the board as it is drawn: the last position, or on the way to it, one happening
 * after the other. The truth is always the frame; `finish` goes there at once.
 */
import { Beats } from "../../table/session/shown/beats.svelte";
import type { Frame, Happening } from "../../server/wire";
import { type Echo, viewOf } from "../game";
import { armsOf, towersOf, type Arm } from "./parts/arms";
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

/** What a village counted before it turned, and what it counts now; as far as is known. */
export interface Swing {
  village: string;
  seat: number;
  from: number;
  to: number;
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
const tellsOfArms = ["loop", "new-end", "shorter", "down", "isolated"];
const hop = 130; // from one wall to the next
/** A wall more of an arm that is counted or comes down; a village more that turns. */
const [perWall, perVillage] = [70, 420];

export class Stage {
  countries = $state.raw<Record<string, Country>>({});
  stacks = $state.raw<StackNow[]>([]);
  walls = $state.raw<WallNow[]>([]);
  leaders = $state.raw<LeaderNow[]>([]);
  ends = $state.raw<string[]>([]);
  /** Villages whose country has just changed, and what that did to whom. */
  turned = $state.raw<string[]>([]);
  swings = $state.raw<Swing[]>([]);
  /** The arms of the wall while they are compared. */
  arms = $state.raw<Arm[]>([]);
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
    this.swings = [];
    const isThere = this.unconfirmed.length > 0;
    this.unconfirmed = [];
    for (const happening of frame.happened) {
      const { kind, text, at, seat } = happening;
      if (isThere && echoed.includes(kind)) continue;
      const takes = beats[kind] ?? 0;
      if (takes > 0 || kind === "route") this.saying = text;
      if (kind === "route") yield* this.#walk(seat ?? 0, at.slice(1), text);
      else if (kind === "to-mongolia" || kind === "to-china") yield* this.#turn(happening, frame);
      else {
        if (kind === "loop" || kind === "new-end") this.#count(frame);
        this.#happen(happening, frame);
        const more = tellsOfArms.includes(kind) ? perWall * at.length : 0;
        if (takes > 0) yield this.beats.say(text, takes + more);
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
    else if (kind === "longer") {
      this.#mark((wall) => there.has(wall.line), { mood: "longer" });
      this.#tell(there, "stays");
    } else if (["shorter", "down", "isolated"].includes(kind)) {
      this.#mark((wall) => there.has(wall.line), { mood: "falling" });
      this.#tell(there, "falls");
    } else if (kind === "great-wall") this.#greatWall(view);
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

  /** The arms light up, each with its length; which of them stays is told afterwards. */
  #count(frame: Frame): void {
    const great = new Set(this.walls.filter((wall) => wall.great).map(({ line }) => line));
    const towers = towersOf(viewOf<DschingisView>(frame.view).map.lines);
    const judged = frame.happened.filter(({ kind }) => kind === "loop" || kind === "new-end");
    this.arms = armsOf(judged, great, towers);
  }

  #tell(there: Set<string>, fate: Arm["fate"]): void {
    this.arms = this.arms.map((arm) =>
      arm.lines.every((line) => there.has(line)) ? { ...arm, fate } : arm,
    );
  }

  #greatWall(view: DschingisView): void {
    this.arms = [];
    const great = new Set(view.walls.filter((wall) => wall.great).map(({ line }) => line));
    this.walls = this.walls
      .filter(({ mood }) => mood !== "falling")
      .map((wall) => ({ ...wall, great: great.has(wall.line), mood: "plain" as const }));
    this.ends = [view.ends.west, view.ends.east];
  }

  /** One village after the other turns over, and shows what that does to its owner. */
  *#turn({ kind, at, text }: Happening, frame: Frame): Generator<number> {
    const country: Country = kind === "to-mongolia" ? "mongolia" : "china";
    const whole = this.beats.say(text, perVillage * at.length);
    for (const village of at) {
      this.countries = { ...this.countries, [village]: country };
      this.turned = [...this.turned, village];
      this.#swing(village, viewOf<DschingisView>(frame.view));
      yield whole / at.length;
    }
  }

  #swing(village: string, view: DschingisView): void {
    const before = this.stacks.find(({ id }) => id === village);
    const after = view.villages.find(({ id }) => id === village);
    if (!before || after?.owner == null) return;
    const { points: from } = before;
    const { points: to, owner: seat, known } = after;
    this.stacks = this.stacks.map((now) => (now.id === village ? { ...now, points: to } : now));
    const isSeen = after.stack.some(({ kind }) => kind !== null);
    if (from !== null && to !== null && from !== to && isSeen)
      this.swings = [...this.swings, { village, seat, from, to, known }];
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
    this.arms = [];
    if (!keepsTurned) this.turned = this.swings = [];
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
