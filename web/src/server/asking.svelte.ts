/** The games the server has; asked again while one of them is still being prepared. */
import * as server from "./requests";
import { Refused } from "./requests";
import type { GameInfo, Problem } from "./wire";

const pause = 700;

/** Keeps asking `ask` until all that it answers is ready. Call `close` when the page is left. */
export class Asking<T> {
  answer = $state.raw<T | null>(null);
  refused = $state.raw<Problem | null>(null);
  unreached = $state(false);
  #timer = 0;
  #closed = false;

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly isReady: (answer: T) => boolean,
  ) {
    void this.#again();
  }

  async #again(): Promise<void> {
    try {
      this.answer = await this.ask();
      this.unreached = false;
      if (this.isReady(this.answer)) return;
    } catch (error) {
      if (error instanceof Refused) {
        this.refused = error.problem;
        return;
      }
      this.unreached = true;
    }
    if (!this.#closed) this.#timer = window.setTimeout(() => void this.#again(), pause);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

export const askGames = () =>
  new Asking<GameInfo[]>(server.games, (games) => games.every(({ ready }) => ready));
export const askGame = (id: string) =>
  new Asking<GameInfo>(
    () => server.game(id),
    ({ ready }) => ready,
  );
