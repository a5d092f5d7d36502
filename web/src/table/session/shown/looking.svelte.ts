/** Earlier positions of a game: looked at one by one, or played again. */
import * as server from "../../../server/requests";
import type { Frame } from "../../../server/wire";
import type { Theatre } from "./theatre.svelte";

export class Looking {
  /** The position looked at; null is the game itself. */
  past = $state.raw<Frame | null>(null);
  isReplaying = $state(false);
  #wanted: number | null = null;
  #frames = new Map<number, Frame>();
  /** Counts what was asked for: a replay ends when something else is. */
  #asked = 0;
  #whenShown: { at: number; go: () => void } | null = null;

  constructor(
    readonly table: string,
    readonly theatre: Theatre,
    readonly failed: (error: unknown) => void,
  ) {}

  /** What was known of earlier positions is void. */
  forget(): void {
    this.#frames.clear();
  }

  go(at: number | null): void {
    this.#stop();
    this.#wanted = at;
    if (at === null) this.past = null;
    else void this.#look(at);
  }

  /** The moves after one position up to another, as they were shown when they were made. */
  async replay(from: number, to: number, isLive: boolean): Promise<void> {
    this.#stop();
    const asked = this.#asked;
    this.theatre.catchUp();
    this.isReplaying = true;
    try {
      for (let at = from; at <= to; at++) {
        const frame = await this.frame(at);
        if (this.#asked === asked) await this.#show(frame);
        if (this.#asked !== asked) return;
      }
      this.go(isLive ? null : to);
    } catch (error) {
      this.go(null);
      this.failed(error);
    }
  }

  /** The board has shown all that led to this position. */
  shown(at: number): void {
    if (this.#whenShown?.at !== at) return;
    const { go } = this.#whenShown;
    this.#whenShown = null;
    go();
  }

  #show(frame: Frame): Promise<void> {
    if (this.past === frame) return Promise.resolve();
    return new Promise((go) => {
      this.#whenShown = { at: frame.at, go };
      this.theatre.beats.areRead = true;
      this.past = frame;
    });
  }

  #stop(): void {
    this.#asked++;
    this.isReplaying = false;
    this.theatre.beats.areRead = false;
    this.#whenShown?.go();
    this.#whenShown = null;
  }

  /** While the slider is dragged answers may come late: only the one still wanted is shown. */
  async #look(at: number): Promise<void> {
    try {
      const frame = await this.frame(at);
      if (this.#wanted !== at) return;
      this.theatre.catchUp();
      this.past = frame;
    } catch (error) {
      this.failed(error);
    }
  }

  async frame(at: number): Promise<Frame> {
    const frame = this.#frames.get(at) ?? (await server.position(this.table, at));
    this.#frames.set(at, frame);
    return frame;
  }
}
