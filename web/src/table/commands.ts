/** What a person can do besides moving, by button or by key. What cannot be done says why. */
import { t, type TextName } from "../texts/language.svelte";
import type { Table } from "../server/wire";
import type { Session } from "./session/session.svelte";
import type { SheetName } from "./sheets/Sheets.svelte";

export class Commands {
  constructor(
    private readonly session: Session,
    private readonly table: () => Table,
    private readonly open: (sheet: SheetName) => void,
  ) {}

  /** Also when it cannot be: the server says why. */
  undo = (): void => {
    if (this.#can.undo && this.#mustAgree) this.open("undo");
    else void this.session.undo();
  };
  startOver = (): void =>
    this.#tryTo(this.#can.start_over, () => void this.session.startOver(), "start.over.none");
  hint = (): void =>
    this.#tryTo(
      this.#can.hint,
      () => void this.session.askHint(),
      this.table().hints ? "hint.none" : "hint.people",
    );
  resign = (): void => this.#tryTo(this.#can.resign, () => this.open("resign"), "resign.none");

  get #can(): Table["can"] {
    return this.table().can;
  }

  /** Several people at this screen may go back behind what they saw, if they agree. */
  get #mustAgree(): boolean {
    const { can, has_secrets, seats } = this.table();
    return !can.undo_free && has_secrets && seats.filter(({ mine }) => mine).length > 1;
  }

  #tryTo(can: boolean, act: () => void, otherwise: TextName): void {
    if (can) act();
    else this.session.refuse(() => t(otherwise), null);
  }
}
