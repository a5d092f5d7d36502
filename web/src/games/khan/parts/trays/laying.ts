/** Shapes over areas: where they would lie, and what a person may have meant. No rules. */
import { formOf, gripOf, normal, orientations, signOf, type Form } from "./forms";
import { river, sorted, unit, type Ground } from "../map/ground";
import type { KhanView, ShapeSeen } from "../../view";

export const keyOf = (kind: string, areas: string[]): string => `${kind} ${areas.join(" ")}`;

/** The areas under a shape that is held by its middle over one of them. */
export function under(form: Form, at: string, ground: Ground): string[] {
  const grip = gripOf(form);
  return sorted(form.map(({ x, y }) => ground.beside(at, x - grip.x, y - grip.y)));
}

/** The form that some areas have, as one sees them. */
export function formAt(areas: string[], ground: Ground): Form {
  const cells = areas.map((area) => {
    const { x, y } = ground.centre(area);
    return { x: Math.floor(x / unit), y: Math.floor(y / unit) };
  });
  return normal(cells);
}

export const signAt = (areas: string[], ground: Ground): string => signOf(formAt(areas, ground));

const isWet = (area: string, ground: Ground): boolean => ground.area(area)?.land === river;

/** The areas that share a side with this one. */
export function near(area: string, ground: Ground): string[] {
  const ways = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  return ways.map(([x, y]) => ground.beside(area, x, y)).filter((one) => ground.has(one));
}

/** What these areas would be as a conquest, so that the server can say why they are none. */
export function likely(areas: string[], supply: ShapeSeen[], ground: Ground): string {
  const sign = signAt(areas, ground);
  const wet = areas.some((area) => isWet(area, ground));
  const shape = supply.find(
    ({ bridge, form }) =>
      bridge === wet && orientations(formOf(form)).some((one) => signOf(one) === sign),
  );
  const kind = shape?.kind ?? "2I";
  const [only] = areas;
  if (areas.length > 1 || only === undefined) return keyOf(kind, areas);
  const [beside] = near(only, ground);
  return keyOf(kind, beside === undefined ? areas : sorted([only, beside]));
}

/** The kinds of card with which an empty area may be invaded, the joker last. */
export function kindsFor(area: string, { map }: KhanView, ground: Ground): string[] {
  const region = map.regions[ground.area(area)?.land.toUpperCase() ?? ""];
  const kinds = region === undefined ? [] : [region];
  if (near(area, ground).some((one) => isWet(one, ground))) kinds.push("river");
  if (map.border.includes(area)) kinds.push("border");
  return [...kinds, "joker"];
}

/** Some place on the map where the shape could lie at all. */
export function anywhere(shape: ShapeSeen, form: Form, ground: Ground): string | null {
  for (const { name } of ground.areas) {
    const areas = under(form, name, ground);
    if (!areas.every((area) => ground.has(area))) continue;
    const wet = areas.filter((area) => isWet(area, ground));
    const isCrossing = wet.length === 1 && wet[0] === name;
    if (shape.bridge ? isCrossing : wet.length === 0) return keyOf(shape.kind, areas);
  }
  return null;
}
