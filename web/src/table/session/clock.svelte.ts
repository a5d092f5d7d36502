/** The clocks of a table, running on between two words of the server. */
import { t } from "../../texts/language.svelte";
import type { ClockInfo } from "../../server/wire";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const two = (n: number) => String(n).padStart(2, "0");

/** Milliseconds as a person reads them: days and hours, or minutes and seconds. */
export function timeWords(left: number): string {
  const [d, h, m] = [left / day, (left % day) / hour, (left % hour) / minute].map(Math.floor);
  if (left >= day) return t("clock.left.days", { d: d ?? 0, h: h ?? 0 });
  if (left >= 3 * hour) return t("clock.left.hours", { h: h ?? 0, m: m ?? 0 });
  const seconds = Math.floor((left % minute) / second);
  if (left >= hour) return `${h}:${two(m ?? 0)}:${two(seconds)}`;
  if (left >= 10 * second) return `${m}:${two(seconds)}`;
  return `0:0${(left / second).toFixed(1)}`;
}

export class Clock {
  #info = $state.raw<ClockInfo | null>(null);
  #since = $state(0);
  #now = $state(0);
  #timer = 0;

  set(info: ClockInfo | null): void {
    this.#info = info;
    this.#since = this.#now = performance.now();
    clearInterval(this.#timer);
    if (info && info.running !== null)
      this.#timer = window.setInterval(() => (this.#now = performance.now()), 100);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Milliseconds that a seat has left; null without a clock, and for bots. */
  left(seat: number): number | null {
    const left = this.#info?.left[seat] ?? null;
    if (left === null || this.#info?.running !== seat) return left;
    return Math.max(0, left - (this.#now - this.#since));
  }

  isRunning(seat: number): boolean {
    return this.#info?.running === seat;
  }

  /** Little enough to hurry. */
  isLow(seat: number): boolean {
    const left = this.left(seat);
    if (left === null || !this.#info) return false;
    return left < (this.#info.rule.kind === "days" ? 3 * hour : minute);
  }
}
