/** A piece in the hand: taken up when the pointer has moved a little, put down where it is let go. */
export interface Hand {
  square: string;
  /** Where the pointer is, in the drawing's units. */
  x: number;
  y: number;
  /** A finger hides what is under it: the piece is held above. */
  byTouch: boolean;
}

const slack = 6; // pixels that still are a click

export interface Ground {
  /** From the window's pixels to the drawing's units; the event comes to the grid of squares. */
  toBoard: (event: PointerEvent) => { x: number; y: number };
  squareUnder: (at: { x: number; y: number }) => string | null;
  canTake: (square: string) => boolean;
  taken: (square: string) => void;
  put: (from: string, to: string | null) => void;
}

export class Drag {
  hand = $state.raw<Hand | null>(null);
  over = $state<string | null>(null);
  #start: { square: string; x: number; y: number } | null = null;

  constructor(private readonly ground: Ground) {}

  down(event: PointerEvent, square: string): void {
    if (event.button !== 0 || !event.isPrimary || !this.ground.canTake(square)) return;
    this.#start = { square, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.#start || !event.isPrimary) return;
    const { square, x, y } = this.#start;
    if (!this.hand) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < slack) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.ground.taken(square);
    }
    const at = this.ground.toBoard(event);
    this.hand = { square, ...at, byTouch: event.pointerType === "touch" };
    this.over = this.ground.squareUnder(at);
  }

  up(): void {
    const { hand, over } = this;
    this.cancel();
    if (hand) this.ground.put(hand.square, over);
  }

  cancel(): void {
    this.#start = null;
    this.hand = null;
    this.over = null;
  }
}
