/**
 * The map as it is drawn: the last position, or on the way to it, one move after the other.
 * The truth is always the frame; `finish` goes there at once.
 */
import { Beats } from "../../table/session/shown/beats.svelte";
import type { Frame, Happening } from "../../server/wire";
import { type Echo, viewOf } from "../game";
import type { KhanView } from "./view";

export interface Flight {
  from: string;
  to: string | null;
  /** The directions tried, of which the last was open. */
  tried: string[];
}

const quick = ["deal", "start", "scatter", "shuffle", "none", "back", "free"];
/** Until then the card is read. */
const leaving = ["flee", "home"];
const acting = ["yurt", "conquer", "propose"];
const look = 280; // to read the card and the ruler's ways
const beat = 260; // a little more than one thing takes

export class Stage {
  view = $state.raw<KhanView | null>(null);
  flight = $state.raw<Flight | null>(null);
  /** Whom the card drove out, if it is not whom it shows: then only its arrow counted. */
  driven = $state.raw<string | null>(null);
  /** The ruler has not left yet: his ways are looked at. */
  isLooking = $state(false);
  said = $state.raw<Happening | null>(null);
  /** What a move of one's own touches that the server has not confirmed. */
  unconfirmed = $state.raw<string[]>([]);
  #given: Frame | null = null;
  #last: Frame | null = null;

  constructor(
    readonly shown: (at: number) => void,
    readonly beats = new Beats(),
  ) {}

  show(frame: Frame, echo: Echo | null = null): void {
    if (frame === this.#given) return this.#echo(echo);
    this.#given = frame;
    this.unconfirmed = [];
    this.beats.finish();
    this.#tell(frame);
    const follows = this.#last !== null && frame.at === this.#last.at + 1;
    if (follows) this.beats.play(this.#played(frame), () => this.#settle(frame));
    else this.#settle(frame);
  }

  /** A move of one's own; without one, back to the last position. */
  #echo(echo: Echo | null): void {
    this.unconfirmed = echo?.at ?? [];
    const view = echo?.view ?? this.#last?.view;
    if (view && !this.beats.isOn) this.view = viewOf<KhanView>(view);
  }

  /** The card is held up and read, the ruler's ways are looked at; then he goes, and the rest is said. */
  *#played(frame: Frame): Generator<number> {
    this.isLooking = frame.happened.some(({ kind }) => leaving.includes(kind));
    if (this.isLooking) this.#turnOver(frame);
    else this.#draw(frame);
    for (const happening of frame.happened) {
      if (this.isLooking && leaving.includes(happening.kind)) {
        yield look;
        this.#leave(frame, happening);
      }
      if (happening.kind === "trigger") this.#draw(frame);
      if (quick.includes(happening.kind)) continue;
      this.said = happening;
      yield this.beats.say(happening.text, beat);
    }
  }

  /** How a ruler fled stays until somebody acts. */
  #tell({ happened, at, view }: Frame): void {
    if (this.#last !== null && at < this.#last.at) this.flight = null;
    for (const { kind, at: places } of happened) {
      const [from = "", to = "", ...tried] = places;
      if (acting.includes(kind)) this.flight = null;
      if (leaving.includes(kind)) this.driven = this.#whoWas(from, at, view);
      if (kind === "flee") this.flight = { from, to, tried };
      if (kind === "home") this.flight = { from, to: null, tried: [] };
      if (kind === "trigger") this.flight = null;
    }
  }

  #whoWas(from: string, at: number, view: Frame["view"]): string | null {
    if (this.#last?.at !== at - 1) return null;
    const { rulers } = viewOf<KhanView>(this.#last.view);
    const id = rulers.find(({ area }) => area === from)?.id ?? null;
    return id === viewOf<KhanView>(view).turned?.ruler ? null : id;
  }

  /** The card is there, the ruler is, too. */
  #turnOver(frame: Frame): void {
    if (!this.#last) return;
    const { turned, pile, discards } = viewOf<KhanView>(frame.view);
    this.view = { ...viewOf<KhanView>(this.#last.view), turned, pile, discards };
  }

  /** This ruler goes first, even where all the others follow him home. */
  #leave(frame: Frame, { kind, at: [from = ""] }: Happening): void {
    const last = this.#last && viewOf<KhanView>(this.#last.view);
    this.#draw(frame);
    if (!last || !this.view || kind === "flee") return;
    const rulers = this.view.rulers.map((now, i) => {
      const before = last.rulers[i];
      return before && before.area !== from ? before : now;
    });
    this.view = { ...this.view, rulers, yurts: [...last.yurts, { area: from, seat: null }] };
  }

  #draw(frame: Frame): void {
    this.isLooking = false;
    this.#last = frame;
    this.view = viewOf<KhanView>(frame.view);
  }

  #settle(frame: Frame): void {
    this.#draw(frame);
    this.said = frame.happened.findLast(({ kind }) => !quick.includes(kind)) ?? this.said;
    this.shown(frame.at);
  }
}
