/** The places that can be touched now, one after the other, for whoever plays by keys. */

const answers = ".told .button.primary";

/** What comes after where the keyboard is, the board's places first; at the end it begins again. */
export function nextPlace(table: ParentNode, open: string[]): HTMLElement | null {
  const wanted = [...open.map((places) => `.board :is(${places})`), answers];
  const found = wanted.map((places) =>
    [...table.querySelectorAll<HTMLElement>(places)].filter((place) => place.checkVisibility()),
  );
  const places = found.find((list) => list.length > 0) ?? [];
  const all = places === found.at(-1) ? places : [...places, ...(found.at(-1) ?? [])];
  const here = all.findIndex((place) => place === document.activeElement);
  return all[(here + 1) % all.length] ?? null;
}
