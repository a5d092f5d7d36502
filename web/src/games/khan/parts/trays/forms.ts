/** Shapes as they can be turned and flipped in the hand. Cells as one sees them: right and down. */
import type { Point } from "../map/ground";

export type Form = Point[];

/** From the lines of the shape file: X is part of it. */
export function formOf(lines: string[]): Form {
  return normal(
    lines.flatMap((line, y) => [...line].flatMap((sign, x) => (sign === "X" ? [{ x, y }] : []))),
  );
}

export function normal(form: Form): Form {
  const left = Math.min(...form.map(({ x }) => x));
  const top = Math.min(...form.map(({ y }) => y));
  return form
    .map(({ x, y }) => ({ x: x - left, y: y - top }))
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

export const signOf = (form: Form): string => form.map(({ x, y }) => `${x}${y}`).join(" ");
export const turned = (form: Form): Form => normal(form.map(({ x, y }) => ({ x: -y, y: x })));
export const flipped = (form: Form): Form => normal(form.map(({ x, y }) => ({ x: -x, y })));

/** Every way in which it can lie, each once. */
export function orientations(form: Form): Form[] {
  const found = new Map<string, Form>();
  for (let one of [form, flipped(form)])
    for (let turns = 0; turns < 4; turns++) {
      found.set(signOf(one), one);
      one = turned(one);
    }
  return [...found.values()];
}

/** The cell by which it is held: nearest to its middle. */
export function gripOf(form: Form): Point {
  const middle = (of: (cell: Point) => number) =>
    form.reduce((sum, cell) => sum + of(cell), 0) / form.length;
  const [x, y] = [middle((cell) => cell.x), middle((cell) => cell.y)];
  const far = (cell: Point) => Math.hypot(cell.x - x, cell.y - y);
  return form.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
