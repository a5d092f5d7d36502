"""The review of a finished game: the board stands beside what is told, never on it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.server.api.test_reviews import given_up

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
  const band = document.querySelector(".band").getBoundingClientRect();
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
    if (met(box, told) || met(box, band)) found.push(`${element.tagName}.${element.className}`);
  }
  if (met(place, told) || met(band, told)) found.push("the place itself");
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


LOADED = """async (record) => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(record);
  const answer = await fetch("/api/records", { method: "POST", headers, body });
  return (await answer.json()).id;
}"""


def test_a_mistake_is_seen_on_the_board_and_tried_again(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    record = given_up(moves=24).document()
    page.goto(f"/tables/{page.evaluate(LOADED, record)}/review")
    expect(page.locator(".progress.done")).to_be_attached(timeout=60_000)
    verdict = page.locator(".verdict")
    expect(verdict.locator("strong")).to_have_text("A mistake")  # what decided most comes first
    expect(verdict).to_contain_text("of a victory")
    page.get_by_role("button", name="Show it on the board").click()
    expect(verdict).to_contain_text("step 1 of 1")
    verdict.get_by_role("button", name="One move back").click()
    expect(verdict).to_contain_text("step 0 of 1")
    page.get_by_role("button", name="Back to what was played").click()
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("slider")).to_have_value("1")
    page.locator("label", has_text="Turn by turn").click()
    expect(page.locator(".told ol li")).to_have_count(len(record["moves"]))
    page.locator("label", has_text="Turning points").click()
    page.locator(".told ol button", has_text="−").first.click()
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(re.compile(r"/tables/[a-z0-9]+$"))
    expect(page.locator("[data-turn]").first).to_be_attached()
