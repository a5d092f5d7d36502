/** One table as this browser has it open: the server's last word, and what the person is doing. */
import { moduleOf } from "../../games";
import { myName } from "../../settings/name.svelte";
import * as server from "../../server/requests";
import { Refused, sentenceOf } from "../../server/requests";
import { texts } from "../../texts/texts";
import type {
  Frame,
  HintMove,
  Moved,
  Problem,
  RuleInfo,
  SocketMessage,
  Table,
} from "../../server/wire";
import { Chat } from "./chat.svelte";
import { Clock } from "./clock.svelte";
import { TableSocket } from "./socket";
import { Steps } from "./steps.svelte";
import type { Text } from "../../texts/text";

const absence = 15_000; // between two looks whether somebody awaited is away for too long

/** A line by the board: why something cannot be done, or a hint. */
export interface Note {
  kind: "refusal" | "hint";
  text: Text;
  rule: RuleInfo | null;
}

/** Whether what lies on the table is the same: somebody sat down, or asked for something. */
function isSameMoment(before: Table, now: Table): boolean {
  return (
    before.frame.at === now.frame.at &&
    before.moves.at(-1)?.move === now.moves.at(-1)?.move &&
    before.choices.length === now.choices.length &&
    before.status === now.status &&
    before.revealed === now.revealed &&
    !before.result === !now.result
  );
}

export class Session {
  table = $state.raw<Table | null>(null);
  /** Why the table cannot be shown at all. */
  problem = $state.raw<Problem | null>(null);
  connected = $state(true);
  note = $state.raw<Note | null>(null);
  hint = $state.raw<string[] | null>(null);
  /** The best few moves, while a hint is shown. */
  hints = $state.raw<HintMove[]>([]);
  hinting = $state(false);
  /** An earlier position, while the person looks back. */
  past = $state.raw<Frame | null>(null);
  readonly steps = new Steps();
  readonly chat: Chat;
  readonly clock = new Clock();
  /** From the link by which this browser came: it opens the seats of those invited. */
  readonly invitation = new URLSearchParams(location.search).get("invitation");

  frame = $derived(this.past ?? this.table?.frame ?? null);
  module = $derived(this.table ? moduleOf(this.table.game) : null);
  myTurn = $derived(
    this.table?.status === "running" &&
      this.table.seats.some(
        ({ seat, mine, away }) => mine && !away && seat === this.table?.frame.by,
      ),
  );

  #socket: TableSocket | null = null;
  #looking: number;
  #wanted: number | null = null;
  #frames = new Map<number, Frame>();

  constructor(readonly id: string) {
    this.chat = new Chat(id);
    this.#looking = window.setInterval(() => this.#lookForAbsent(), absence);
    void this.refresh();
  }

  close(): void {
    this.#socket?.close();
    this.clock.close();
    clearInterval(this.#looking);
  }

  async refresh(): Promise<void> {
    try {
      this.#take(await server.table(this.id));
      this.problem = null;
      this.#listen();
    } catch (error) {
      if (error instanceof Refused) this.problem = error.problem;
      else this.connected = false;
      const again = !(error instanceof Refused) || error.problem.error === "preparing";
      if (again) setTimeout(() => void this.refresh(), 1000);
    }
  }

  /** Nothing happens when somebody has been away for long: only asking tells what may be done. */
  #lookForAbsent(): void {
    const { table } = this;
    if (!table || !this.connected || table.status !== "running") return;
    const { by } = table.frame;
    const awaited = typeof by === "number" ? table.seats[by] : undefined;
    if (awaited?.kind === "other" && !awaited.here && !awaited.away) void this.refresh();
  }

