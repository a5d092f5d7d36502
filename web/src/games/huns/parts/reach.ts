/** From thing to thing with the arrows: the nearest one that way, whether it can be used or not. */
const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const stops = 'button:not([tabindex="-1"]), button[data-thing], [data-thing][tabindex]';

/** A wagon is reached at its cover, above its slots. */
const middle = (thing: Element) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: thing.matches("[data-wagon]") ? top : top + height / 2 };
};

export function neighbour(root: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | null {
  const way = ways[key];
  if (!way || !(target instanceof HTMLElement) || !target.matches(stops)) return null;
  const here = middle(target);
  let best: HTMLElement | null = null;
  let nearest = Infinity;
  for (const thing of root.querySelectorAll<HTMLElement>(stops)) {
    const there = middle(thing);
    const along = (there.x - here.x) * way[0] + (there.y - here.y) * way[1];
    const aside = Math.abs((there.x - here.x) * way[1]) + Math.abs((there.y - here.y) * way[0]);
    const far = along + 2 * aside;
    if (along <= 4 || far >= nearest || !thing.checkVisibility({ visibilityProperty: true }))
      continue;
    best = thing;
    nearest = far;
  }
  return best;
}
