/**
 * What stands on the board as it is drawn: the last position, or on the way to it, one happening
 * after the other. The truth is always the frame; `finish` goes there at once.
 */
import type { Frame, Happening } from "../../server/wire";
import { Beats } from "../../table/session/shown/beats.svelte";
import { type Echo, viewOf } from "../game";
import type { CitySeen, HeroesView, PieceSeen } from "./view";

export interface Token extends PieceSeen {
  id: number;
  /** Captured, fading away. */
  leaving: boolean;
  /** Just made a hero. */
  rising: boolean;
  /** Put down by hand, so it does not slide. */
  byHand: boolean;
}

export interface Town extends CitySeen {
  /** Its banner is turning. */
  turning: boolean;
}

const beat = 230; // between two happenings, a little more than one takes

export class Stage {
  tokens = $state<Token[]>([]);
  towns = $state<Town[]>([]);
  /** Where a move of one's own is drawn that the server has not confirmed. */
  unconfirmed = $state.raw<string[]>([]);
  /** Of a move that is being shown: what it has beaten so far; null once all is shown. */
  struck = $state.raw<Happening[] | null>(null);
  #ids = 0;
  #given: Frame | null = null;
  #shown: Frame | null = null;

  constructor(
    readonly shown: (at: number) => void,
    readonly beats = new Beats(),
  ) {}

  show(frame: Frame, echo: Echo | null = null): void {
    if (frame === this.#given) return this.#draw(echo);
    this.#given = frame;
    this.unconfirmed = [];
    this.beats.finish();
    this.struck = [];
    const follows = this.#shown && frame.at === this.#shown.at + 1 && frame.happened.length > 0;
    if (follows) this.beats.play(this.#played(frame), () => this.#settle(frame));
    else this.#settle(frame);
  }

  /** A move of one's own; without one, back to the last position. */
  #draw(echo: Echo | null): void {
    const wasDrawn = this.unconfirmed.length > 0;
    this.unconfirmed = echo?.at ?? [];
    const view = echo?.view ?? (wasDrawn && !this.beats.isOn ? this.#shown?.view : undefined);
    if (view) this.tokens = this.#matched(viewOf<HeroesView>(view));
  }

  /** A piece was put down by hand: it is there already when the server says so. */
  putByHand(from: string, to: string): void {
    const token = this.#on(from);
    if (token) Object.assign(token, { square: to, byHand: true });
  }

  *#played({ happened }: Frame): Generator<number> {
    for (const happening of happened) {
      if (happening.kind === "end") return;
      this.#happen(happening);
      yield this.beats.say(happening.text, beat);
    }
  }

  #happen(happening: Happening): void {
    const { kind, at, seat } = happening;
    const [first = "", second = ""] = at;
    const token = this.#on(first);
    if (kind === "move" && token) token.square = second;
    if (kind === "promotion") {
      if (token) Object.assign(token, { kind: "hero", rising: true });
    }
    if (kind === "city") {
      const town = this.towns.find(({ square }) => square === first);
      if (town) Object.assign(town, { seat, turning: true });
    }
    if (kind === "capture") {
      this.struck = [...(this.struck ?? []), happening];
      for (const token of this.tokens)
        if (token.seat === seat && at.includes(token.square)) token.leaving = true;
    }
  }

  #on(square: string): Token | undefined {
    return this.tokens.find((token) => token.square === square && !token.leaving);
  }

  #settle(frame: Frame): void {
    this.#shown = frame;
    this.struck = null;
    const view = viewOf<HeroesView>(frame.view);
    this.tokens = this.#matched(view);
    this.towns = view.cities.map((city) => ({ ...city, turning: false }));
    this.shown(frame.at);
  }

  /** Tokens keep their identity where they can, so that an undone move slides back. */
  #matched(view: HeroesView): Token[] {
    const free = new Set(this.tokens.filter((token) => !token.leaving));
    const claim = (fits: (token: Token) => boolean): number | null => {
      for (const token of free) {
        if (!fits(token)) continue;
        free.delete(token);
        return token.id;
      }
      return null;
    };
    const stayed = view.pieces.map((piece) =>
      claim(({ square, seat }) => square === piece.square && seat === piece.seat),
    );
    const matched = view.pieces.map((piece, i) => {
      const id =
        stayed[i] ??
        claim(({ seat, kind }) => seat === piece.seat && kind === piece.kind) ??
        claim(({ seat }) => seat === piece.seat) ??
        ++this.#ids;
      return { ...piece, id, leaving: false, rising: false, byHand: false };
    });
    return matched.sort((one, other) => one.id - other.id);
  }
}
