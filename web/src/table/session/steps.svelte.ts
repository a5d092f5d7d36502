/** A move is made step by step along the paths that the server offers: any game, no rules. */
import type { Choice } from "../../server/wire";

export type Picked = { kind: "move"; move: string } | { kind: "step" } | { kind: "refused" };

export class Steps {
  choices = $state.raw<Choice[]>([]);
  picked = $state.raw<string[]>([]);
  /** A complete move is on its way to the server. */
  sending = $state(false);

  /** Where a move can begin. */
  first = $derived(new Set(this.choices.map((choice) => choice.steps[0] ?? "")));
  /** What can come next. */
  next = $derived(this.#after(this.picked));

  #after(picked: string[]): Set<string> {
    const found = new Set<string>();
    for (const { steps } of this.choices) {
      const following = steps[picked.length];
      if (following !== undefined && picked.every((step, i) => steps[i] === step))
        found.add(following);
    }
    return found;
  }

  offer(choices: Choice[]): void {
    this.choices = choices;
    this.picked = [];
  }

  /** Take a step: on along the path, or another beginning. The same thing again lets go of it. */
  pick(step: string): Picked {
    if (this.sending) return { kind: "step" };
    if (this.next.has(step)) return this.#go([...this.picked, step]);
    if (this.picked.at(-1) === step) {
      this.drop();
      return { kind: "step" };
    }
    if (this.first.has(step)) return this.#go([step]);
    return { kind: "refused" };
  }

  drop(): void {
    this.picked = this.picked.slice(0, -1);
  }

  #go(picked: string[]): Picked {
    this.picked = picked;
    const whole = this.choices.find(
      ({ steps }) => steps.length === picked.length && picked.every((step, i) => steps[i] === step),
    );
    return whole && this.next.size === 0 ? { kind: "move", move: whole.move } : { kind: "step" };
  }
}
