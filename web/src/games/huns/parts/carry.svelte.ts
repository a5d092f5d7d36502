/** A cube carried by hand from a bowl, a stash or a wagon to where it goes. */
import type { Play } from "../play.svelte";
import { colourOf } from "./things";
import type { Colour } from "../view";

const slack = 6; // pixels that still are a click

export class Carry {
  cube = $state.raw<{ from: string; colour: Colour; x: number; y: number } | null>(null);
  #start: { from: string; colour: Colour; x: number; y: number } | null = null;
  /** The click that follows a cube put down is none. */
  #justPut = false;

  constructor(
    private readonly play: Play,
    /** It has been carried to its place: nothing needs to fly there. */
    private readonly landed: () => void,
  ) {}

  down = (event: PointerEvent): void => {
    this.#justPut = false;
    const from = placeOf(event.target);
    const colour = from ? colourOf(from) : null;
    if (event.button !== 0 || !event.isPrimary || !from || !colour) return;
    if (!this.play.carriable.has(from)) return;
    this.#start = { from, colour, x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent): void => {
    const start = this.#start;
    if (!start || !event.isPrimary) return;
    const { clientX: x, clientY: y } = event;
    if (!this.cube && Math.hypot(x - start.x, y - start.y) < slack) return;
    this.play.chosen = start.from;
    this.cube = { ...start, x, y };
  };

  up = (): void => {
    const { cube } = this;
    this.cancel();
    if (!cube) return;
    this.#justPut = true;
    const goal = this.#goalAt(cube.x, cube.y);
    if (!goal || goal === cube.from) return;
    if (this.play.goals.has(goal)) this.landed();
    this.play.put(cube.from, goal);
  };

  cancel = (): void => {
    if (this.cube) this.play.chosen = null;
    this.#start = null;
    this.cube = null;
  };

  click = (event: MouseEvent): void => {
    if (!this.#justPut) return;
    this.#justPut = false;
    event.stopPropagation();
  };

  /** The place under the finger; anywhere on a wagon means its slot that fits. */
  #goalAt(x: number, y: number): string | null {
    const things = document.elementsFromPoint(x, y);
    const places = things.map(placeOf).filter((place) => place !== null);
    const goal = places.find((place) => this.play.goals.has(place));
    if (goal) return goal;
    const wagon = things.map((thing) => thing.closest<HTMLElement>("[data-wagon]")).find(Boolean);
    const id = wagon?.dataset["wagon"];
    const slots = [...this.play.goals].filter((place) => place.startsWith(`${id}:`));
    return slots.length === 1 ? (slots[0] ?? null) : (places[0] ?? null);
  }
}

function placeOf(thing: EventTarget | null): string | null {
  if (!(thing instanceof Element)) return null;
  const place = thing.closest<HTMLElement>("[data-place], [data-carry]");
  return place?.dataset["place"] ?? place?.dataset["carry"] ?? null;
}
