/** One table as this browser has it open: the server's last word, and what the person is doing. */
import { t } from "../../texts/language.svelte";
import { moduleOf } from "../../games";
import { myName } from "../../settings/name.svelte";
import { turnEnd } from "../../settings/turnEnd.svelte";
import { newer } from "../../server/newer.svelte";
import * as server from "../../server/requests";
import { Refused, sentenceOf } from "../../server/requests";
import type { Problem, RuleInfo, SocketMessage, Table } from "../../server/wire";
import { Chat } from "./chat.svelte";
import { Clock } from "./clock.svelte";
import { Making } from "./making.svelte";
import { Premove } from "./premove.svelte";
import { unpacked } from "./wire/choices";
import { patched, shared } from "./wire/patch";
import { TableSocket, type Given } from "./wire/socket";
import { Steps } from "./steps.svelte";
import { Coach } from "../coach/coach.svelte";
import { Lesson } from "../lesson/lesson.svelte";
import { Looking } from "./shown/looking.svelte";
import { Since } from "./shown/since.svelte";
import { Theatre } from "./shown/theatre.svelte";
import { Notes } from "./notes.svelte";
import { Untold } from "./wire/untold";
import { whyNotMine } from "./whose";
import { sinceMine, turnsOf } from "./shown/turns";
import type { Text } from "../../texts/text";

const absence = 15_000; // between two looks whether somebody awaited is away for too long

export class Session {
  /** The table as far as it has been shown. */
  table = $state.raw<Table | null>(null);
  /** Why the table cannot be shown at all. */
  problem = $state.raw<Problem | null>(null);
  connected = $state(true);
  /** What is said by the board: why something cannot be, or a hint. */
  readonly notes = new Notes();
  /** A move that would end my turn, until I say that it may. */
  ending = $state.raw<string | null>(null);
  readonly steps = new Steps();
  readonly making = new Making();
  readonly premove = new Premove();
  readonly lesson = new Lesson(
    () => this.table,
    () => this.#command({ type: "go", version: this.#version, seat: null }),
  );
  readonly coach = new Coach(
    () => this.table,
    () => this.myTurn,
  );
  readonly theatre = new Theatre((table) => this.#tell(table));
  readonly looking: Looking;
  readonly chat: Chat;
  readonly clock = new Clock();
  /** From the link by which this browser came: it opens the seats of those invited. */
  readonly invitation = new URLSearchParams(location.search).get("invitation");

  /** An earlier position, while the person looks back. */
  past = $derived.by(() => this.looking.past);
  frame = $derived(this.past ?? this.table?.frame ?? null);
  /** What the board shows, or is on its way to. */
  staged = $derived(this.past ?? this.theatre.staged);
  /** What is being said of a move of others. */
  isShowing = $derived.by(() => this.theatre.isBehind || this.looking.isReplaying);
  caption = $derived(this.isShowing ? this.theatre.beats.caption : null);
  turns = $derived(turnsOf(this.table?.moves ?? []));
  since = $derived.by(() => this.#since.marked);
  module = $derived(this.table ? moduleOf(this.table.game) : null);
  myTurn = $derived.by(() => this.table !== null && this.isMyTurnIn(this.table.frame));

  #socket: TableSocket;
  /** The table as the server last told it. */
  #latest: Table | null = null;
  #looking: number;
  /** Commands that are done, until what came of them has been told. */
  readonly #untold = new Untold();
  readonly #since = new Since((at) => this.looking.frame(at));
  /** The moves to be made with the one that would end my turn. */
  #then: string[] = [];
  /** A prepared move came to nothing; that is said with the position in which it did. */
  #dropped = false;
  /** How often something was tried: why the last thing cannot be is of no interest after the next. */
  #tried = 0;

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, {
      heard: (message) => this.#heard(message),
      connected: (yes) => this.#connected(yes),
      unopened: () => void this.#askWhyUnopened(),
    });
    this.looking = new Looking(id, this.theatre, (error) => this.refuse(sentenceOf(error), null));
    this.chat = new Chat(id, (line) => this.#socket.send(line));
    this.#looking = window.setInterval(() => this.#lookForAbsent(), absence);
  }

  isMyTurnIn({ by }: Table["frame"]): boolean {
    if (this.table?.status !== "running") return false;
    return this.table.seats.some(({ seat, mine, away }) => mine && !away && seat === by);
  }

  /** Everything is to be said anew: coordinates were switched on or off. */
  speak(): void {
    this.#socket.speak();
  }

  close(): void {
    this.#socket.close();
    this.clock.close();
    clearInterval(this.#looking);
  }

  /** Whether there is no such table, or its game is not ready. Otherwise it is the line. */
  async #askWhyUnopened(): Promise<void> {
    try {
      await server.table(this.id);
    } catch (error) {
      if (!this.table && error instanceof Refused) this.problem = error.problem;
    }
  }

  /** Nothing happens when somebody has been away for long: only asking tells what may be done. */
  #lookForAbsent(): void {
    const { table } = this;
    if (!table || !this.connected || table.status !== "running") return;
    const { by } = table.frame;
    const awaited = typeof by === "number" ? table.seats[by] : undefined;
    if (awaited?.kind === "other" && !awaited.here && !awaited.away) this.#socket.sync();
  }

