/** A click or a key skips what is being shown, and does nothing else. */
import type { Session } from "../session.svelte";
import type { Ceremony } from "./ceremony.svelte";

export class Skipping {
  constructor(
    private readonly session: Session,
    private readonly ceremony: Ceremony,
  ) {}

  byClick(event: Event): void {
    if (!this.session.isShowing && !this.ceremony.isOn) return;
    event.stopPropagation();
    event.preventDefault();
    this.#skip();
  }

  byKey(event: KeyboardEvent): void {
    const isBusy = event.target instanceof Element && event.target.closest("button, a, input");
    if (event.key === "Escape" || (event.key === " " && !isBusy)) this.byClick(event);
  }

  /** Nobody looks. */
  ifHidden(): void {
    if (document.hidden) this.#skip();
  }

  #skip(): void {
    if (this.ceremony.isOn) this.ceremony.finish();
    else this.session.skip();
  }
}
