/**
 * What lies on the table as it is drawn: the last position, or the one before while things fly to
 * where they belong. The truth is always the frame; `finish` goes there at once.
 */
import { isStill } from "../../settings/motion";
import type { Frame } from "../../server/wire";
import { flightsBetween, type Flight } from "./parts/flights";
import { viewOf } from "../game";
import type { HunsView } from "./view";

export const flightTime = 230;
const manyWaiting = 5;

export class Stage {
  view = $state.raw<HunsView | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** What the last move touched. */
  last = $state.raw<Set<string>>(new Set());
  #at = -1;
  #waiting: Frame[] = [];
  #timer = 0;
  #carried = false;

  constructor(readonly shown: (at: number) => void) {}

  get isMoving(): boolean {
    return this.flights.length > 0;
  }

  show(frame: Frame): void {
    const last = this.#waiting.at(-1)?.at ?? this.#at;
    const goesOn = this.view !== null && frame.at > last && frame.at <= last + 12;
    if (!goesOn || isStill() || this.#waiting.length > manyWaiting) {
      this.#stop();
      this.#settle(frame);
      return;
    }
    this.#waiting.push(frame);
    if (this.#waiting.length === 1) this.#play(frame);
  }

  /** The next cube is where it goes already, carried there by hand. */
  carried(): void {
    this.#carried = true;
  }

  finish(): void {
    const last = this.#waiting.at(-1);
    this.#stop();
    if (last) this.#settle(last);
  }

  close(): void {
    this.#stop();
  }

  #play(frame: Frame): void {
    const before = this.view;
    const all = before ? flightsBetween(before, viewOf<HunsView>(frame.view)) : [];
    const flights = all.filter(
      ({ what, turn }) => !(this.#carried && what === "cube" && turn === 0),
    );
    this.#carried = false;
    if (flights.length === 0) return this.#next(frame);
    this.flights = flights;
    const turns = Math.max(...flights.map(({ turn }) => turn)) + 1;
    this.#timer = window.setTimeout(() => this.#next(frame), turns * flightTime);
  }

  #next(frame: Frame): void {
    this.#settle(frame);
    this.#waiting.shift();
    const following = this.#waiting[0];
    if (following) this.#timer = window.setTimeout(() => this.#play(following), 20);
  }

  #settle(frame: Frame): void {
    this.flights = [];
    this.#at = frame.at;
    this.view = viewOf<HunsView>(frame.view);
    this.last = new Set(frame.happened.flatMap(({ at }) => at ?? []));
    this.shown(frame.at);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.flights = [];
    this.#waiting = [];
  }
}
