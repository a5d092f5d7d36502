/** My tables and the public ones, asked again every few seconds while somebody looks. */
import { notices } from "../settings/notices.svelte";
import * as server from "./requests";
import type { Lobby } from "./wire";

const often = 4000;
const rarely = 20_000; // while the page is hidden

class Following {
  answer = $state.raw<Lobby | null>(null);
  unreached = $state(false);
  /** How many tables wait for me. */
  waiting = $derived(this.answer?.mine.filter(({ my_turn, result }) => my_turn && !result).length);

  #followers = 0;
  #timer = 0;
  #known: Set<string> | null = null;

  constructor() {
    document.addEventListener("visibilitychange", () => {
      if (this.#followers > 0 && document.visibilityState === "visible") void this.#ask();
    });
  }

  /** Answers what ends it, for an effect to call. */
  follow(): () => void {
    this.#followers += 1;
    if (this.#followers === 1) void this.#ask();
    return () => {
      this.#followers -= 1;
      if (this.#followers === 0) clearTimeout(this.#timer);
    };
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.answer = await server.lobby();
      this.unreached = false;
      this.#tell(this.answer);
    } catch (error) {
      this.unreached = error instanceof server.Unreached;
    }
    clearTimeout(this.#timer);
    if (this.#followers === 0) return;
    const pause = document.visibilityState === "hidden" ? rarely : often;
    this.#timer = window.setTimeout(() => void this.#ask(), pause);
  }

  /** A table that was not waiting for me before does now. */
  #tell({ mine }: Lobby): void {
    const waiting = mine.filter(({ my_turn, result }) => my_turn && !result);
    for (const { id, game } of waiting)
      if (this.#known && !this.#known.has(id)) notices.turn(id, game);
    this.#known = new Set(waiting.map(({ id }) => id));
  }
}

export const lobby = new Following();
