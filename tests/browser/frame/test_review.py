"""The review of a finished game: the board stands beside what is told, never on it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage

LARGE = {"width": 1920, "height": 1080}
FINISHED = """async (game) => {
  const post = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  let table = await post("/api/tables", { game, seats: [{ kind: "me" }, { kind: "friend" }] });
  for (let n = 0; n < 3; n++) {
    const { version, choices } = table;
    const move = choices[n % choices.length].move;
    table = await post(`/api/tables/${table.id}/moves`, { move, version, id: `m${n}` });
  }
  await post(`/api/tables/${table.id}/resign`, { version: table.version, id: "r" });
  return table.id;
}"""
# Everything that is drawn of the board, as far as nothing cuts it off, must stay in its place.
OUTSIDE = """() => {
  const place = document.querySelector(".shown .place").getBoundingClientRect();
  const told = document.querySelector(".told").getBoundingClientRect();
  const moment = document.querySelector(".moment").getBoundingClientRect();
  const met = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const cut = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible" || at instanceof SVGElement) continue;
      const box = at.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const found = [];
  for (const element of document.querySelectorAll(".shown .board, .shown .board *")) {
    if (element.closest("dialog, defs, .visually-hidden") || element.tagName === "svg") continue;
    const box = cut(element);
    if (met(box, told) || met(box, moment)) found.push(`${element.tagName}.${element.className}`);
  }
  if (met(place, told) || met(moment, told)) found.push("the place itself");
  if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the window");
  return found.slice(0, 5);
}"""


def reviewed(page: Page, game: str) -> None:
    page.goto("/")
    page.goto(f"/tables/{page.evaluate(FINISHED, game)}/review")
    expect(page.get_by_role("link", name="Back to the table")).to_be_visible()
    expect(page.locator(".told")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("game", ["khan", "dschingis", "huns"])
def test_nothing_lies_on_anything_else(new_page: NewPage, game: str) -> None:
    page = new_page()
    reviewed(page, game)
    found: dict[str, Any] = {}
    for size in (PHONE, DESKTOP, LARGE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate("() => new Promise(requestAnimationFrame)")
        found[str(size["width"])] = page.evaluate(OUTSIDE)
        board = page.locator(".shown > .place").bounding_box()
        assert board is not None
        assert board["width"] > 300 and 300 <= board["height"] <= size["height"]
    assert found == {name: [] for name in found}
