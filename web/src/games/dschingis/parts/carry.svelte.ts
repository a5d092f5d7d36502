/** A piece carried from the reserve to the board: taken up when the pointer has moved a little. */
import type { Kind } from "../view";

export type Carried = Kind | "wall";

const slack = 6; // pixels that still are a click

export class Carry {
  piece = $state.raw<{ what: Carried; x: number; y: number } | null>(null);
  #start: { what: Carried; x: number; y: number } | null = null;
  #over: string | null = null;
  /** The click that follows a piece put down is none. */
  #justPut = false;

  constructor(
    private readonly ground: {
      over: (spot: string | null) => void;
      put: (what: Carried, spot: string) => void;
    },
  ) {}

  down(event: PointerEvent, what: Carried): void {
    this.#justPut = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.#start = { what, x: event.clientX, y: event.clientY };
    // from now on, or a quick hand is gone before it has moved
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start || !event.isPrimary) return;
    const { clientX: x, clientY: y } = event;
    if (!this.piece && Math.hypot(x - start.x, y - start.y) < slack) return;
    this.piece = { what: start.what, x, y };
    this.#over = spotAt(x, y);
    this.ground.over(this.#over);
  }

  up(): void {
    const { piece } = this;
    const spot = this.#over;
    this.cancel();
    this.#justPut = piece !== null;
    if (piece && spot !== null) this.ground.put(piece.what, spot);
  }

  cancel(): void {
    this.#start = null;
    this.#over = null;
    this.piece = null;
  }

  get hasJustPut(): boolean {
    return this.#justPut;
  }
}

/** The place on the board under a point of the window. */
export function spotAt(x: number, y: number): string | null {
  const spot = document
    .elementsFromPoint(x, y)
    .find(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && "spot" in element.dataset,
    );
  return spot?.dataset["spot"] ?? null;
}
