/** What the person is doing on the board, before it is a move. Legal is only what `steps` offers. */
import type { Steps } from "../../table/session/steps.svelte";
import type { Choice } from "../../server/wire";
import { noPlan, openTo, planned, settlements, touched, type Plan } from "./parts/settling";
import { kinds } from "./parts/pieces/marks";
import { armsOf, branchArms, towersOf, type Arm } from "./parts/arms";
import type { Swing } from "./stage.svelte";
import type { Country, DschingisView, Kind, Outlook } from "./view";
import { isLine, isVillage, stopsOf, tokensFor, waysTo, type Way } from "./parts/ways";

export type Mode = "settle" | "take" | "choose" | "build" | "enter" | "march" | "watch";

export interface Given {
  view: () => DschingisView;
  steps: () => Steps;
  onpick: (step: string) => void;
  /** Something else was done: why the last one was refused is over. */
  onforget?: () => void;
}

const modes: Mode[] = ["settle", "take", "choose", "build", "enter", "march"];

export class Play {
  /** The village or line under the pointer, or in focus, or touched last. */
  pointed = $state<string | null>(null);
  /** A line touched by finger: the next touch lays the wall. */
  line = $state<string | null>(null);
  /** The gates touched: where the leader climbs the wall, and where he comes down. */
  up = $state<string | null>(null);
  down = $state<string | null>(null);
  /** The token taken up before a village was chosen. */
  held = $state<Kind | null>(null);
  /** My walls were touched: where they go is said. */
  isWallHeld = $state(false);
  plan = $state.raw<Plan>(noPlan);
  /** A finger does not stay where it points. */
  #isTouched = false;

  constructor(private readonly given: Given) {}

  view = $derived.by(() => this.given.view());
  steps = $derived.by(() => this.given.steps());
  mode = $derived.by<Mode>(() => {
    const asked = modes.find((mode) => mode === this.view.phase);
    return asked && this.steps.choices.length > 0 && !this.steps.sending ? asked : "watch";
  });
  /** Whose secrets these are; nobody's for a spectator; where all lie open, of whoever's turn it is. */
  me = $derived.by(() => {
    const open = this.view.seats.filter((seat) => seat.active_kinds !== null);
    return open.find(({ seat }) => seat === this.view.turn) ?? open[0] ?? null;
  });
  /** Whether somebody plays from these things; in an example everyone's lie open. */
  isMine = $derived.by(
    () => this.view.seats.filter((seat) => seat.active_kinds !== null).length === 1,
  );
  hand = $derived.by<Kind[]>(() => this.me?.active_kinds ?? []);

  settlements = $derived.by(() => (this.mode === "settle" ? settlements(this.steps.choices) : []));
  settlement = $derived.by(() => planned(this.plan, this.settlements, this.hand));

  /** The first village chosen, with the token that comes there. */
  begun = $derived.by<Record<string, Kind>>(() => {
    const [village] = this.plan.villages;
    const kind = this.hand[this.plan.swapped ? 1 : 0];
    const isOne = this.mode === "settle" && this.plan.villages.length === 1;
    return isOne && village !== undefined && kind ? { [village]: kind } : {};
  });