  #connected(yes: boolean): void {
    const isBack = yes && !this.connected;
    this.connected = yes;
    if (yes) this.notes.forgetTrouble();
    if (isBack && this.table?.can.chat) void this.chat.again();
  }

  #heard(message: SocketMessage): void {
    if (message.type === "snapshot") this.#take(shared(this.#latest, message.table));
    else if (message.type === "delta") this.#change(message.patches);
    else if (message.type === "said") this.chat.heard(message.line);
    else if (message.type === "reload") newer.isThere = true;
  }

  /** Each patch is a moment of its own: what follows at once is shown, too. */
  #change(patches: unknown[]): void {
    try {
      for (const patch of patches) this.#take(patched(this.#latest, patch) as Table);
    } catch {
      this.#socket.sync();
    }
  }

  /** The server's word replaces ours. What did not change is the same object as before. */
  #take(table: Table): void {
    const before = this.#latest;
    this.#latest = table;
    this.problem = null;
    if (table.clock !== before?.clock) this.clock.set(table.clock);
    if (table.can.chat) void this.chat.load();
    const hasEnded = before?.status === "running" && table.status === "over";
    if (hasEnded && table.can.chat) void this.chat.again(); // those who watched are heard now
    const { moved_by: by } = table.frame;
    this.#since.heard(table.frame);
    this.#playPrepared(table);
    this.theatre.take(table, typeof by === "number" && table.seats[by]?.mine === true);
    if (this.past) this.theatre.catchUp();
    this.#untold.heard(table.version);
  }

  /** A prepared move is made the moment it is my turn, or is dropped. */
  #playPrepared(table: Table): void {
    const { premove } = this;
    if (premove.steps.length === 0) return;
    if (premove.isVoidIn(table)) return premove.cancel();
    const choices = unpacked(table.choices);
    if (choices.length === 0) return;
    const wasWhole = premove.isWhole;
    const choice = premove.taken(choices);
    if (choice) void this.#send(choice.move, true);
    else if (wasWhole) this.#dropped = true;
  }

  #mark(): void {
    if (this.table) this.#since.mark(this.table, this.myTurn);
  }

  /** The table as it has been shown. */
  #tell(table: Table): void {
    const before = this.table;
    this.table = table;
    this.lesson.follow();
    this.coach.follow();
    this.#mark();
    if (!before) void this.#since.recall(table, this.myTurn).then(() => this.#mark());
    if (table.frame !== before?.frame || table.choices !== before.choices)
      this.#moved(before, table);
    else if (before.asking && !table.asking) this.#wasRefused(before);
  }

  /** There is another position, or something else to choose. */
  #moved(before: Table | null, table: Table): void {
    const isPastGone = before && table.moves.length <= before.moves.length;
    if (isPastGone || table.revealed !== before?.revealed) this.looking.forget();
    this.steps.offer(unpacked(table.choices));
    this.making.end();
    this.#forget();
    if (this.#dropped && this.myTurn) this.refuse(() => t("premove.dropped"), null);
    if (this.myTurn) this.#dropped = false;
    const hasEnded = before && !before.result && table.result;
    if (this.past && (hasEnded || this.past.at > table.frame.at)) this.lookAt(null);
  }

  /** What this browser asked for is no longer asked, and nothing came of it. */
  #wasRefused({ asking, seats }: Table): void {
    const isMine = asking && seats[asking.by]?.mine && asking.what !== "replace";
    if (isMine) this.refuse(() => t("banner.refused"), null);
  }

  #forget(): void {
    this.notes.clear();
    this.ending = null;
    if (!this.steps.sending) this.making.end();
    this.#tried += 1;
  }

  /**
   * A command, until what came of it was told; a refusal becomes a line by the board, unless it is
   * expected.
   */
  async #command(command: Given, expected?: (problem: Problem) => boolean): Promise<void> {
    if (!this.table || this.steps.sending) return;
    this.notes.forgetRefusal();
    this.steps.sending = true;
    try {
      await this.#untold.until(await this.#socket.send(command), this.#version);
    } catch (error) {
      const problem = error instanceof Refused ? error.problem : null;
      if (!problem || !expected?.(problem)) this.notes.failed(error);
    } finally {
      this.steps.sending = false;
    }
  }

  /** A step was touched: along with it, or say why not. */
  pick(step: string): void {
    const before = this.steps.picked;
    if (this.ending !== null && before.at(-1) === step) return this.endTurn(); // tapped once more
    if (!this.notes.isAlong([...before, step])) this.#forget();
    if (this.table && !this.table.result && !this.myTurn) {
      if (this.#prepare(step, this.table)) return;
      return this.refuse(whyNotMine(this.table), null);
    }
    const picked = this.steps.pick(step);
    if (picked.kind === "refused") void this.#askWhy(before, step);
    if (picked.kind === "move") void this.play(picked.move);
  }

  /** One move may be prepared, by whoever sits here alone, for a table where it is known. */
  #prepare(step: string, table: Table): boolean {
    const mine = table.seats.filter((seat) => seat.mine && !seat.away);
    const [seat] = mine;
    const isOn = table.status === "running" && this.#latest?.frame === table.frame;
    if (!seat || mine.length > 1 || !isOn) return false;
    return this.premove.pick(step, this.module, table, seat.seat);
  }

  /** The last step is given up, and with it why it was refused. */
  drop(): void {
    this.premove.cancel();
    this.steps.drop();
    this.ending = null;
    this.notes.forgetRefusal();
  }

  /** What has to be understood first is asked; then the move is drawn at once, and sent. */
  async play(
    move: string,
    mayEnd = !turnEnd.isAsked,
    isWeighed = false,
    then: string[] = [],
  ): Promise<void> {
    if (this.steps.sending || !this.table) return;
    const { module, making } = this;
    const { frame } = this.table;
    const choice = this.steps.choices.find((choice) => choice.move === move);
    this.#forget();
    if (!isWeighed && making.weigh(module, choice, frame)) return;
    making.show(module, choice, frame);
    this.coach.gotIt();
    const mayWarn = !isWeighed && then.length === 0 && this.coach.isOn;
    if (mayWarn && (await this.#isWarned(move))) return;
    await this.#send(move, mayEnd, then);
    if (this.ending === null) making.end();
    if (this.notes.current) this.steps.picked = [];
  }

  /** The coach looks at a move first. Whether that is all: it warns, or the table has changed. */
  async #isWarned(move: string): Promise<boolean> {
    const version = this.#version;
    this.steps.sending = true;
    const warning = await this.coach.warning(move);
    this.steps.sending = false;
    if (version !== this.#version) return true;
    if (warning) this.making.warn(move, warning);
    return warning !== null;
  }

  /** If I wish to be asked, the server tells whether the move would end my turn before it is made. */
  #send(move: string, mayEnd: boolean, then: string[] = []): Promise<void> {
    const version = this.#version;
    const command = { type: "play", move, version, may_end_turn: mayEnd, then } as const;
    return this.#command(command, ({ error }) => {
      if (error === "ends_turn") this.ending = move;
      this.#then = then;
      return this.ending !== null;
    });
  }

  /** What is left comes to the same in any order: all of it. */
  doRest(): void {
    const [move, ...then] = this.table?.can.rest ?? [];
    if (move !== undefined) void this.play(move, undefined, false, then);
  }

  /** What was weighed is done. Who was warned and goes on is not asked once more. */
  goAhead(): void {
    const { weighed } = this.making;
    if (weighed) void this.play(weighed.move, weighed.isWarning, true);
  }

  endTurn(): void {
    if (this.ending !== null) void this.play(this.ending, true, true, this.#then);
  }

  /** The move that was weighed, or would end my turn, is not made. */
  stay(): void {
    this.ending = null;
    this.making.end();
    this.steps.picked = [];
  }

  get #version(): number {
    return this.#latest?.version ?? 0;
  }

  sit = (seat: number) =>
    this.#command({ type: "sit", seat, name: myName.given, invitation: this.invitation });
  stand = () => this.#command({ type: "stand", seat: null });
  start = (level: string | null) => this.#command({ type: "start", level });
  offerDraw = () => this.#command({ type: "draw", version: this.#version, seat: null });
  answer = (agree: boolean) => this.#command({ type: "answer", version: this.#version, agree });
  replace = (seat: number) => this.#command({ type: "replace", version: this.#version, seat });
  back = () => this.#command({ type: "back" });
  undo = () => this.#undo(false);
  startOver = () => this.#undo(true);

  #undo(whole_turn: boolean): Promise<void> {
    this.premove.cancel();
    return this.#command({ type: "undo", version: this.#version, seat: null, whole_turn });
  }

  /** A game that has hardly begun is called off: nobody wins. */
  abort(): Promise<void> {
    return this.#command({ type: "abort", version: this.#version, seat: null });
  }

  resign(): Promise<void> {
    const mine = this.table?.seats.filter((seat) => seat.mine) ?? [];
    const seat = mine.find(({ seat }) => seat === this.table?.frame.by) ?? mine[0];
    return this.#command({ type: "resign", version: this.#version, seat: seat?.seat ?? null });
  }

  async #askWhy(picked: string[], step: string): Promise<void> {
    if (!this.table) return;
    const move = this.module?.attempt(picked, step, this.table.frame) ?? null;
    if (move === null) return this.refuse(() => t("refused.asked"), null);
    const tried = this.#tried;
    try {
      const { legal, message, rule } = await server.why(this.table.id, move);
      if (tried !== this.#tried) return;
      if (!legal && message) this.notes.explain(message, rule, this.table.frame.asked);
      else this.refuse(() => t("refused.asked"), null); // what it was taken for could be done
    } catch (error) {
      if (tried === this.#tried) this.notes.failed(error);
    }
  }

  async askHint(): Promise<void> {
    if (!this.table || this.notes.isHinting) return;
    this.#forget();
    const { id, version } = this.table;
    const isCurrent = () => this.table?.version === version;
    if (await this.notes.askHint(id, isCurrent)) this.steps.picked = [];
  }

  refuse(text: Text, rule: RuleInfo | null): void {
    this.notes.refuse(text, rule);
  }

  /** Look at the position after so many moves; null or the last one is the game itself. */
  lookAt(at: number | null): void {
    this.steps.picked = [];
    this.#forget();
    this.looking.go(at === null || at >= this.#live ? null : Math.max(0, at));
  }

  /** Show again what led from one position to another. */
  replay(from: number, to: number): void {
    this.steps.picked = [];
    this.#forget();
    void this.looking.replay(from, to, to >= this.#live);
  }

  /** Show again what others did last: since this person acted, or their last turn. */
  replayLast(): void {
    const lines = this.table ? sinceMine(this.table.moves, this.#isMine) : [];
    const [first] = lines;
    const turn = first ? { from: first.at - 1, to: this.#live } : this.#lastTurnOfOthers;
    if (turn) this.replay(turn.from, turn.to);
  }

  get #lastTurnOfOthers(): { from: number; to: number } | undefined {
    return this.turns.findLast(({ seat }) => seat !== null && !this.#isMine(seat));
  }

  /** What is being shown is shown no longer: to the game as it is. */
  skip(): void {
    if (this.looking.isReplaying) this.lookAt(null);
    else this.theatre.skip();
  }

  get #live(): number {
    return this.table?.frame.at ?? 0;
  }

  #isMine = (seat: number): boolean => this.table?.seats[seat]?.mine === true;
}
