/** What is heard at a table: what happens as it is shown, a refusal, my turn, the end. */
import { endSound, soundOf, soundsOf } from "../sounds/cues";
import { sound } from "../settings/sound.svelte";
import type { Frame, Happening, Table } from "../server/wire";
import type { Session } from "./session/session.svelte";

const apart = 0.22; // seconds between two things of one move

export class Sounding {
  /** Of the position being shown: what has been heard. */
  #heard = new Set<Happening>();
  #frame: Frame | null = null;
  #told: Table | null = null;
  #refused: unknown = null;

  constructor(private readonly session: Session) {}

  /** A board says something of a move: that is when it is heard. */
  shown(): void {
    const { caption } = this.session.theatre.beats;
    const frame = this.session.staged;
    if (!frame || caption === null) return;
    this.#begin(frame);
    const happening = frame.happened.find((each) => each.text === caption);
    if (!happening || this.#heard.has(happening)) return;
    this.#heard.add(happening);
    const name = soundOf(happening, this.#cues, this.#isMine(frame));
    if (name) sound.play(name);
  }

  /** A position stands. What was not shown is heard now; then whose turn it is, or who won. */
  told(table: Table): void {
    const before = this.#told;
    this.#told = table;
    if (!before || before.frame.at >= table.frame.at) return;
    this.#begin(table.frame);
    const { happened } = table.frame;
    const unheard = happened.some((each) => this.#heard.has(each))
      ? []
      : soundsOf(happened, this.#cues, this.#isMine(table.frame));
    unheard.forEach((name, i) => sound.play(name, i * apart));
    const end = before.result ? null : endSound(table);
    const isMyTurn = this.session.myTurn && !this.#isMine(table.frame);
    const last = end ?? (isMyTurn ? "turn" : null);
    if (last) sound.play(last, unheard.length * apart + apart);
  }

  /** Each refusal once. */
  refused(): void {
    const note = this.session.notes.current;
    if (note !== this.#refused && note?.kind === "refusal") sound.play("refusal");
    this.#refused = note;
  }

  get #cues() {
    return this.session.module?.sounds;
  }

  #begin(frame: Frame): void {
    if (frame === this.#frame) return;
    this.#frame = frame;
    this.#heard = new Set();
  }

  #isMine({ moved_by: by }: Frame): boolean {
    return typeof by === "number" && this.session.table?.seats[by]?.mine === true;
  }
}
