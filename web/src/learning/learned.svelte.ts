/** What this person has learnt: kept by the server, asked for once. */
import { SvelteSet } from "svelte/reactivity";
import * as server from "../server/requests";

class Learned {
  /** Whether the server has answered. */
  isKnown = $state(false);
  /** … or will not, for now. */
  isAnswered = $state(false);
  readonly #what = new SvelteSet<string>();

  constructor() {
    void this.refresh();
  }

  /** Asked again after a lesson or a puzzle, which the server notes by itself. */
  async refresh(): Promise<void> {
    try {
      const { what } = await server.learned();
      for (const each of what) this.#what.add(each);
      this.isKnown = true;
    } catch {
      // Nobody answers: what is not known to be learnt is offered to be.
    } finally {
      this.isAnswered = true;
    }
  }

  has(what: string): boolean {
    return this.#what.has(what);
  }

  /** Whether somebody has played this game, or done one of its lessons. */
  knows(game: string): boolean {
    const lesson = `lesson ${game} `;
    return this.has(`game ${game}`) || [...this.#what].some((each) => each.startsWith(lesson));
  }

  /** How many of a kind, of a game. */
  count(kind: "lesson" | "puzzle", game: string): number {
    return [...this.#what].filter((each) => each.startsWith(`${kind} ${game} `)).length;
  }

  /** What this person chose of a kind, on any device. */
  chosen(kind: string): string | null {
    const found = [...this.#what].find((each) => each.startsWith(`${kind} `));
    return found?.slice(kind.length + 1) ?? null;
  }

  /** One of a kind, instead of the one before. */
  async choose(kind: string, what: string): Promise<void> {
    const before = this.chosen(kind);
    if (before !== null) this.#what.delete(`${kind} ${before}`);
    await this.note(`${kind} ${what}`);
  }

  async note(what: string): Promise<void> {
    if (this.has(what)) return;
    this.#what.add(what);
    try {
      await server.learn(what);
    } catch {
      // It is known for this visit.
    }
  }
}

export const learned = new Learned();
