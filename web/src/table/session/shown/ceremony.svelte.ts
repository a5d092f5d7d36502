/** The end of a game: counted on the board, one thing after the other, before the result is told. */
import type { Counted, Frame, Happening } from "../../../server/wire";
import { speed } from "../../../settings/speed.svelte";

const longest = { calm: 20_000, brisk: 9_000, instant: 0 }; // milliseconds for all
const least = 220; // for each thing
const most = 1_000;

export class Ceremony {
  /** What is being counted. */
  now = $state.raw<Counted | null>(null);
  /** What has been counted so far, for each seat. */
  totals = $state.raw<number[]>([]);
  #timer = 0;
  #over: (() => void) | null = null;

  get isOn(): boolean {
    return this.now !== null;
  }

  /** Where on the board. */
  get marks(): Happening[] {
    if (!this.now) return [];
    const { at, text, seat } = this.now;
    return [{ kind: "counted", at, text, seat, lines: [], rule: null }];
  }

  /** `over` is called when all is counted, or at once if nobody wants to look. */
  begin({ counting }: Frame, seats: number, over: () => void): void {
    this.stop();
    if (counting.length === 0 || speed.isInstant) return over();
    this.totals = Array.from({ length: seats }, () => 0);
    this.#over = over;
    const takes = Math.min(most, Math.max(least, longest[speed.current] / counting.length));
    this.#count(counting, 0, takes);
  }

  /** No more counting: to the result. */
  finish(): void {
    const over = this.#over;
    this.stop();
    over?.();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#over = null;
    this.now = null;
  }

  #count(counting: Counted[], i: number, takes: number): void {
    const next = counting[i];
    if (!next) return this.finish();
    this.now = next;
    this.totals = this.totals.map((n, seat) => (seat === next.seat ? n + next.points : n));
    this.#timer = window.setTimeout(() => this.#count(counting, i + 1, takes), takes);
  }
}
