/** Moments of real games, as `python -m tests.browser.recording` wrote them down. */
import { Steps } from "../table/session/steps.svelte";
import type { Choice, Frame, MoveLine, PackedChoices, Table } from "../server/wire";

export interface Moment {
  frame: Frame;
  choices: Choice[];
  /** The move that led here. */
  line: MoveLine | null;
}

export interface Recording {
  table: Table;
  moments: Moment[];
}

/** A recording keeps of each view only what changed since the one before. */
export function recorded(file: unknown): Recording {
  const { table, moments } = file as Recording;
  let view: Frame["view"] = {};
  const whole = moments.map((moment) => {
    view = { ...view, ...moment.frame.view };
    return { ...moment, frame: { ...moment.frame, view } };
  });
  return { table, moments: whole };
}

/** The table as a snapshot at one of its moments. */
export function tableAt({ table, moments }: Recording, index: number): Table {
  const { frame, choices } = moments[index] ?? fail(index);
  const lines = moments.slice(0, index + 1).flatMap(({ line }) => line ?? []);
  return { ...table, version: frame.at, frame, choices: packed(choices), moves: lines };
}

/** Each choice as a form of its own: the plainest way to pack them. */
const packed = (choices: Choice[]): PackedChoices => ({
  forms: choices.map(({ move }) => [move]),
  rows: choices.map(({ steps }, i) => [i, 0, ...steps]),
});

/** The first moment in which something of this kind happened, and the one before it. */
export function momentOf({ moments }: Recording, kind: string): { before: Moment; now: Moment } {
  const at = moments.findIndex(
    ({ frame }, i) => i > 0 && frame.happened.some((happening) => happening.kind === kind),
  );
  return { before: moments[at - 1] ?? fail(kind), now: moments[at] ?? fail(kind) };
}

function fail(what: string | number): never {
  throw new Error(`not recorded: ${what}`);
}

/** The steps that are offered, what is picked of them, and the moves that come of it. */
export function hand(choices: Choice[]): Hand {
  const steps = new Steps();
  steps.offer(choices);
  const moves: string[] = [];
  const refused: string[] = [];
  const onpick = (step: string): void => {
    const picked = steps.pick(step);
    if (picked.kind === "move") moves.push(picked.move);
    if (picked.kind === "refused") refused.push(step);
  };
  return { steps, moves, refused, onpick };
}

export interface Hand {
  steps: Steps;
  moves: string[];
  refused: string[];
  onpick: (step: string) => void;
}