  /** Villages that may be touched now. */
  villages = $derived.by<Set<string>>(() => {
    if (this.mode === "settle") return openTo(this.plan, this.settlements);
    if (this.mode === "enter") return new Set([...this.steps.first].filter(isVillage));
    if (this.mode !== "march") return new Set();
    return new Set(this.#steps.map(({ village }) => village));
  });
  /** Lines that may carry the next wall. */
  lines = $derived.by<Set<string>>(() =>
    this.mode === "build" ? new Set([...this.steps.first].filter(isLine)) : new Set(),
  );

  // Marching

  target = $derived.by(() => (this.mode === "march" ? (this.steps.picked[0] ?? null) : null));
  /** The village whose ways are shown: the one chosen, else the one pointed at. */
  towards = $derived.by(() => {
    if (this.mode !== "march") return null;
    if (this.target !== null) return this.target;
    return this.pointed !== null && this.villages.has(this.pointed) ? this.pointed : null;
  });
  ways = $derived.by<Way[]>(() => {
    const { towards } = this;
    if (towards === null) return [];
    const all = waysTo(towards, this.steps, this.view);
    return all.filter((way) => this.#isBy(way, towards));
  });
  way = $derived.by<Way | null>(() => {
    const chosen = this.steps.picked.slice(1).join(" ");
    return this.ways.find(({ steps }) => steps.join(" ") === chosen) ?? this.ways[0] ?? null;
  });
  route = $derived.by<string[]>(() => {
    const from = this.me?.leader;
    if (!from || this.towards === null || !this.way) return [];
    return stopsOf(from, this.towards, this.way, this.view);
  });
  /** Every village with every way to it, by the gates that were touched. */
  #steps = $derived.by(() => {
    const villages = [...this.steps.first].filter(isVillage);
    const found = villages.flatMap((village) =>
      waysTo(village, this.steps, this.view).map((way) => ({ village, way })),
    );
    return found.filter(({ village, way }) => this.#isBy(way, village));
  });
  /** Gates beside the leader, by which he can go on. */
  ups = $derived.by<Set<string>>(() => {
    if (this.mode !== "march") return new Set();
    const villages = [...this.steps.first].filter(isVillage);
    const gates = villages.flatMap((village) =>
      waysTo(village, this.steps, this.view).map((way) => this.#gateOf(way, village)),
    );
    return new Set(gates.filter((gate) => gate !== null));
  });
  /** Gates by which he can come down from there. */
  downs = $derived.by<Set<string>>(() => {
    const { target } = this;
    if (this.mode !== "march" || (this.up === null && target === null)) return new Set();
    const ways = target === null ? this.#steps.map(({ way }) => way) : this.#waysToTarget;
    return new Set(ways.flatMap(({ steps: [, down] }) => (down === undefined ? [] : [down])));
  });
  #waysToTarget = $derived.by<Way[]>(() =>
    this.target === null ? [] : waysTo(this.target, this.steps, this.view),
  );

  tokens = $derived.by<Set<Kind>>(() =>
    this.mode === "march" ? tokensFor(this.steps.picked, this.steps) : new Set(),
  );

  // Building

  preview = $derived.by<Outlook | null>(() => {
    if (this.mode !== "build") return null;
    const line = this.line ?? this.pointed;
    return this.view.outlook.find((outlook) => outlook.line === line) ?? null;
  });

  /** Villages that the previewed wall would turn, and to which country. */
  turning = $derived.by<[string, Country][]>(() =>
    (this.preview?.happened ?? []).flatMap(({ kind, at = [] }) => {
      const country = kind === "to-mongolia" ? "mongolia" : kind === "to-china" ? "china" : null;
      return country ? at.map((village): [string, Country] => [village, country]) : [];
    }),
  );

  /** What these would count there, for whom. */
  swings = $derived.by<Swing[]>(() =>
    this.turning.flatMap(([id]) => {
      const village = this.view.villages.find((found) => found.id === id);
      if (village?.owner == null || village.stack.every(({ kind }) => kind === null)) return [];
      const { owner: seat, points: from, abroad: to, known } = village;
      return from === null || to === null || from === to
        ? []
        : [{ village: id, seat, from, to, known }];
    }),
  );

  /** The arms of the wall that the previewed wall would compare. */
  arms = $derived.by<Arm[]>(() => {
    if (!this.preview) return [];
    const { line, makes, happened } = this.preview;
    const { great_wall: great, map, walls } = this.view;
    const towers = towersOf(map.lines);
    if (makes !== "branch") return armsOf(happened, new Set(great), towers);
    const branches = walls.filter((wall) => !wall.great).map((wall) => wall.line);
    return branchArms(line, branches, great, towers);
  });

  /** Whether something was touched that Escape puts back. */
  get isBegun(): boolean {
    const { up, held, line, isWallHeld, plan } = this;
    return isWallHeld || plan.villages.length > 0 || [up, held, line].some((one) => one !== null);
  }

  /** A new position: what was begun is over. What was laid on a line need not be foreseen again. */
  begin(): void {
    if (this.#isTouched || (this.pointed !== null && isLine(this.pointed))) this.pointed = null;
    this.isWallHeld = false;
    this.up = null;
    this.down = null;
    this.plan = noPlan;
    this.line = null;
    this.held = null;
  }

  drop(): void {
    this.begin();
    this.steps.picked = [];
  }

  touchVillage(village: string, byFinger = false): void {
    this.pointed = village;
    this.#isTouched = byFinger;
    if (this.mode === "settle") this.#settleAt(village);
    else if (this.mode === "enter")
      this.given.onpick(this.villages.has(village) ? village : `enter ${village}`);
    else if (this.mode === "march") this.#leadTo(village);
    else if (!this.#canLookInto(village)) this.#askWhyNot(this.#stepTo(village));
  }

  /** By mouse or keyboard the preview was there already; a finger shows it first. */
  touchLine(line: string, byFinger: boolean): void {
    this.pointed = line;
    if (this.mode !== "build") return;
    if (!this.lines.has(line)) this.given.onpick(`wall ${line}`);
    else if (byFinger && this.line !== line) this.line = line;
    else this.given.onpick(line);
  }

  /** A gate: where he climbs, or comes down; of a village chosen already, another way there. */
  touchGate(line: string): void {
    this.given.onforget?.();
    const way = this.#otherWay(line);
    if (way && this.target !== null) {
      [this.up, this.down] = [null, null];
      this.steps.picked = [this.target, ...way.steps];
    } else if (this.up !== null && this.up !== line && this.downs.has(line)) this.#comeDown(line);
    else {
      this.up = this.up === line ? null : line;
      this.down = null;
      this.steps.picked = [];
    }
  }

  #comeDown(line: string): void {
    this.down = line;
    this.steps.picked = [];
    const [village, ...others] = this.villages;
    if (village !== undefined && others.length === 0) this.#leadTo(village);
  }

  /** To the village that is chosen by this gate, and by the other gate of the present way if that goes. */
  #otherWay(line: string): Way | null {
    const { target, way: now } = this;
    if (target === null || !now) return null;
    const by = this.#waysToTarget.filter(
      (way) => this.#gateOf(way, target) === line || way.steps[1] === line,
    );
    const shared = (way: Way) => way.steps.filter((step) => now.steps.includes(step)).length;
    return by.sort((one, other) => shared(other) - shared(one))[0] ?? null;
  }

