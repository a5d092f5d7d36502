/** Two fingers: closer, further, aside. One finger moves a board that is close. */
const nearest = 3.5;
const slack = 7; // pixels that still are a tap
const twist = Math.PI / 5;

/** What else fingers do on a board, if anything. */
export interface Fingers {
  /** One finger takes what lies here along, instead of the board. */
  grabs?: (event: PointerEvent) => boolean;
  drag?: (event: PointerEvent) => void;
  /** A second finger came down: what the first had taken is put back. */
  letGo?: () => void;
  /** Two fingers were twisted. */
  turn?: () => void;
}

interface Spot {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The last touch was a gesture, so it is no tap. */
  hasMoved = false;
  #down = new Map<number, Spot>();
  #start: Spot = { x: 0, y: 0 };
  #grabbed = false;
  #angle = 0;

  constructor(
    private readonly element: () => HTMLElement,
    private readonly fingers: Fingers = {},
  ) {}

  down(event: PointerEvent): void {
    if (event.pointerType !== "touch") {
      this.hasMoved = false;
      return;
    }
    if (this.#down.size === 0) {
      this.hasMoved = false;
      this.#start = { x: event.clientX, y: event.clientY };
      this.#grabbed = this.fingers.grabs?.(event) ?? false;
    }
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#down.size === 2) {
      this.hasMoved = true;
      this.#grabbed = false;
      this.fingers.letGo?.();
      this.#angle = this.#slope();
    }
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#down.size === 1) {
      const far = Math.hypot(now.x - this.#start.x, now.y - this.#start.y);
      if (far > slack) this.hasMoved = true;
      if (!this.hasMoved) return;
      if (this.#grabbed) this.fingers.drag?.(event);
      else this.#shift(now.x - before.x, now.y - before.y);
    }
    const [one, other] = [...this.#down.values()];
    this.#down.set(event.pointerId, now);
    if (this.#down.size === 2 && one && other) this.#pinch(one, other);
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#to(this.scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  }

  /** By button: closer, or the whole board again. */
  toggle(): void {
    const { left, top, width, height } = this.element().getBoundingClientRect();
    if (this.scale > 1) this.#to(1, { x: left, y: top });
    else this.#to(2, { x: left + width / 2, y: top + height / 2 });
  }

  /** So close that this part of the board fills the frame, but no closer than fingers go; in the board's own pixels. */
  show({ left, top, width, height }: Box): void {
    const frame = this.element().getBoundingClientRect();
    const fitting = Math.min(frame.width / width, frame.height / height);
    this.scale = Math.min(nearest, Math.max(1, fitting));
    this.x = frame.width / 2 - (left + width / 2) * this.scale;
    this.y = frame.height / 2 - (top + height / 2) * this.scale;
    this.#shift(0, 0);
  }

  /** The whole board again. */
  whole(): void {
    this.scale = 1;
    this.#shift(0, 0);
  }

  /** What is in focus is moved into sight. */
  reveal(box: DOMRect): void {
    const frame = this.element().getBoundingClientRect();
    const aside = (start: number, end: number, low: number, high: number) =>
      Math.max(0, low - start) - Math.max(0, end - high);
    this.#shift(
      aside(box.left, box.right, frame.left, frame.right),
      aside(box.top, box.bottom, frame.top, frame.bottom),
    );
  }

  #slope(): number {
    const [one, other] = [...this.#down.values()];
    return one && other ? Math.atan2(other.y - one.y, other.x - one.x) : 0;
  }

  #pinch(one: Spot, other: Spot): void {
    const [a, b] = [...this.#down.values()];
    if (!a || !b) return;
    const [was, is] = [
      Math.hypot(other.x - one.x, other.y - one.y),
      Math.hypot(b.x - a.x, b.y - a.y),
    ];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    this.#to(this.scale * (was > 0 ? is / was : 1), middle);
    this.#shift(middle.x - (one.x + other.x) / 2, middle.y - (one.y + other.y) / 2);
    const turned = this.#slope() - this.#angle;
    if (Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned))) < twist) return;
    this.#angle = this.#slope();
    this.fingers.turn?.();
  }

  #to(scale: number, { x, y }: Spot): void {
    const { left, top } = this.element().getBoundingClientRect();
    const next = Math.min(nearest, Math.max(1, scale));
    const grown = next / this.scale;
    this.x -= (x - left - this.x) * (grown - 1);
    this.y -= (y - top - this.y) * (grown - 1);
    this.scale = next;
    this.#shift(0, 0);
  }

  #shift(dx: number, dy: number): void {
    const { width, height } = this.element().getBoundingClientRect();
    const within = (n: number, size: number) => Math.min(0, Math.max(size * (1 - this.scale), n));
    this.x = within(this.x + dx, width);
    this.y = within(this.y + dy, height);
  }
}
