/**
 * The coach of a first game against bots: says what a kind of decision is about when it first comes
 * up, and warns before a clear mistake, a few times in a game.
 */
import type { Weighed } from "../../games/game";
import { learned } from "../../learning/learned.svelte";
import * as server from "../../server/requests";
import type { Table } from "../../server/wire";
import { coaching } from "../../settings/coach.svelte";
import { t } from "../../texts/language.svelte";

const mostWarnings = 3; // in a game
const patience = 2_500; // milliseconds that a move waits for the coach at most

export class Coach {
  /** A move is being looked at before it is made. */
  isLooking = $state(false);
  /** The game that has just ended was this person's first. */
  wasFirst = $state(false);
  #said = $state.raw<Record<string, string>>({});
  #asked = "";
  #isOver: boolean | null = null;

  constructor(
    private readonly table: () => Table | null,
    private readonly myTurn: () => boolean,
  ) {}

  /** One person, and all the others are bots. */
  get isPossible(): boolean {
    const table = this.table();
    if (!table || table.exercise || table.record_only) return false;
    const others = table.seats.filter(({ mine }) => !mine);
    const isAlone = table.seats.length - others.length === 1;
    return isAlone && others.length > 0 && others.every(({ kind }) => kind === "bot");
  }

  get isFirst(): boolean {
    const game = this.table()?.game ?? "";
    return this.wasFirst || (learned.isKnown && !learned.has(`game ${game}`));
  }

  get isOn(): boolean {
    return this.isPossible && coaching.isOn(this.isFirst);
  }

  /** What is said about the kind of decision that has come up for the first time. */
  get introduction(): string | null {
    const kind = this.#kind;
    if (!this.isOn || !this.myTurn() || kind === null) return null;
    return learned.isKnown && !learned.has(kind.noted) ? (this.#said[kind.id] ?? null) : null;
  }

  get #kind(): { id: string; noted: string } | null {
    const table = this.table();
    const id = table?.frame.kind ?? null;
    return table && id !== null ? { id, noted: `intro ${table.game} ${id}` } : null;
  }

  /** It was read. */
  gotIt(): void {
    if (this.introduction !== null && this.#kind) void learned.note(this.#kind.noted);
  }

  /** What it has to say is asked for once in a language. */
  async prepare(language: string): Promise<void> {
    const game = this.table()?.game;
    if (!this.isOn || game === undefined || this.#asked === `${game} ${language}`) return;
    this.#asked = `${game} ${language}`;
    try {
      this.#said = (await server.introductions(game)).kinds;
    } catch {
      this.#asked = ""; // nobody answers: there is nothing to say yet
    }
  }

  /** The table has changed: once the game is over, it has been played. */
  follow(): void {
    const table = this.table();
    if (!table) return;
    const isOver = table.result !== null;
    const isPlayer = !table.exercise && !table.record_only && table.seats.some(({ mine }) => mine);
    if (isOver && this.#isOver === false && isPlayer) {
      this.wasFirst = this.isFirst;
      void learned.note(`game ${table.game}`);
    }
    this.#isOver = isOver;
  }

  /** Why a move is a clear mistake; null if it is none, or the coach has said enough. */
  async warning(move: string): Promise<Weighed | null> {
    const table = this.table();
    if (!table || !this.isOn || this.#warned(table) >= mostWarnings) return null;
    this.isLooking = true;
    try {
      const { mistake, text } = await server.weigh(table.id, move, table.version, patience);
      if (!mistake || text === null) return null;
      this.#warn(table);
      return { title: () => t("coach.sure"), text };
    } catch {
      return null; // a coach that does not answer holds nobody up
    } finally {
      this.isLooking = false;
    }
  }

  #warned({ id }: Table): number {
    return Number(sessionStorage.getItem(`kurultai.warned.${id}`) ?? 0);
  }

  #warn(table: Table): void {
    sessionStorage.setItem(`kurultai.warned.${table.id}`, String(this.#warned(table) + 1));
  }
}
