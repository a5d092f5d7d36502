/** What is said at a table, and whom this browser does not want to hear. */
import { myName } from "../../settings/name.svelte";
import { remember, remembered } from "../../settings/remembered";
import * as server from "../../server/requests";
import { sentenceOf } from "../../server/requests";
import type { ChatLine } from "../../server/wire";
import type { Text } from "../../texts/text";
import type { Given } from "./wire/socket";

const most = 200; // people muted, over all tables

const kept = (name: string) => new Set(JSON.parse(remembered(name) ?? "[]") as string[]);

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  muted = $state.raw(kept("muted"));
  isOff = $state(remembered("chat") === "off");
  refusal = $state.raw<Text | null>(null);
  /** The last line that was in sight. */
  seen = $state(0);

  audible = $derived(
    this.isOff ? [] : this.lines.filter(({ author, mine }) => mine || !this.muted.has(author)),
  );
  unread = $derived(this.audible.filter(({ n, mine }) => !mine && n > this.seen).length);

  #loaded = false;

  constructor(
    private readonly table: string,
    private readonly send: (line: Given) => Promise<number>,
  ) {}

  async load(): Promise<void> {
    if (this.#loaded) return;
    this.#loaded = true;
    try {
      const lines = await server.chat(this.table);
      this.#add(lines);
      this.seen = Math.max(this.seen, ...lines.map(({ n }) => n));
    } catch {
      this.#loaded = false;
    }
  }

  /** After a lost connection: what was said meanwhile. */
  async again(): Promise<void> {
    try {
      this.#add(await server.chat(this.table));
    } catch {
      // The next connection asks again.
    }
  }

  heard(line: ChatLine): void {
    this.#add([line]);
  }

  #add(lines: ChatLine[]): void {
    const known = new Map([...this.lines, ...lines].map((line) => [line.n, line]));
    this.lines = [...known.values()].sort((a, b) => a.n - b.n);
  }

  look(): void {
    this.seen = this.lines.at(-1)?.n ?? 0;
  }

  /** Whether it was said. */
  async say(text: string): Promise<boolean> {
    this.refusal = null;
    try {
      await this.send({ type: "say", text, name: myName.given });
      return true;
    } catch (error) {
      this.refusal = sentenceOf(error);
      return false;
    }
  }

  mute(author: string, isMuted: boolean): void {
    const muted = new Set(this.muted);
    if (isMuted) muted.add(author);
    else muted.delete(author);
    this.muted = muted;
    remember("muted", JSON.stringify([...muted].slice(-most)));
  }

  turnOff(isOff: boolean): void {
    this.isOff = isOff;
    remember("chat", isOff ? "off" : "on");
  }
}
