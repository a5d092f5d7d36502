/** The lesson or puzzle at a table: which of the things that are said now is being read. */
import type { ExerciseInfo, PanelInfo, Table } from "../../server/wire";

export class Lesson {
  #read = $state(0);
  #panels: PanelInfo[] = [];

  constructor(
    private readonly table: () => Table | null,
    private readonly go: () => Promise<void>,
  ) {}

  get info(): ExerciseInfo | null {
    return this.table()?.exercise ?? null;
  }

  /** What is said now. */
  get panel(): PanelInfo | null {
    return this.info?.panels[this.#read] ?? this.info?.panels.at(-1) ?? null;
  }

  /** There is something to read before anything has to be done. */
  get hasMore(): boolean {
    const { info, panel } = this;
    return info !== null && panel !== null && (panel.goes || panel !== info.panels.at(-1));
  }

  /** All has been said and done. */
  get isOver(): boolean {
    return this.info?.status === "done" && !this.hasMore;
  }

  /** The table has changed: what is said anew is read from its beginning. */
  follow(): void {
    const panels = this.info?.panels ?? [];
    if (panels !== this.#panels && panels[0]?.says !== this.#panels[0]?.says) this.#read = 0;
    this.#panels = panels;
  }

  async next(): Promise<void> {
    if (this.panel?.goes) await this.go();
    else if (this.hasMore) this.#read += 1;
  }
}
