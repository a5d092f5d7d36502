/** My own move between the click and the server's word: what it would do, and how it looks already. */
import type { Echo, GameModule, Weighed } from "../../games/game";
import type { Choice, Frame } from "../../server/wire";

export class Making {
  /** How the board looks with my move, until the server's word comes. */
  echo = $state.raw<Echo | null>(null);
  /** A move that is looked at before it is made, and what it does. */
  weighed = $state.raw<(Weighed & { move: string; isWarning?: true }) | null>(null);

  /** Whether the move is one to be understood first; then that is asked. */
  weigh(module: GameModule | null, choice: Choice | undefined, frame: Frame): boolean {
    const weighed = choice ? (module?.weighed?.(choice, frame) ?? null) : null;
    this.weighed = weighed && choice ? { ...weighed, move: choice.move } : null;
    return this.weighed !== null;
  }

  /** The coach thinks that this is a mistake: that is asked instead. */
  warn(move: string, warning: Weighed): void {
    this.echo = null;
    this.weighed = { ...warning, move, isWarning: true };
  }

  show(module: GameModule | null, choice: Choice | undefined, frame: Frame): void {
    this.echo = choice ? (module?.echo?.(choice, frame) ?? null) : null;
  }

  /** It stands, or it is not made after all. */
  end(): void {
    this.echo = null;
    this.weighed = null;
  }
}
