/** The keyboard's place is not lost when what had it goes away: what stands there instead has it. */

const regions = ".asked, .actions, .history, .seats, .header, .board, main";
const things =
  ':is(button, a[href], input, select, summary, [tabindex="0"]):not([tabindex="-1"], :disabled)';
/** What is asked comes first, then the board, then the page. */
const otherwise = [".told .button", `.board ${things}`, ".sentence"];

const isThere = (element: Element): boolean =>
  element.isConnected && !element.matches(":disabled, [inert] *") && element.checkVisibility();

/** Not scrolled out of the window, nor out of what it scrolls in. */
function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isWindow = around === document.documentElement;
    if (!isWindow && getComputedStyle(around).overflowY === "visible") continue;
    const { top, bottom } = isWindow
      ? { top: 0, bottom: innerHeight }
      : around.getBoundingClientRect();
    if (box.bottom <= top || box.top >= bottom) return false;
  }
  return true;
}

/** What is in sight comes first: nobody who goes by keys has to look for where they are. */
function first(selectors: string[]): HTMLElement | null {
  const found = selectors.flatMap((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isThere),
  );
  return found.find(isInSight) ?? found[0] ?? null;
}

/** On a page that is read, its heading. */
function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>("h1");
  if (found) found.tabIndex = -1;
  return found;
}

export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let region = "";
  let isByKey = false;
  let isWaiting = false;

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    const around = target.closest(regions);
    region = regions.split(", ").find((name) => around?.matches(name)) ?? "";
  }
  function mend(): void {
    isWaiting = false;
    if (!isByKey || !last || document.activeElement !== document.body) return;
    const isFar = region === "main" || region === "" || !document.querySelector(region);
    const near = isFar || region === ".asked" ? [] : [`${region} ${things}`];
    const stead = isThere(last) ? last : (first([...near, ...otherwise]) ?? heading());
    stead?.focus({ preventScroll: stead !== last && isInSight(stead) });
  }
  /** Once it is drawn: what is disabled loses the focus only then. */
  function look(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => setTimeout(mend));
  }
  const byKey = () => (isByKey = true);
  const byHand = () => (isByKey = false);
  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "hidden", "inert", "open"],
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("keydown", byKey, true);
  document.addEventListener("pointerdown", byHand, true);
  return () => {
    changes.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("keydown", byKey, true);
    document.removeEventListener("pointerdown", byHand, true);
  };
}
