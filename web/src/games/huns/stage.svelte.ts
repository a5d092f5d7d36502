/**
 * What lies on the table as it is drawn: the last position, or the one before while things fly to
 * where they belong. The truth is always the frame; `finish` goes there at once.
 */
import { Beats } from "../../table/session/shown/beats.svelte";
import type { Frame } from "../../server/wire";
import { isCard } from "./parts/things";
import { flightsBetween, type Flight } from "./parts/flights";
import { type Echo, viewOf } from "../game";
import type { HunsView } from "./view";

export const flightTime = 230;
/** For a card that somebody plays; calmly it is held for as long as its sentence is. */
const readingTime = 900;
const played = ["play", "curse"];

function cardPlayed({ happened }: Frame): string | null {
  const found = happened.find(({ kind }) => played.includes(kind));
  return found?.at.find(isCard) ?? null;
}

/** Who is next is said in one place. */
const quiet = ["turn", "round", "next"];

export class Stage {
  view = $state.raw<HunsView | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** What the last move touched. */
  last = $state.raw<Set<string>>(new Set());
  /** What a move of one's own touches that the server has not confirmed. */
  unconfirmed = $state.raw<Set<string>>(new Set());
  /** A card that somebody else played, while it is shown. */
  heldUp = $state<string | null>(null);
  /** A card of mine that was played because there was no other, until I have read it. */
  unread = $state<string | null>(null);
  #given: Frame | null = null;
  #shown: HunsView | null = null;
  #at = -1;
  #carried = false;

  constructor(
    readonly shown: (at: number) => void,
    readonly beats = new Beats(),
  ) {}

  get isMoving(): boolean {
    return this.flights.length > 0;
  }

  show(frame: Frame, echo: Echo | null = null): void {
    if (frame === this.#given) return this.#echo(echo);
    const forced = this.unconfirmed.size === 0 ? cardPlayed(frame) : null;
    this.#given = frame;
    this.unconfirmed = new Set();
    this.beats.finish();
    const { you } = viewOf<HunsView>(frame.view);
    const follows = this.view !== null && frame.at > this.#at;
    if (follows && you !== null && frame.moved_by === you) this.unread = forced ?? this.unread;
    const goesOn = this.view !== null && frame.at > this.#at && frame.at <= this.#at + 12;
    if (goesOn) this.beats.play(this.#played(frame), () => this.#settle(frame));
    else this.#settle(frame);
  }

  /** A move of one's own; without one, back to the last position. */
  #echo(echo: Echo | null): void {
    if (echo) this.read(); // whoever goes on has read it
    this.unconfirmed = new Set(echo?.at);
    const view = echo ? viewOf<HunsView>(echo.view) : this.#shown;
    if (view && !this.beats.isOn) this.view = view;
  }

  /** The card of mine has been read. */
  read(): void {
    this.unread = null;
  }

  /** The next cube is where it goes already, carried there by hand. */
  carried(): void {
    this.#carried = true;
  }

  *#played(frame: Frame): Generator<number> {
    const all = this.view ? flightsBetween(this.view, viewOf<HunsView>(frame.view)) : [];
    const flights = all.filter(
      ({ what, turn }) => !(this.#carried && what === "cube" && turn === 0),
    );
    this.#carried = false;
    this.flights = flights;
    const ends = flights.map(({ turn, what }) => turn + (what === "shipped" ? 2 : 1));
    const takes = Math.max(0, ...ends);
    let left = takes * flightTime;
    const { you } = viewOf<HunsView>(frame.view);
    for (const { text, kind, seat } of frame.happened) {
      const isSeen = kind === "cards" && seat === you; // the cards themselves are shown at once
      if (quiet.includes(kind) || isSeen) continue;
      if (played.includes(kind) && this.beats.areRead) this.heldUp = cardPlayed(frame);
      yield this.beats.say(text, this.heldUp ? Math.max(left, readingTime) : left);
      this.heldUp = null;
      left = 0;
    }
    yield left;
  }

  #settle(frame: Frame): void {
    this.flights = [];
    this.heldUp = null;
    this.#at = frame.at;
    this.view = this.#shown = viewOf<HunsView>(frame.view);
    this.last = new Set(frame.happened.flatMap(({ at }) => at ?? []));
    this.shown(frame.at);
  }
}
