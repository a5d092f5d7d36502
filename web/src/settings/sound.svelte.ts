/** A few soft sounds, made here; silent until asked for. */
import { remember, remembered } from "./remembered";
import type { Happening } from "../server/wire";

const loudest = 0.24; // of what the machine can do

class Sound {
  on = $state(remembered("sound") === "on");
  /** In percent. */
  volume = $state(within(Number(remembered("volume") ?? 50)));
  #context: AudioContext | null = null;

  choose(on: boolean): void {
    this.on = on;
    remember("sound", on ? "on" : "off");
    if (on) this.#tap(220, 0);
  }

  /** As loud as that; a tap lets it be heard. */
  turn(volume: number): void {
    this.volume = within(volume);
    remember("volume", String(this.volume));
    if (this.on) this.#tap(220, 0);
  }

  /** A tap on felt for a move, a higher one for each thing that it caused. */
  of(happened: Happening[]): void {
    if (!this.on) return;
    happened.forEach(({ kind }, i) => this.#tap(kind === "capture" ? 120 : 200 + 90 * i, i * 0.23));
  }

  #tap(pitch: number, after: number): void {
    if (this.volume === 0) return;
    const context = (this.#context ??= new AudioContext());
    const at = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime((loudest * this.volume) / 100, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.18);
  }
}

function within(volume: number): number {
  return Number.isFinite(volume) ? Math.min(100, Math.max(0, Math.round(volume))) : 50;
}

export const sound = new Sound();
