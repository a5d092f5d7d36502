/** What the person is doing at the map, before it is a move. Legal is only what `steps` offers. */
import type { Steps } from "../../table/session/steps.svelte";
import type { Choice } from "../../server/wire";
import { flipped, formOf, orientations, signOf, turned, type Form } from "./parts/trays/forms";
import { river, sorted, type Ground } from "./parts/map/ground";
import type { Special } from "./parts/trays/things";
import { anywhere, keyOf, kindsFor, likely, near, signAt, under } from "./parts/trays/laying";
import type { CardSeen, KhanView, Proposal } from "./view";

/** Who would own a conquest, for how many points each, and who has to agree. */
type Foreseen = Omit<Proposal, "kind" | "areas">;

/** A shape over some areas. */
export interface Ghost {
  kind: string;
  areas: string[];
  choice: Choice | null;
  foreseen: Foreseen | null;
}

interface Laid {
  kind: string;
  areas: string[];
  choice: Choice;
}

export interface Given {
  view: () => KhanView;
  steps: () => Steps;
  ground: () => Ground;
  onpick: (step: string) => void;
  /** A whole move that was looked at before it was confirmed. */
  onsure?: (move: string) => void;
  /** What was said of the last thing tried is over. */
  ondrop: () => void;
}

const isArea = (step: string): boolean => /^[a-z]\d+$/.test(step);

export class Play {
  /** The area under the pointer, or in focus. */
  pointed = $state<string | null>(null);
  /** Where the shape in hand was put down, until it is laid or moved. */
  pinned = $state<string | null>(null);
  kind = $state<string | null>(null);
  form = $state.raw<Form>([]);
  /** Areas chosen without a shape. */
  chosen = $state.raw<string[]>([]);
  card = $state<string | null>(null);
  ruler = $state<string | null>(null);
  /** An empty area chosen without a card. */
  bare = $state<string | null>(null);
  /** Where a finger would pitch a yurt: shown first, then confirmed. */
  aimed = $state<string | null>(null);
  /** An empty area for which no card was in hand. */
  misfit = $state<string | null>(null);
  /** A yurt was touched over which no shape can be laid now. */
  isAlone = $state(false);
  /** A word that asks for more: anywhere, gods, scout. */
  word = $state<string | null>(null);
  discards = $state.raw<string[]>([]);
  /** A special card that is read, since it cannot be played now. */
  reading = $state<Special | null>(null);
  /** A proposal under the pointer, in the list. */
  suggested = $state.raw<Ghost | null>(null);

  constructor(private readonly given: Given) {}

  view = $derived.by(() => this.given.view());
  steps = $derived.by(() => this.given.steps());
  ground = $derived.by(() => this.given.ground());
  choices = $derived.by(() => (this.steps.sending ? [] : this.steps.choices));
  mode = $derived.by(() => (this.choices.length > 0 ? this.view.step : "watch"));
  isActing = $derived.by(() => this.mode === "act" || this.mode === "conquer");

  /** Seats whose cards are seen: one's own; everyone's once the game is over. */
  open = $derived.by(() => this.view.players.flatMap(({ hand }, seat) => (hand ? [seat] : [])));
  /** Which of several open hands is looked at. */
  lookedAt = $state<number | null>(null);
  /** Whose cards these are; nobody's for a spectator. */
  me = $derived.by(() => {
    const [first = null, ...others] = this.open;
    return others.length > 0 ? (this.lookedAt ?? this.view.turn ?? first) : first;
  });
  hand = $derived.by<CardSeen[]>(() =>
    this.me === null ? [] : (this.view.players[this.me]?.hand ?? []),
  );

  // What may be laid

  laid = $derived.by<Map<string, Laid>>(() => {
    const found = new Map<string, Laid>();
    if (!this.isActing) return found;
    for (const choice of this.choices) {
      const [kind, place] = choice.steps;
      if (kind === undefined || !place?.includes(" ")) continue;
      found.set(`${kind} ${place}`, { kind, areas: place.split(" "), choice });
    }
    return found;
  });
  byKind = $derived.by<Map<string, Laid[]>>(() => {
    const found = new Map<string, Laid[]>();
    for (const laid of this.laid.values()) {
      const same = found.get(laid.kind);
      if (same) same.push(laid);
      else found.set(laid.kind, [laid]);
    }
    return found;
  });
  foreseen = $derived.by<Map<string, Foreseen>>(() => {
    const found = new Map<string, Foreseen>();
    for (const { kind, places, ...foreseen } of this.view.conquests)
      for (const place of places) found.set(`${kind} ${place}`, foreseen);
    return found;
  });

