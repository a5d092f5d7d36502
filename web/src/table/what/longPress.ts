/** A finger that rests on something asks about it; the click that would follow is not one. */
const patience = 500; // milliseconds
const slack = 10; // pixels that a resting finger may move

export class LongPress {
  /** The last touch asked: neither a click nor a menu is meant. */
  hasFired = false;
  #timer = 0;
  #from = { x: 0, y: 0 };

  constructor(private readonly ask: (target: EventTarget | null) => boolean) {}

  /** From now on; answers how to stop. */
  listen(root: Document): () => void {
    const capture = { capture: true };
    const events: [string, (event: Event) => void][] = [
      ["pointerdown", (event) => this.#down(event as PointerEvent)],
      ["pointermove", (event) => this.#move(event as PointerEvent)],
      ["pointerup", () => this.#up()],
      ["pointercancel", () => this.#up()],
      ["click", (event) => this.#click(event)],
    ];
    for (const [name, listener] of events) root.addEventListener(name, listener, capture);
    return () => {
      this.#up();
      for (const [name, listener] of events) root.removeEventListener(name, listener, capture);
    };
  }

  #down({ pointerType, target, clientX, clientY }: PointerEvent): void {
    this.hasFired = false;
    this.#up();
    if (pointerType === "mouse") return;
    this.#from = { x: clientX, y: clientY };
    this.#timer = window.setTimeout(() => (this.hasFired = this.ask(target)), patience);
  }

  #move({ clientX, clientY }: PointerEvent): void {
    const { x, y } = this.#from;
    if (Math.hypot(clientX - x, clientY - y) > slack) this.#up();
  }

  #up(): void {
    clearTimeout(this.#timer);
  }

  #click(event: Event): void {
    if (!this.hasFired) return;
    this.hasFired = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