  #listen(): void {
    this.#socket ??= new TableSocket(this.id, {
      heard: (message) => this.#heard(message),
      connected: (yes) => this.#connected(yes),
    });
  }

  #connected(yes: boolean): void {
    const isBack = yes && !this.connected;
    this.connected = yes;
    if (isBack && this.table?.can.chat) void this.chat.again();
  }

  #heard(message: SocketMessage): void {
    if (message.type === "snapshot") this.#take(message.table);
    else if (message.type === "moved") this.#moved(message);
    else if (message.type === "said") this.chat.heard(message.line);
    else if (this.table && message.type === "thinking")
      this.table = { ...this.table, thinking: message.seat };
    else if (this.table && message.type === "presence") {
      const { here, watching, can } = message;
      const seats = this.table.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
      this.table = { ...this.table, seats, watching, can };
    }
  }

  #moved(message: Moved): void {
    const table = this.table;
    if (!table || message.version <= table.version) return;
    if (message.version !== table.version + 1) return void this.refresh();
    const { version, line, frame, choices, result, can, thinking, clock } = message;
    const moves = [...table.moves, line];
    this.#take({
      ...table,
      ...{ version, moves, frame, choices, result, can, thinking, clock },
      asking: null,
      ...(result ? { status: "over", revealed: true } : {}),
    });
  }

  /** The server's word replaces ours, unless ours is newer. */
  #take(table: Table): void {
    const before = this.table;
    if (before && table.version < before.version) return;
    this.clock.set(table.clock);
    if (table.can.chat) void this.chat.load();
    // the answer to a move often follows the socket's word of it: what is being shown goes on
    const goesOn = before && isSameMoment(before, table);
    this.table = goesOn ? { ...table, frame: before.frame } : table;
    if (before?.asking && !table.asking && goesOn) this.#wasRefused(before);
    if (goesOn) return;
    const isPastGone = before && table.moves.length <= before.moves.length;
    if (isPastGone || table.revealed !== before?.revealed) this.#frames.clear();
    this.steps.offer(table.choices);
    this.#forget();
    const hasEnded = before && !before.result && table.result;
    if (this.past && (hasEnded || this.past.at > table.frame.at)) this.lookAt(null);
  }

  /** What this browser asked for is no longer asked, and nothing came of it. */
  #wasRefused({ asking, seats }: Table): void {
    const isMine = asking && seats[asking.by]?.mine && asking.what !== "replace";
    if (isMine) this.refuse(texts["banner.refused"], null);
  }

  #forget(): void {
    this.note = null;
    this.hint = null;
    this.hints = [];
  }

  /** A request that changes the table; a refusal becomes a line by the board. */
  async #change(request: (table: Table) => Promise<Table>): Promise<void> {
    if (!this.table || this.steps.sending) return;
    this.steps.sending = true;
    try {
      this.#take(await request(this.table));
    } catch (error) {
      const problem = error instanceof Refused ? error.problem : null;
      if (problem?.table) this.#take(problem.table);
      this.refuse(sentenceOf(error), problem?.rule ?? null);
    } finally {
      this.steps.sending = false;
    }
  }

  /** A step was touched: along with it, or say why not. */
  pick(step: string): void {
    const before = this.steps.picked;
    this.#forget();
    if (this.table && !this.table.result && !this.myTurn) {
      const isSeated = this.table.seats.some(({ mine }) => mine);
      const watching = this.table.record_only ? "record.only" : "not.seated";
      return this.refuse(texts[isSeated ? "not.turn" : watching], null);
    }
    const picked = this.steps.pick(step);
    if (picked.kind === "refused") void this.#askWhy(before, step);
    if (picked.kind === "move") void this.play(picked.move);
  }

  /** The last step is given up, and with it why it was refused. */
  drop(): void {
    this.steps.drop();
    if (this.note?.kind === "refusal") this.note = null;
  }

  async play(move: string): Promise<void> {
    await this.#change((table) => server.play(table.id, move, table.version));
    if (this.note) this.steps.picked = [];
  }

  sit = (seat: number) => {
    const { given } = myName;
    return this.#change((table) => server.sit(table.id, seat, given, this.invitation));
  };
  stand = () => this.#change((table) => server.stand(table.id));
  start = (level: string | null) => this.#change((table) => server.start(table.id, level));
  offerDraw = () => this.#change((table) => server.draw(table.id, table.version));
  answer = (agree: boolean) =>
    this.#change((table) => server.answer(table.id, table.version, agree));
  replace = (seat: number) =>
    this.#change((table) => server.replace(table.id, table.version, seat));
  back = () => this.#change((table) => server.back(table.id));
  undo = () => this.#change((table) => server.undo(table.id, table.version));

  resign(): Promise<void> {
    const mine = this.table?.seats.filter((seat) => seat.mine) ?? [];
    const seat = mine.find(({ seat }) => seat === this.table?.frame.by) ?? mine[0];
    return this.#change((table) => server.resign(table.id, table.version, seat?.seat ?? null));
  }

  async #askWhy(picked: string[], step: string): Promise<void> {
    if (!this.table) return;
    const move = this.module?.attempt(picked, step, this.table.frame) ?? null;
    if (move === null) return;
    try {
      const verdict = await server.why(this.table.id, move);
      if (!verdict.legal && verdict.message) this.refuse(verdict.message, verdict.rule);
    } catch (error) {
      this.refuse(sentenceOf(error), error instanceof Refused ? error.problem.rule : null);
    }
  }

  refuse(text: Text, rule: RuleInfo | null): void {
    this.hint = null;
    this.hints = [];
    this.note = { kind: "refusal", text, rule };
  }

  async askHint(): Promise<void> {
    if (!this.table || this.hinting) return;
    this.hinting = true;
    this.#forget();
    const { id, version } = this.table;
    try {
      const { steps, text, best } = await server.hint(id);
      if (this.table.version !== version) return;
      this.steps.picked = [];
      this.hint = steps;
      this.note = { kind: "hint", text, rule: null };
      this.hints = best;
    } catch (error) {
      if (this.table.version === version) this.refuse(sentenceOf(error), null);
    } finally {
      this.hinting = false;
    }
  }

  /** Look at the position after so many moves; null or the last one is the game itself. */
  lookAt(at: number | null): void {
    const live = this.table?.frame.at ?? 0;
    this.#wanted = at === null || at >= live ? null : Math.max(0, at);
    this.steps.picked = [];
    this.#forget();
    if (this.#wanted === null) this.past = null;
    else void this.#fetchPast(this.#wanted);
  }

  /** While the slider is dragged answers may come late: only the one still wanted is shown. */
  async #fetchPast(at: number): Promise<void> {
    try {
      const frame = this.#frames.get(at) ?? (await server.position(this.id, at));
      this.#frames.set(at, frame);
      if (this.#wanted === at) this.past = frame;
    } catch (error) {
      this.refuse(sentenceOf(error), null);
    }
  }
}
