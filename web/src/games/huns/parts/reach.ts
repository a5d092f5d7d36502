/** From thing to thing with the arrows: the nearest one that way. */
const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (thing: Element) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export function neighbour(root: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | null {
  const way = ways[key];
  if (!way || !(target instanceof HTMLElement) || target.localName !== "button") return null;
  const here = middle(target);
  let best: HTMLElement | null = null;
  let nearest = Infinity;
  for (const thing of root.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')) {
    const there = middle(thing);
    const along = (there.x - here.x) * way[0] + (there.y - here.y) * way[1];
    const aside = Math.abs((there.x - here.x) * way[1]) + Math.abs((there.y - here.y) * way[0]);
    const far = along + 2 * aside;
    if (along <= 4 || far >= nearest) continue;
    best = thing;
    nearest = far;
  }
  return best;
}
