/** Settling in any order: two villages, which token on which, the leader on one of them. */
import type { Choice } from "../../../server/wire";
import type { Kind } from "../view";

export interface Plan {
  villages: string[];
  /** The token for the first village chosen; the other one gets the other token. */
  swapped: boolean;
  leader: string | null;
}

export const noPlan: Plan = { villages: [], swapped: false, leader: null };

/** `settle chinese c4 mongol d4 leader d4` */
interface Settlement {
  choice: Choice;
  tokens: Record<string, Kind>;
  villages: [string, string];
  leader: string;
}

export function settlements(choices: Choice[]): Settlement[] {
  return choices.map((choice) => {
    const [, first, one = "", second, two = "", , leader = ""] = choice.move.split(" ");
    const tokens = { [one]: first as Kind, [two]: second as Kind };
    return { choice, tokens, villages: [one, two], leader };
  });
}

/** Villages that can be added to the plan. */
export function openTo(plan: Plan, all: Settlement[]): Set<string> {
  const [one] = plan.villages;
  if (one === undefined || plan.villages.length === 2)
    return new Set(all.flatMap(({ villages }) => villages));
  return new Set(
    all
      .flatMap(({ villages }) => (villages.includes(one) ? villages : []))
      .filter((v) => v !== one),
  );
}

/** The settlement that the plan describes, once both villages are chosen. */
export function planned(plan: Plan, all: Settlement[], hand: Kind[]): Settlement | null {
  const [one, two] = plan.villages;
  if (one === undefined || two === undefined) return null;
  const kind = hand[plan.swapped ? 1 : 0];
  const leader = plan.leader ?? two;
  return (
    all.find(
      ({ villages, tokens, leader: at }) =>
        villages.includes(one) && villages.includes(two) && tokens[one] === kind && at === leader,
    ) ?? null
  );
}

/** A village was touched: it joins the plan, or takes the leader, or begins a new plan. */
export function touched(plan: Plan, village: string, all: Settlement[]): Plan {
  if (plan.villages.length === 2 && plan.villages.includes(village))
    return { ...plan, leader: village };
  if (plan.villages.length === 1) {
    if (plan.villages[0] === village) return noPlan;
    if (openTo(plan, all).has(village))
      return { ...plan, villages: [...plan.villages, village], leader: village };
  }
  return { ...noPlan, villages: [village] };
}
