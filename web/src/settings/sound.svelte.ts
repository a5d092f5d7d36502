/** A few soft sounds, made here; silent until asked for. */
import { type Note, type SoundName, voices } from "../sounds/voices";
import { remember, remembered } from "./remembered";

const loudest = 0.24; // of what the machine can do

class Sound {
  on = $state(remembered("sound") === "on");
  /** In percent. */
  volume = $state(within(Number(remembered("volume") ?? 50)));
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  choose(on: boolean): void {
    this.on = on;
    remember("sound", on ? "on" : "off");
    this.play("move");
  }

  /** As loud as that; it is heard at once. */
  turn(volume: number): void {
    this.volume = within(volume);
    remember("volume", String(this.volume));
    this.play("move");
  }

  /** Now, or so many seconds later. */
  play(name: SoundName, after = 0): void {
    if (!this.on || this.volume === 0) return;
    try {
      const context = (this.#context ??= new AudioContext());
      for (const note of voices[name]) this.#sound(context, note, context.currentTime + after);
    } catch {
      // A machine that cannot make a sound is as good to play on.
    }
  }

  #sound(context: AudioContext, note: Note, from: number): void {
    const [begin, end] = [from + note.at, from + note.at + note.lasts];
    const source = note.breath ? this.#breath(context, note) : pluckOf(context, note, begin, end);
    const loudness = new GainNode(context, { gain: 0 });
    const loud = (loudest * note.loud * this.volume) / 100;
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(loud, begin + 0.004); // no click
    loudness.gain.exponentialRampToValueAtTime(0.0005, end);
    source.last.connect(loudness).connect(context.destination);
    source.first.start(begin);
    source.first.stop(end + 0.02);
  }

  #breath(context: AudioContext, { pitch }: Note): Voice {
    const buffer = (this.#noise ??= noiseOf(context));
    const first = new AudioBufferSourceNode(context, { buffer, loop: true });
    const last = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
    first.connect(last);
    return { first, last };
  }
}

interface Voice {
  first: AudioScheduledSourceNode;
  last: AudioNode;
}

function pluckOf(context: AudioContext, note: Note, begin: number, end: number): Voice {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: note.pitch });
  tone.frequency.setValueAtTime(note.pitch, begin);
  if (note.to !== undefined) tone.frequency.exponentialRampToValueAtTime(note.to, end);
  return { first: tone, last: tone };
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function within(volume: number): number {
  return Number.isFinite(volume) ? Math.min(100, Math.max(0, Math.round(volume))) : 50;
}

export const sound = new Sound();
