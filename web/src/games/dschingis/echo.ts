/** A move of one's own as it is drawn before the server's word: wall, token, leader. */
import type { Choice, Frame } from "../../server/wire";
import { type Echo, viewOf } from "../game";
import { settlements } from "./parts/settling";
import { isLine } from "./parts/ways";
import type { DschingisView, Kind, SeatSeen, VillageSeen } from "./view";

export function echo(choice: Choice, { view }: Frame): Echo | null {
  const before = viewOf<DschingisView>(view);
  const [first = ""] = choice.steps;
  if (before.phase === "build" && isLine(first)) return built(before, first);
  if (before.phase === "settle") return settled(before, choice);
  if (before.phase === "enter") return { view: led(before, first), at: [first] };
  if (before.phase !== "march" || choice.steps.length < 2) return null;
  const kind = choice.steps.at(-1) as Kind;
  return { view: laid(led(before, first), first, kind), at: [first] };
}

function built(view: DschingisView, line: string): Echo {
  const wall = { line, open: true, great: false, fresh: true };
  const seats = ofTurn(view, (seat) => ({ ...seat, walls: seat.walls - 1 }));
  return { view: { ...view, walls: [...view.walls, wall], seats }, at: [line] };
}

function settled(view: DschingisView, choice: Choice): Echo | null {
  const [plan] = settlements([choice]);
  if (!plan) return null;
  const [one, two] = plan.villages;
  const tokens = laid(laid(view, one, plan.tokens[one]), two, plan.tokens[two]);
  return { view: led(tokens, plan.leader), at: [one, two] };
}

const ofTurn = (view: DschingisView, change: (seat: SeatSeen) => SeatSeen): SeatSeen[] =>
  view.seats.map((seat) => (seat.seat === view.turn ? change(seat) : seat));

const led = (view: DschingisView, village: string): DschingisView => ({
  ...view,
  seats: ofTurn(view, (seat) => ({ ...seat, leader: village })),
});

function laid(view: DschingisView, village: string, kind: Kind | undefined): DschingisView {
  if (kind === undefined) return view;
  const lay = (found: VillageSeen): VillageSeen => ({
    ...found,
    stack: [...found.stack, { seat: view.turn ?? 0, kind }],
    points: null,
  });
  return {
    ...view,
    villages: view.villages.map((found) => (found.id === village ? lay(found) : found)),
    seats: ofTurn(view, (seat) => ({
      ...seat,
      tokens: seat.tokens - 1,
      active_kinds: without(seat.active_kinds, kind),
    })),
  };
}

function without(kinds: Kind[] | null, kind: Kind): Kind[] | null {
  const at = kinds?.indexOf(kind) ?? -1;
  return kinds && at >= 0 ? kinds.toSpliced(at, 1) : kinds;
}
