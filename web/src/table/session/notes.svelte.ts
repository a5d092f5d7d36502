/** What is said by the board besides what is asked: why something cannot be done, or a hint. */
import * as server from "../../server/requests";
import { Refused, sentenceOf, Unreached } from "../../server/requests";
import type { Hint, HintMove, RuleInfo } from "../../server/wire";
import { t } from "../../texts/language.svelte";
import type { Text } from "../../texts/text";

export interface Note {
  kind: "refusal" | "hint";
  text: Text;
  rule: RuleInfo | null;
  /** It is the line's fault: when that is back there is nothing more to say. */
  isTrouble?: boolean;
}

export class Notes {
  current = $state.raw<Note | null>(null);
  /** The steps of the move that a hint shows on the board. */
  hint = $state.raw<string[] | null>(null);
  /** The plan of which a hint is the first move. */
  plan = $state.raw<Hint | null>(null);
  /** The best few moves, while a hint is shown. */
  best = $state.raw<HintMove[]>([]);
  isHinting = $state(false);

  clear(): void {
    this.current = null;
    this.hint = null;
    this.plan = null;
    this.best = [];
  }

  /** Whether these steps lead along the move that is shown: then it stays. */
  isAlong(steps: string[]): boolean {
    const { hint } = this;
    return hint !== null && steps.length < hint.length && steps.every((s, i) => s === hint[i]);
  }

  forgetRefusal(): void {
    if (this.current?.kind === "refusal") this.current = null;
  }

  forgetTrouble(): void {
    if (this.current?.isTrouble) this.current = null;
  }

  refuse(text: Text, rule: RuleInfo | null): void {
    this.clear();
    this.current = { kind: "refusal", text, rule };
  }

  /** Why something cannot be done; what is asked stands above and is not said twice. */
  explain(message: string, rule: RuleInfo | null, asked: string): void {
    const isPrompt = asked && message.toLowerCase().includes(asked.toLowerCase());
    this.refuse(isPrompt ? () => t("refused.asked") : message, rule);
  }

  failed(error: unknown): void {
    this.refuse(sentenceOf(error), error instanceof Refused ? error.problem.rule : null);
    if (this.current && error instanceof Unreached)
      this.current = { ...this.current, isTrouble: true };
  }

  /** Whether there is one, and it is still of interest. */
  async askHint(table: string, isCurrent: () => boolean): Promise<boolean> {
    this.isHinting = true;
    try {
      const plan = await server.hint(table);
      if (!isCurrent()) return false;
      this.hint = plan.steps;
      this.current = { kind: "hint", text: plan.text, rule: null };
      this.plan = plan;
      this.best = plan.best;
      return true;
    } catch (error) {
      if (isCurrent()) this.failed(error);
      return false;
    } finally {
      this.isHinting = false;
    }
  }
}
