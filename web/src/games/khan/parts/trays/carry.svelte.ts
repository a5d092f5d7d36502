/** A card or a shape taken from the tray by the pointer and put down on the map. */
const slack = 8; // pixels that still are a click

export interface Carried {
  card?: string;
  shape?: string;
}

export interface Ground {
  taken: (what: Carried) => void;
  over: (area: string | null) => void;
  put: (area: string | null, byFinger: boolean) => void;
}

export function areaUnder(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>("[data-area]")?.dataset["area"] ?? null;
}

export class Carry {
  /** What is carried, and where, in the window's pixels. */
  piece = $state.raw<(Carried & { x: number; y: number }) | null>(null);
  /** The click that ends a carrying is no click. */
  hasJustPut = false;
  #start: { what: Carried; x: number; y: number } | null = null;

  constructor(private readonly ground: Ground) {}

  down(event: PointerEvent, what: Carried): void {
    this.hasJustPut = false;
    if (event.button === 0 && event.isPrimary)
      this.#start = { what, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.#start || !event.isPrimary) return;
    const { what, x, y } = this.#start;
    if (!this.piece) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < slack) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.ground.taken(what);
    }
    this.piece = { ...what, x: event.clientX, y: event.clientY };
    this.ground.over(areaUnder(event));
  }

  up(event: PointerEvent): void {
    const { piece } = this;
    this.cancel();
    if (!piece) return;
    this.hasJustPut = true;
    this.ground.put(areaUnder(event), event.pointerType === "touch");
  }

  cancel(): void {
    this.#start = null;
    this.piece = null;
  }
}
