/** Several people at one screen, and secrets: whoever is to move lifts a cover first. */
import type { GameModule } from "../games/game";
import type { SeatInfo, Table } from "../server/wire";
import type { Session } from "./session/session.svelte";

export class Covering {
  /** Who has lifted the cover. */
  uncovered = $state<number | null>(null);

  constructor(
    private readonly session: Session,
    private readonly table: () => Table,
    private readonly module: GameModule,
  ) {}

  #live = $derived.by(() => this.session.theatre.staged ?? this.table().frame);
  isSecret = $derived.by(
    () => this.table().has_secrets && (this.module.isSecretNow?.(this.#live) ?? true),
  );
  #isShared = $derived.by(
    () => this.isSecret && this.table().seats.filter(({ mine }) => mine).length > 1,
  );
  /** Whose cover lies over the table. */
  seat = $derived.by<SeatInfo | undefined>(() => {
    const { by } = this.#live;
    const isWaiting =
      this.#isShared && this.session.isMyTurnIn(this.#live) && by !== this.uncovered;
    return isWaiting && typeof by === "number" ? this.table().seats[by] : undefined;
  });
  /**
   * Under the cover the board stays as it was: what happened is shown once it is lifted. While
   * chance has its say the next one's secrets may be in the frame already, so it stays then too.
   */
  isHeld = $derived.by(
    () => this.seat !== undefined || (this.#isShared && this.#live.by === "chance"),
  );

  lift(): void {
    this.uncovered = this.seat?.seat ?? null;
  }
}
