/**
 * The one clock by which a table is shown. A board plays what a move caused as a row of beats; the
 * session lets the next move begin, and tells of this one, when they are over.
 */
import { speed } from "../../../settings/speed.svelte";
import { say } from "../../../texts/language.svelte";
import type { Text } from "../../../texts/text";

const toLook = 800; // milliseconds for a caption, and for each of its letters
const toRead = 40;

export class Beats {
  /** What is being said of the move that is shown. */
  caption = $state.raw<Text | null>(null);
  /** Whether captions are held until they are read; nobody has to read what they do themselves. */
  areRead = true;
  #timer = 0;
  #settle: (() => void) | null = null;

  get isOn(): boolean {
    return this.#settle !== null;
  }

  /** One beat after the other, each as long as it says, and then all where it belongs. */
  play(beats: Iterator<number>, settle: () => void): void {
    this.finish();
    if (speed.isInstant) return settle();
    this.#settle = settle;
    this.#go(beats);
  }

  /** Says something, and answers how long that beat is. */
  say(text: Text, takes: number): number {
    this.caption = text;
    const isHeld = this.areRead && speed.current === "calm";
    return isHeld ? Math.max(takes, toLook + toRead * say(text).length) : takes;
  }

  /** No more waiting: all where it belongs. */
  finish(): void {
    const settle = this.#settle;
    this.stop();
    settle?.();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#settle = null;
  }

  #go(beats: Iterator<number>): void {
    const beat = beats.next();
    if (beat.done) this.finish();
    else this.#timer = window.setTimeout(() => this.#go(beats), beat.value);
  }
}
