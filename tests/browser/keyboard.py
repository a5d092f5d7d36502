"""Somebody without a mouse: goes by Tab and arrows, and always sees where they are."""

from __future__ import annotations

from playwright.sync_api import Page

# How often Tab has to be pressed until the first visible thing with this selector has the focus,
# going backwards if that is negative; None if the keyboard cannot get there.
STEPS_TO = """(selector) => {
  const top = [...document.querySelectorAll("dialog[open], .cover[aria-modal]")].at(-1) ?? document;
  const things = "button, a[href], input, select, summary, [tabindex]";
  const stops = [...top.querySelectorAll(things)].filter(
    (thing) =>
      thing.tabIndex >= 0 &&
      !thing.matches(":disabled, [inert] *") &&
      (thing.type !== "radio" || thing.checked) &&
      thing.checkVisibility({ visibilityProperty: true }),
  );
  const to = stops.findIndex((thing) => thing.matches(selector));
  if (to < 0) return null;
  const here = document.activeElement;
  if (stops.includes(here)) return to - stops.indexOf(here);
  const isBefore = (stop) => here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING;
  const before = here === document.body ? 0 : stops.filter(isBefore).length;
  return to < before ? to - before : to - before + 1;
}"""
HERE = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return "";
  const { left, top, right, bottom } = here.getBoundingClientRect();
  const isInSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return isInSight && here.matches(":focus-visible") ? here.outerHTML.slice(0, 200) : "";
}"""


class Keyboard:
    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, key: str) -> None:
        """A key; the focus is seen before it and is not lost by it."""
        self._page.keyboard.press(key)
        if not self.here:  # on its way
            self._page.wait_for_function(HERE)

    def reach(self, selector: str) -> None:
        """Tab until the first thing with this selector has the focus."""
        steps = self._page.evaluate(STEPS_TO, selector)
        assert steps is not None, f"{selector} cannot be reached by keyboard"
        for _ in range(abs(steps)):
            self._page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        assert self.has(selector), f"{selector} was not reached: {self.here}"

    def choose(self, selector: str) -> None:
        self.reach(selector)
        self.press("Enter")

    def has(self, selector: str) -> bool:
        return bool(self._page.evaluate("(s) => document.activeElement.matches(s)", selector))

    @property
    def here(self) -> str:
        return str(self._page.evaluate(HERE))
