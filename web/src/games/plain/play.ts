/** The next steps as a list that can be looked through: fitting the filter, in groups of one kind. */
import type { Choice } from "../../server/wire";

export interface Group {
  /** What its steps begin with; empty for all that stand alone. */
  name: string;
  steps: string[];
}

/** Fewer are seen at a glance, without a filter or groups. */
export const many = 16;

/** The move that ends here although others go on from here. */
export const wholeMove = (choices: readonly Choice[], picked: readonly string[]): string | null =>
  choices.find(
    ({ steps }) => steps.length === picked.length && picked.every((step, i) => steps[i] === step),
  )?.move ?? null;

/** Every word of the filter is in the step. */
export function fitting(steps: readonly string[], filter: string): string[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return steps.filter((step) => words.every((word) => step.toLowerCase().includes(word)));
}

/** "die:blue" and "die:red" are of one kind, so are "a1" and "a2". */
const kindOf = (step: string): string => /^[^\s:\d]+(?=[\s:\d])/.exec(step)?.[0] ?? "";

/** The steps by what they begin with, each kind where its first one stood. */
export function grouped(steps: readonly string[]): Group[] {
  if (steps.length <= many) return [{ name: "", steps: [...steps] }];
  const groups = new Map<string, string[]>();
  for (const step of steps) {
    const kind = kindOf(step);
    groups.set(kind, [...(groups.get(kind) ?? []), step]);
  }
  const alone = [...groups].filter(([name, found]) => name === "" || found.length === 1);
  const kinds = [...groups].filter(([name, found]) => name !== "" && found.length > 1);
  const others = alone.flatMap(([, found]) => found);
  return [
    ...kinds.map(([name, found]) => ({ name, steps: found })),
    ...(others.length > 0 ? [{ name: "", steps: others }] : []),
  ];
}
