/** The end of a game in this browser: shown, then counted on the board, then told. */
import type { Table } from "../../../server/wire";
import { Ceremony } from "./ceremony.svelte";

const pause = 900; // milliseconds between the last move and the counting

export class Ending {
  readonly ceremony = new Ceremony();
  /** The last position of which the board has shown all. */
  shown = $state(-1);
  /** It ended before our eyes, and the scores are not told yet. */
  isUntold = $state(false);
  #wasOver: boolean | null = null;

  constructor(
    private readonly table: () => Table,
    private readonly told: () => void,
  ) {}

  /** Whether the game has ended now; one that was over already, or is a lesson, is not celebrated. */
  follow(): void {
    const { result, exercise } = this.table();
    const isOver = result !== null;
    if (isOver && this.#wasOver === false && !exercise) this.isUntold = true;
    this.#wasOver = isOver;
  }

  /** Once the last move has been shown. */
  count(): (() => void) | undefined {
    const { frame, seats } = this.table();
    if (!this.isUntold || this.shown !== frame.at) return undefined;
    const opening = window.setTimeout(
      () => this.ceremony.begin(frame, seats.length, () => this.tell()),
      pause,
    );
    return () => clearTimeout(opening);
  }

  tell(): void {
    this.isUntold = false;
    this.told();
  }
}
