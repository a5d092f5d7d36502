/**
 * The map as it is drawn: the last position, or on the way to it, one move after the other.
 * The truth is always the frame; `finish` goes there at once.
 */
import { isStill } from "../../settings/motion";
import type { Frame, Happening } from "../../server/wire";
import { viewOf } from "../game";
import type { KhanView } from "./view";

export interface Flight {
  from: string;
  to: string | null;
  /** The directions tried, of which the last was open. */
  tried: string[];
}

const quick = ["deal", "start", "shuffle", "none", "back", "free"];
const look = 280; // to read the card and the ruler's ways
const beat = 260; // a little more than one thing takes
const patience = 30; // frames that wait; more are skipped

export class Stage {
  view = $state.raw<KhanView | null>(null);
  flight = $state.raw<Flight | null>(null);
  /** The ruler has not left yet: his ways are looked at. */
  isLooking = $state(false);
  said = $state.raw<Happening | null>(null);
  #last: Frame | null = null;
  #waiting: Frame[] = [];
  #timer = 0;

  constructor(readonly shown: (at: number) => void) {}

  show(frame: Frame): void {
    const last = this.#waiting.at(-1) ?? this.#last;
    const follows = last !== null && frame.at === last.at + 1;
    if (!follows || isStill() || this.#waiting.length > patience) {
      this.#stop();
      this.#tell(frame);
      this.#settle(frame);
      return;
    }
    this.#waiting.push(frame);
    if (this.#waiting.length === 1) this.#play(frame);
  }

  finish(): void {
    const waiting = this.#waiting;
    this.#stop();
    for (const frame of waiting) this.#tell(frame);
    const last = waiting.at(-1);
    if (last) this.#settle(last);
  }

  close(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.isLooking = false;
  }

  /** Many waiting go by faster. */
  #after(time: number, then: () => void): void {
    const hurry = this.#waiting.length > 6 ? 0.45 : 1;
    this.#timer = window.setTimeout(then, time * hurry);
  }

  #play(frame: Frame): void {
    this.#tell(frame);
    const flees = frame.happened.some(({ kind }) => kind === "flee");
    this.isLooking = flees;
    if (flees) this.#after(look, () => this.#arrive(frame));
    else this.#arrive(frame);
  }

  #arrive(frame: Frame): void {
    this.isLooking = false;
    this.#settle(frame);
    const isQuick = frame.happened.every(({ kind }) => quick.includes(kind));
    this.#after(isQuick ? 40 : beat, () => {
      this.#waiting.shift();
      const next = this.#waiting[0];
      if (next) this.#play(next);
    });
  }

  /** What is said, and how a ruler fled, stays until the next time. */
  #tell({ happened, at }: Frame): void {
    if (this.#last !== null && at < this.#last.at) this.flight = null;
    for (const happening of happened) {
      const { kind, at: places } = happening;
      const [from = "", to = "", ...tried] = places;
      if (kind === "flee") this.flight = { from, to, tried };
      if (kind === "home") this.flight = { from, to: null, tried: [] };
      if (kind === "trigger") this.flight = null;
      if (!quick.includes(kind)) this.said = happening;
    }
  }

  #settle(frame: Frame): void {
    this.#last = frame;
    this.view = viewOf<KhanView>(frame.view);
    this.shown(frame.at);
  }
}
