/**
 * What is told waits for what is shown. Positions come in as the server tells them; the board shows
 * one after the other, and only then the rest of the table (log, scores, what is asked) hears of it.
 */
import { flushSync } from "svelte";
import { speed } from "../../../settings/speed.svelte";
import type { Frame, Table } from "../../../server/wire";
import { Beats } from "./beats.svelte";

export class Theatre {
  readonly beats = new Beats();
  /** The position that the board shows, or is on its way to. */
  staged = $state.raw<Frame | null>(null);
  /** Something of others is shown that has not been told yet. */
  isBehind = $state(false);
  /** There is a board, and it shows the game itself. */
  hasBoard = false;
  #showing: Table | null = null;
  #waiting: Table[] = [];
  #told: Table | null = null;

  constructor(readonly tell: (table: Table) => void) {}

  /** The server's word: shown when its time has come. `isMine`: this person made the move. */
  take(table: Table, isMine: boolean): void {
    const last = this.#waiting.at(-1) ?? this.#showing ?? this.#told;
    if (last?.frame === table.frame) this.#replaceLast(table);
    else if (!last || table.frame.at <= last.frame.at) this.#jump(table);
    else if (this.#showing && !speed.isInstant) this.#waiting.push(table);
    else this.#begin(table, isMine);
  }

  /** The board has shown all that led to this position. */
  shown(at: number): void {
    const showing = this.#showing;
    if (showing?.frame.at !== at) return;
    this.#showing = null;
    if (this.#told !== showing) this.#tell(showing);
    const next = this.#waiting.shift();
    if (next) this.#begin(next, false);
    else this.#rest();
  }

  /** To the last position at once. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (last) {
      this.#jump(last);
      flushSync();
    }
    this.beats.finish();
  }

  /** Everything is told, whatever the board shows: somebody looks elsewhere. */
  catchUp(): void {
    const last = this.#waiting.at(-1) ?? this.#showing;
    if (last) this.#jump(last);
    this.#showing = null;
  }

  /** The same position, with something new around it. */
  #replaceLast(table: Table): void {
    if (this.#waiting.length > 0) this.#waiting[this.#waiting.length - 1] = table;
    else if (this.#showing && this.#showing !== this.#told) this.#showing = table;
    else {
      if (this.#showing) this.#showing = table;
      this.#tell(table);
    }
  }

  #begin(table: Table, isMine: boolean): void {
    if (!this.hasBoard) return this.#jump(table);
    this.#showing = table;
    this.staged = table.frame;
    this.beats.areRead = !isMine;
    this.isBehind = !isMine;
    if (isMine) this.#tell(table);
  }

  #jump(table: Table): void {
    this.#waiting = [];
    this.#showing = this.hasBoard ? table : null;
    this.staged = table.frame;
    this.#tell(table);
    this.#rest();
  }

  #rest(): void {
    this.isBehind = false;
    this.beats.caption = null;
  }

  #tell(table: Table): void {
    this.#told = table;
    this.tell(table);
  }
}
