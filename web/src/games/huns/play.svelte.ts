/** What the person is doing at the table, before it is a move. Legal is only what `steps` offers. */
import { say } from "../../texts/language.svelte";
import type { Steps } from "../../table/session/steps.svelte";
import type { Choice } from "../../server/wire";
import { campOf, colourOf, isCard, typeOf } from "./parts/things";
import type { CardType, Colour, HunsView } from "./view";
import { colourName, seatName, typeName, w, wagonName } from "./words";

export interface Given {
  view: () => HunsView;
  steps: () => Steps;
  onpick: (step: string) => void;
  /** What my move touches that is not confirmed yet. */
  unconfirmed?: () => Set<string>;
}

/** Something to touch in the tray besides the table itself. */
export interface Chip {
  step: string;
  label: string;
  colour: Colour | null;
  card: string | null;
}

const usesCards = ["before", "action", "after"];
const prompts = ["play", "flee", "use", "next"];

export class Play {
  /** In a placing: the cube or the place that was touched first. */
  chosen = $state<string | null>(null);
  /** The card that lies enlarged, the deck or the points looked at. */
  card = $state<string | null>(null);
  deck = $state<Colour | null>(null);
  stack = $state.raw<{ seat: number; type: CardType } | null>(null);

  constructor(private readonly given: Given) {}

  view = $derived.by(() => this.given.view());
  steps = $derived.by(() => this.given.steps());
  unconfirmed = $derived.by(() => this.given.unconfirmed?.() ?? new Set<string>());
  isMine = $derived.by(() => this.steps.choices.length > 0 && !this.steps.sending);
  /** All has been said; it may still have to be confirmed. */
  isWhole = $derived.by(() => this.steps.picked.length > 0 && this.steps.next.size === 0);
  placing = $derived.by(() => this.isMine && this.view.question === "put");
  /** A question about a card that is answered with the card in sight. */
  prompt = $derived.by(() =>
    this.isMine && prompts.includes(this.view.question) ? this.view.question : null,
  );

  #puts = $derived.by<Choice[]>(() =>
    this.placing ? this.steps.choices.filter(({ steps }) => steps.length === 2) : [],
  );
  #open = $derived.by<Choice[]>(() => {
    const chosen = this.chosen;
    return chosen === null ? this.#puts : this.#puts.filter(({ steps }) => steps.includes(chosen));
  });
  /** Where a cube may come from; a single source needs no word. */
  sources = $derived.by<Set<string>>(() => {
    if (this.isMine && this.view.question === "return") return this.steps.next;
    const found = new Set(this.#open.map(({ steps }) => steps[0] ?? ""));
    return found.size > 1 ? found : new Set();
  });
  /** Where a cube can be taken up by hand, be it the only such place. */
  carriable = $derived.by<Set<string>>(
    () => new Set(this.#puts.map(({ steps }) => steps[0] ?? "")),
  );
  /** Where it may go. */
  goals = $derived.by<Set<string>>(() => new Set(this.#open.map(({ steps }) => steps[1] ?? "")));

  /** Everything else that may be touched; an action is also taken at its deck or its bowl. */
  offered = $derived.by<Set<string>>(() => {
    if (!this.isMine) return new Set();
    if (this.placing) return new Set([...this.sources, ...this.goals]);
    const { next } = this.steps;
    return new Set([...next, ...[...next].map((step) => this.placeOf(step))]);
  });

  chips = $derived.by<Chip[]>(() => {
    if (!this.isMine || this.prompt) return [];
    if (this.placing || this.view.question === "return") return this.#cubeChips();
    if (this.steps.picked.length > 0)
      return [...this.steps.next].flatMap((step) => this.#chip(step));
    if (!usesCards.includes(this.view.question)) return [];
    return [...this.steps.next].filter(isCard).flatMap((step) => this.#chip(step));
  });

  begin(): void {
    this.chosen = null;
  }

  drop(): void {
    this.chosen = null;
    this.steps.picked = [];
  }

  /** A place was touched. */
  touch(place: string): void {
    if (this.placing) return this.#touchInPlacing(place);
    this.given.onpick(this.#meant(place));
    // What has only one answer is not asked.
    while (this.steps.picked.length > 0 && !this.steps.sending && this.steps.next.size === 1)
      this.given.onpick([...this.steps.next][0] ?? "");
  }

  /** A card was touched: it takes a cube or is what a raid aims at; else it is enlarged. */
  touchCard(id: string): void {
    const isTarget = this.placing || this.steps.picked.length > 0;
    if (this.isMine && isTarget && this.offered.has(id)) this.touch(id);
    else this.card = id;
  }

  /** The card looked at is used. */
  useCard(id: string): void {
    this.card = null;
    this.steps.picked = [];
    this.touch(id);
  }

  answer(choice: Choice): void {
    this.steps.picked = choice.steps.slice(0, -1);
    this.given.onpick(choice.steps.at(-1) ?? "");
  }

  /** A cube was carried from one place to another. */
  put(from: string, to: string): void {
    const choice = this.#puts.find(({ steps }) => steps[0] === from && steps[1] === to);
    if (choice) this.answer(choice);
    else this.given.onpick(to);
  }

  #touchInPlacing(place: string): void {
    const meant = this.#open.filter(({ steps }) => steps.includes(place));
    if (place === this.chosen) this.chosen = null;
    else if (meant.length === 1 && meant[0]) this.answer(meant[0]);
    else if (meant.length > 1) this.chosen = place;
    else {
      this.chosen = null;
      this.given.onpick(place);
    }
  }

  /** Where a step is taken: an action at the deck or the bowl of its die. */
  placeOf(step: string): string {
    const die = this.view.die?.colour;
    if (die && step === "draw") return `deck:${die}`;
    if (die && step === "pillage") return `reserve:${die}`;
    return step;
  }

  #meant(place: string): string {
    return (
      ["draw", "pillage"].find(
        (step) => this.steps.next.has(step) && this.placeOf(step) === place,
      ) ?? place
    );
  }

  #cubeChips(): Chip[] {
    return [...this.sources].flatMap((step) => {
      const colour = colourOf(step);
      if (!colour || step === this.chosen) return [];
      const label = w("tray.from", { colour: colourName(colour), what: this.nameOf(step) });
      return [
        {
          step,
          colour,
          card: null,
          label: step.startsWith("reserve") ? colourName(colour) : label,
        },
      ];
    });
  }

  #chip(step: string): Chip[] {
    const isPlace = step.startsWith("wg") || ["pillage", "draw", "none"].includes(step);
    if (isPlace) return [];
    return [{ step, label: this.nameOf(step), colour: null, card: isCard(step) ? step : null }];
  }

  /** What a step is called. */
  nameOf(step: string): string {
    const [thing = "", more] = step.split(":");
    const colour = colourOf(step);
    if (step === "without") return w("step.without");
    if (thing === "seat") return seatName(Number(more));
    if (thing === "stash") return w("stash.of", { who: seatName(Number(more)) });
    if (thing === "die" && colour) return w("die", { colour: colourName(colour) });
    if (thing === "deck" && colour) return typeName(typeOf[colour]);
    if (thing === "reserve" && colour) return colourName(colour);
    const face = this.view.cards[thing];
    if (face) return say(face.name);
    const wagon = this.view.wagons[thing];
    const camp = campOf(this.view, thing);
    if (!wagon) return step;
    const name = wagonName(wagon.type);
    return camp ? w("wagon.of", { wagon: name, who: seatName(camp.seat) }) : name;
  }
}