  /** The places of the shape in hand, each with how it lies there. */
  places = $derived.by(() =>
    (this.kind === null ? [] : (this.byKind.get(this.kind) ?? [])).map((laid) => ({
      ...laid,
      sign: signAt(laid.areas, this.ground),
    })),
  );
  /** Those that lie as it is held now. */
  fitting = $derived.by(() => {
    const sign = signOf(this.form);
    return this.places.filter((laid) => laid.sign === sign);
  });

  /** The shape in hand, over the map. */
  ghost = $derived.by<Ghost | null>(() => {
    if (this.kind === null) return this.suggested ?? this.#exact;
    const at = this.pinned ?? this.pointed;
    return at === null ? null : this.#over(this.kind, at);
  });

  get #exact(): Ghost | null {
    if (this.chosen.length < 2) return null;
    const key = this.chosen.join(" ");
    for (const { kind } of this.view.supply) {
      const laid = this.laid.get(`${kind} ${key}`);
      if (laid) return this.#ghostOf(laid);
    }
    return null;
  }

  /** With areas chosen and no shape: all that covers them, the most points first. */
  covering = $derived.by<Ghost[]>(() => {
    if (this.chosen.length === 0) return [];
    const found: Ghost[] = [];
    for (const laid of this.laid.values())
      if (this.chosen.every((area) => laid.areas.includes(area))) found.push(this.#ghostOf(laid));
    const worth = ({ foreseen, areas }: Ghost) => 10 * (foreseen?.points ?? 0) - areas.length;
    return found.sort((one, other) => worth(other) - worth(one));
  });

  /** Areas that may be touched now, and those which the shape in hand could cover. */
  targets = $derived.by<Set<string>>(() => {
    if (this.mode === "yurt" || this.mode === "place") return this.#areasAfter([]);
    if (this.card !== null) return this.#areasAfter([this.card]);
    if (this.word === "anywhere") return this.#areasAfter(["anywhere"]);
    return new Set();
  });
  coverable = $derived.by<Set<string>>(() => {
    if (this.kind !== null) return new Set(this.places.flatMap(({ areas }) => areas));
    if (this.chosen.length > 0) return new Set(this.covering.flatMap(({ areas }) => areas));
    return new Set();
  });
  rulers = $derived.by<Set<string>>(() => {
    const offered = this.mode === "act" ? this.steps.first : new Set<string>();
    return new Set(this.view.rulers.map(({ id }) => id).filter((id) => offered.has(id)));
  });
  /** Cards with which the bare area may be invaded. */
  invaders = $derived.by<CardSeen[]>(() => {
    const { bare } = this;
    if (bare === null) return [];
    const kinds = kindsFor(bare, this.view, this.ground);
    return this.hand
      .filter(({ id }) => this.#find([id, bare]) !== undefined)
      .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  });
  canGoAnywhere = $derived.by(() => this.mode === "act" && this.steps.first.has("anywhere"));
  regions = $derived.by<string[]>(() => (this.word === "gods" ? this.#after(["gods"]) : []));

  #after(picked: string[]): string[] {
    return this.choices.flatMap(({ steps }) => {
      const next = steps[picked.length];
      return next !== undefined && picked.every((step, i) => steps[i] === step) ? [next] : [];
    });
  }

  #areasAfter(picked: string[]): Set<string> {
    return new Set(this.#after(picked).filter(isArea));
  }

  #find(steps: string[]): Choice | undefined {
    const wanted = steps.join("|");
    return this.choices.find((choice) => choice.steps.join("|") === wanted);
  }

  #ghostOf({ kind, areas, choice }: Laid): Ghost {
    return { kind, areas, choice, foreseen: this.foreseen.get(keyOf(kind, areas)) ?? null };
  }

  /** The shape held by its middle over an area; drawn to a place near by where it may lie. */
  #over(kind: string, at: string): Ghost | null {
    const areas = under(this.form, at, this.ground);
    const laid = this.laid.get(keyOf(kind, areas)) ?? this.#near(at);
    if (laid) return this.#ghostOf(laid);
    if (!areas.every((area) => this.ground.has(area))) return null;
    return { kind, areas, choice: null, foreseen: null };
  }

  #near(at: string): Laid | undefined {
    const far = ({ areas }: Laid) => {
      const [one, other] = [this.ground.middle(areas), this.ground.centre(at)];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    return this.fitting
      .filter(({ areas }) => areas.includes(at))
      .reduce<Laid | undefined>(
        (best, laid) => (best && far(best) <= far(laid) ? best : laid),
        undefined,
      );
  }

  // Doing

  /** A new position, or what was begun is given up. */
  begin(): void {
    this.pinned = null;
    this.kind = null;
    this.chosen = [];
    this.card = null;
    this.ruler = null;
    this.bare = null;
    this.aimed = null;
    this.misfit = null;
    this.isAlone = false;
    this.word = null;
    this.discards = [];
    this.suggested = null;
  }

  /** Something else is begun, or nothing. */
  giveUp(): void {
    this.begin();
    this.given.ondrop();
  }

  get isBusy(): boolean {
    const { kind, card, ruler, bare, aimed, word } = this;
    return [kind, card, ruler, bare, aimed, word].some(Boolean) || this.chosen.length > 0;
  }

  /** The yurt goes where a finger aimed. */
  confirm(): void {
    const choice = this.aimed === null ? undefined : this.#find(this.#pitching(this.aimed));
    if (!choice) return;
    if (this.given.onsure) this.given.onsure(choice.move);
    else this.#take(choice);
  }

  /** The steps of a yurt on an area, with what is in hand. */
  #pitching(area: string): string[] {
    const before = this.card ?? (this.word === "anywhere" ? "anywhere" : null);
    return before === null ? [area] : [before, area];
  }

  #take(choice: Choice): void {
    this.steps.picked = choice.steps.slice(0, -1);
    this.given.onpick(choice.steps.at(-1) ?? "");
  }

  #takeSteps(steps: string[]): void {
    const choice = this.#find(steps);
    if (choice) this.#take(choice);
  }

  takeUp(kind: string): void {
    if (this.word === "scout") return this.#scout(kind);
    if (this.mode === "special") return this.given.onpick(`scout ${kind}`);
    const again = this.kind === kind;
    this.giveUp();
    if (!this.isActing) return this.given.onpick(kind);
    if (again) return;
    this.kind = kind;
    this.form = this.#bestForm(kind);
    if (!this.byKind.has(kind)) this.#askWhyNowhere(kind);
  }

  /** As it lies in most places. */
  #bestForm(kind: string): Form {
    const lines = this.view.supply.find((shape) => shape.kind === kind)?.form ?? ["X"];
    const forms = orientations(formOf(lines));
    const times = (form: Form) => this.places.filter(({ sign }) => sign === signOf(form)).length;
    return forms.reduce((best, form) => (times(form) > times(best) ? form : best));
  }

  /** Neither gone nor reserved. */
  canUse(kind: string): boolean {
    const shape = this.view.supply.find((shape) => shape.kind === kind);
    return !shape || (shape.left > 0 && shape.usable.includes(this.view.turn ?? -1));
  }

  /** A shape that fits nowhere may be gone or reserved: any place of it says so. */
  #askWhyNowhere(kind: string): void {
    const shape = this.view.supply.find((shape) => shape.kind === kind);
    if (!shape || this.canUse(kind)) return;
    const place = anywhere(shape, this.form, this.ground);
    if (place !== null) this.given.onpick(`conquer ${place}`);
  }

  turn(): void {
    if (this.kind !== null) this.form = turned(this.form);
  }

  flip(): void {
    if (this.kind !== null) this.form = flipped(this.form);
  }

  /** On to the next place where it may lie, turned as it has to be. */
  next(): void {
    if (this.places.length === 0) return;
    const now = this.ghost?.areas.join(" ");
    const i = this.places.findIndex(({ areas }) => areas.join(" ") === now);
    const to = this.places[(i + 1) % this.places.length];
    if (!to) return;
    const forms = orientations(this.form);
    this.form = forms.find((form) => signOf(form) === to.sign) ?? this.form;
    const place = to.areas.join(" ");
    this.pinned =
      to.areas.find((area) => under(this.form, area, this.ground).join(" ") === place) ?? null;
  }

  /** Lay the shape, or hear why it may not lie there. */
  lay(): void {
    const { ghost } = this;
    if (!ghost) return;
    if (ghost.choice) this.#take(ghost.choice);
    else this.given.onpick(`conquer ${keyOf(ghost.kind, ghost.areas)}`);
  }

  suggest(ghost: Ghost | null): void {
    this.suggested = ghost;
  }

  /** One of the shapes that cover the chosen areas: those areas are chosen. */
  choose({ areas }: Ghost): void {
    const again = areas.join(" ") === this.chosen.join(" ");
    this.chosen = areas;
    this.suggested = null;
    if (again) this.lay();
  }

  touchCard(card: string): void {
    if (this.mode === "discard") {
      const has = this.discards.includes(card);
      const wanted = has ? this.discards.filter((id) => id !== card) : [...this.discards, card];
      this.discards = this.hand.map(({ id }) => id).filter((id) => wanted.includes(id));
      return;
    }
    if (this.bare !== null && this.#find([card, this.bare]))
      return this.#takeSteps([card, this.bare]);
    const again = this.card === card;
    this.giveUp();
    if (this.mode !== "act") this.given.onpick(card);
    else if (!again) this.card = card;
  }

  discard(): void {
    this.#takeSteps([...this.discards, "discard"]);
  }

  goAnywhere(): void {
    const again = this.word === "anywhere";
    this.giveUp();
    if (!again) this.word = "anywhere";
  }

  touchSpecial(special: Special): void {
    const whole = this.#find([special]);
    this.reading = null;
    if (whole) return this.#take(whole);
    if (this.mode !== "special" || !this.steps.first.has(special)) {
      this.reading = special;
      const what = special === "scout" ? `scout ${this.view.supply[0]?.kind ?? ""}` : special;
      return this.given.onpick(`${what} `);
    }
    this.word = this.word === special ? null : special;
  }

  protectIn(region: string): void {
    this.#takeSteps(["gods", region]);
  }

  useNone(): void {
    this.#takeSteps(["none"]);
  }

  #scout(kind: string): void {
    if (this.#find(["scout", kind])) this.#takeSteps(["scout", kind]);
    else this.given.onpick(`scout ${kind}`);
  }

  drive(): void {
    if (this.ruler !== null) this.#takeSteps([this.ruler]);
  }

  touchRuler(ruler: string): void {
    if (this.ruler === ruler) return this.drive();
    this.giveUp();
    if (this.rulers.has(ruler)) this.ruler = ruler;
    else this.given.onpick(`drive ${ruler}`);
  }

  /** By mouse and keyboard the preview was there already; a finger shows it first. */
  touch(area: string, byFinger: boolean): void {
    this.pointed = area;
    if (this.kind !== null) this.#touchWithShape(area, byFinger);
    else if (this.card !== null) this.#pitch(area, `invade ${this.card} ${area}`, byFinger);
    else if (this.word === "anywhere") this.#pitch(area, `anywhere ${area}`, byFinger);
    else if (this.mode === "yurt") this.#pitch(area, `yurt ${area}`, byFinger);
    else if (this.mode === "place")
      this.#pitch(area, `place ${this.view.placed ?? ""} ${area}`, byFinger);
    else if (this.word === "gods") this.#protectAround(area);
    else if (this.isActing) this.#touchBare(area);
    else this.given.onpick(area);
  }

  #pitch(area: string, otherwise: string, byFinger: boolean): void {
    const choice = this.#find(this.#pitching(area));
    if (!choice) {
      this.aimed = null;
      return this.given.onpick(otherwise);
    }
    if (!byFinger) return this.#take(choice);
    if (this.aimed === area) return this.confirm();
    this.given.ondrop();
    this.aimed = area;
  }

  #protectAround(area: string): void {
    const region = this.view.map.regions[this.ground.area(area)?.land ?? ""];
    if (region !== undefined && this.regions.includes(region)) this.protectIn(region);
  }

  #touchWithShape(area: string, byFinger: boolean): void {
    const was = this.ghost;
    if (byFinger && !(this.pinned !== null && was?.areas.includes(area))) {
      this.pinned = area;
      if (this.ghost?.choice) return;
    }
    if (!byFinger) this.pinned = null;
    this.lay();
  }

  #touchBare(area: string): void {
    const ruler = this.view.rulers.find((ruler) => ruler.area === area);
    if (ruler) return this.touchRuler(ruler.id);
    const isEmpty =
      this.ground.area(area)?.land !== river &&
      !this.view.yurts.some((yurt) => yurt.area === area) &&
      !this.view.tiles.some(({ areas }) => areas.includes(area));
    if (isEmpty && this.chosen.length === 0) return this.#chooseBare(area);
    this.#choose(area);
  }

  #chooseBare(area: string): void {
    const again = this.bare === area;
    this.giveUp();
    if (again) return;
    if (this.mode === "conquer") return this.given.onpick(`anywhere ${area}`);
    this.bare = area;
    if (this.invaders.length > 0) return;
    this.bare = null;
    this.misfit = area;
  }

  #choose(area: string): void {
    const before = this.chosen;
    const has = before.includes(area);
    const next = has ? before.filter((one) => one !== area) : sorted([...before, area]);
    this.giveUp();
    this.chosen = next;
    if (has || this.covering.length > 0) return;
    this.chosen = before;
    const beside = before.length > 0 ? next : this.#withYurtBeside(area);
    if (beside === null) this.isAlone = true;
    else this.given.onpick(`conquer ${likely(beside, this.view.supply, this.ground)}`);
  }

  /** A yurt and one that stands beside it: why not these two? */
  #withYurtBeside(area: string): string[] | null {
    const stands = new Set(this.view.yurts.map((yurt) => yurt.area));
    const beside = stands.has(area) && near(area, this.ground).find((one) => stands.has(one));
    return beside ? sorted([area, beside]) : null;
  }
}
