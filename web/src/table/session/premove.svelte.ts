/** One move prepared while the other one thinks; made when it is my turn, if it is legal then. */
import type { GameModule } from "../../games/game";
import type { Choice, Table } from "../../server/wire";

const lineAt = ({ moves }: Table, at: number): string => moves[at - 1]?.move ?? "";

export class Premove {
  steps = $state.raw<string[]>([]);
  /** How many of the game's moves were made when it was prepared, and the last of them. */
  #at = 0;
  #last = "";
  #length = 0;

  get isWhole(): boolean {
    return this.#length > 0 && this.steps.length === this.#length;
  }

  /** A step was touched out of turn: it begins a move, ends one, or gives one up. */
  pick(step: string, module: GameModule | null, table: Table, seat: number): boolean {
    const rule = module?.premoves;
    if (!rule) return false;
    const isBegun = this.steps.length > 0 && !this.isWhole;
    if (isBegun && step !== this.steps.at(-1)) this.steps = [...this.steps, step];
    else if (this.steps.length > 0) this.cancel();
    else if (rule.canStart(step, table.frame, seat)) this.steps = [step];
    else return false;
    this.#length = rule.steps;
    this.#at = table.moves.length;
    this.#last = lineAt(table, this.#at);
    return true;
  }

  cancel(): void {
    this.steps = [];
    this.#length = 0;
  }

  /** The game went back behind what the move was prepared for. */
  isVoidIn(table: Table): boolean {
    const { moves, status } = table;
    const isSame = moves.length >= this.#at && lineAt(table, this.#at) === this.#last;
    return !isSame || status !== "running";
  }

  /** The move among those that may be made now; it is prepared no longer, whatever comes of it. */
  taken(choices: Choice[]): Choice | undefined {
    const wanted = this.steps.join(" ");
    this.cancel();
    return choices.find(({ steps }) => steps.join(" ") === wanted);
  }
}
