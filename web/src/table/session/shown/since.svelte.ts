/** What others did since this person last acted, as long as that is marked. */
import type { Frame, Happening, Table } from "../../../server/wire";
import { sinceMine } from "./turns";

const recalled = 24; // moves of others that are asked for when a table is opened

export class Since {
  marked = $state.raw<Happening[]>([]);
  /** What each move caused that was told while this page was open. */
  #happened = new Map<number, Happening[]>();

  /** `frame` asks for an earlier position. */
  constructor(private readonly frame: (at: number) => Promise<Frame>) {}

  heard({ at, happened }: Frame): void {
    this.#happened.set(at, happened);
  }

  /** Nothing is marked for people who share a screen: one acts while the other still looks. */
  mark(table: Table, isMyTurn: boolean): void {
    const isAlone = table.seats.filter(({ mine }) => mine).length === 1;
    const lines = isAlone && isMyTurn ? sinceMine(table.moves, isMine(table)) : [];
    this.marked = lines.flatMap(({ at }) => this.#happened.get(at) ?? []);
  }

  /** What others did before this page was opened is asked for, if it is not too much. */
  async recall(table: Table, isMyTurn: boolean): Promise<void> {
    const lines = isMyTurn ? sinceMine(table.moves, isMine(table)) : [];
    if (lines.length < 2 || lines.length > recalled) return;
    try {
      const frames = await Promise.all(lines.map(({ at }) => this.frame(at)));
      for (const frame of frames) this.heard(frame);
    } catch {
      // Then only the last move is marked.
    }
  }
}

const isMine =
  ({ seats }: Table) =>
  (seat: number): boolean =>
    seats[seat]?.mine === true;
