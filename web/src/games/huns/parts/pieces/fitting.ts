/** Which signs of an effect are shown where there is no room for all. */
import type { Icon, Icons } from "../../view";

const letter = 8.4; // pixels of a digit

const widthOf = (icons: Icon[], size: number): number =>
  icons.reduce((sum, { n }) => sum + size + 1 + (n ? n.length * letter : 0), 0);

/** Sure things go first, then what is told twice: the first of what is done, the last condition. */
export function fitting({ when, then }: Icons, size: number, room: number): Icons {
  const fits = () => widthOf(when, size) + widthOf(then, size) + 12 <= room;
  [when, then] = [[...when], [...then]];
  if (!fits()) then = then.filter(({ sign }) => sign !== "points");
  if (!fits()) when = when.filter(({ sign }) => sign !== "always");
  while (!fits() && when.length > 1 && then.length > 0) when.pop();
  while (!fits() && then.length > 1) then.shift();
  if (!fits() && when.length > 1) when.pop();
  if (!fits() && then.length > 0 && when.length > 0) when = [];
  return { when, then };
}