  /** The gate beside the leader that a way leads by. */
  #gateOf({ steps: [first = ""] }: Way, village: string): string | null {
    if (isLine(first)) return first;
    if (first !== "gate") return null;
    const here = this.me?.leader ?? "";
    return this.view.walls.find(({ line }) => isBetween(line, here, village))?.line ?? null;
  }

  #isBy(way: Way, village: string): boolean {
    if (this.up === null) return true;
    if (this.#gateOf(way, village) !== this.up) return false;
    return this.down === null || way.steps[1] === this.down;
  }

  touchToken(kind: Kind): void {
    if (this.mode === "settle") return this.#layFirst(kind);
    if (this.mode !== "march") return this.#askWhyNot(this.#stepTo(this.me?.leader ?? null));
    if (this.target === null) {
      this.given.onforget?.();
      this.held = this.held === kind ? null : kind;
    } else this.#goWith(kind);
  }

  /** My walls are laid on the board, in the turns in which I build. */
  touchWalls(): void {
    const [line] = this.view.map.lines;
    if (this.mode !== "build") return this.#askWhyNot(line ? `wall ${line.id}` : "take wall");
    this.given.onforget?.();
    this.isWallHeld = true;
  }

  /** While settling: the token for the village that is touched next, or was touched first. */
  #layFirst(kind: Kind): void {
    this.given.onforget?.();
    if (this.settlement) return this.swap();
    const isNext = this.plan.villages.length === 0 && this.held !== kind;
    this.held = isNext ? kind : null;
    this.plan = { ...this.plan, swapped: this.hand[0] !== kind };
  }

  chooseWay(way: Way): void {
    if (this.target !== null) this.steps.picked = [this.target, ...way.steps];
  }

  swap(): void {
    this.plan = { ...this.plan, swapped: !this.plan.swapped };
  }

  settle(): void {
    if (this.settlement) this.#take(this.settlement.choice);
  }

  /** A token or a wall was carried from the reserve and put down there. */
  put(piece: Kind | "wall", spot: string): void {
    if (piece === "wall") {
      if (isLine(spot)) this.touchLine(spot, false);
      return;
    }
    if (!isVillage(spot)) return;
    if (this.mode === "settle") this.#settleWith(piece, spot);
    if (this.mode !== "march") return;
    this.held = piece;
    if (this.target !== spot) this.#leadTo(spot);
    if (this.target === spot) this.#goWith(piece);
  }

  #settleAt(village: string): void {
    const [chosen] = this.plan.villages;
    const isOpen = openTo(noPlan, this.settlements).has(village);
    const next = touched(this.plan, village, this.settlements);
    const wall = this.view.walls.find(({ line }) => isBetween(line, village, chosen));
    this.given.onforget?.();
    if (!isOpen) this.given.onpick(this.#settlementAt(village));
    else if (wall && this.plan.villages.length === 1)
      this.given.onpick(this.#settlementAt(village, wall.line));
    if (!isOpen) return;
    this.plan =
      next.villages.length === 1 && this.held
        ? { ...next, swapped: this.hand[0] !== this.held }
        : next;
    this.held = null;
  }

  #settleWith(kind: Kind, village: string): void {
    if (!this.plan.villages.includes(village)) this.#settleAt(village);
    const place = this.plan.villages.indexOf(village);
    if (place >= 0) this.plan = { ...this.plan, swapped: this.hand[place] !== kind };
  }

  #leadTo(village: string): void {
    if (!this.villages.has(village)) return this.given.onpick(this.#stepTo(village));
    if (this.target === village) {
      if (this.held) this.#goWith(this.held);
      else this.steps.picked = [];
      return;
    }
    this.given.onpick(village);
    const [way] = waysTo(village, this.steps, this.view).filter((each) =>
      this.#isBy(each, village),
    );
    if (!way) return;
    this.steps.picked = [village, ...way.steps];
    if (this.held && way.walls.length === 0) this.#goWith(this.held);
  }

  #goWith(kind: Kind): void {
    this.given.onpick(kind);
  }

  #take({ steps }: Choice): void {
    this.steps.picked = steps.slice(0, -1);
    this.given.onpick(steps.at(-1) ?? "");
  }

  /** What lies there is shown: that answers a touch. */
  #canLookInto(village: string): boolean {
    return this.view.villages.some(({ id, stack }) => id === village && stack.length > 0);
  }

  // Tried although it is not legal: the notation, for the server to say why not

  #askWhyNot(move: string): void {
    if (!this.steps.sending) this.given.onpick(move);
  }

  /** Without a village in mind: to any. */
  #stepTo(village: string | null): string {
    const to = village ?? this.view.villages[0]?.id ?? "";
    const here = this.me?.leader ?? "";
    const wall = this.view.walls.find(({ line }) => isBetween(line, here, to));
    return `go ${to} ${wall ? "gate" : "road"} ${this.hand[0] ?? kinds[0]}`;
  }

  #settlementAt(village: string, across?: string): string {
    const lines = this.view.map.lines.filter(({ villages }) => villages.includes(village));
    const isFree = ({ id }: { id: string }) => !this.view.walls.some(({ line }) => line === id);
    const line = lines.find(({ id }) => id === across) ?? lines.find(isFree) ?? lines[0];
    const [one, two] = line?.villages ?? [village, village];
    return `settle ${this.hand[0]} ${one} ${this.hand[1]} ${two} leader ${village}`;
  }
}

const isBetween = (line: string, one: string, other: string | undefined): boolean =>
  one !== other && [one, other].every((village) => line.split("/").includes(village ?? ""));
