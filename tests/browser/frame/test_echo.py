"""A line of 400 ms: one's own move is drawn at once all the same, in every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Serving
from tests.browser.far import Line
from tests.browser.games import dschingis_player, huns_player, khan_player
from tests.browser.player import awaited, moves_made, sit_down, square

DELAY = 0.4
AT_ONCE = 150  # milliseconds; alone it is under 50, but here tests and servers share two cores
TRIES = 3  # on a busy machine one of them may be slow
UNCONFIRMED = "[data-unconfirmed], .unconfirmed"

# How long after the last click something is drawn that is not confirmed yet
WATCH = f"""
let clicked = 0;
addEventListener("click", () => {{ clicked = performance.now(); }}, true);
new MutationObserver(() => {{
  const {{ dataset }} = document.documentElement;
  if (dataset.drawnAfter === "" && document.querySelector("{UNCONFIRMED}"))
    dataset.drawnAfter = String(performance.now() - clicked);
}}).observe(document, {{ attributes: true, childList: true, subtree: true }});
"""

Act = Callable[[], None]
Ready = Callable[[], Act]  # waits until the move can be made


@pytest.fixture
def line(serving: Serving) -> Iterator[Line]:
    found = Line(serving.address)
    yield found
    found.close()


@pytest.fixture
def slow_page(line: Line, new_page: NewPage) -> Page:
    page = new_page(address=line.address)
    page.add_init_script(WATCH)
    return page


def drawn_after(page: Page, line: Line, ready: Ready) -> float:
    """Milliseconds from the click to the move on the board; the server has confirmed it since."""
    before = moves_made(page)
    page.evaluate("document.documentElement.dataset.drawnAfter = ''")
    act = ready()
    line.delay = DELAY
    act()
    expect(page.locator("html")).to_have_attribute("data-drawn-after", re.compile(r"\d"))
    line.delay = 0
    took = float(page.locator("html").get_attribute("data-drawn-after") or "")
    awaited(page, lambda table: table["frame"]["at"] > before)
    expect(page.locator(UNCONFIRMED)).to_have_count(0)
    return took


def expect_at_once(page: Page, line: Line, *moves: Ready) -> None:
    took = [drawn_after(page, line, ready) for ready in moves]
    assert min(took) <= AT_ONCE, took


def test_heroes(slow_page: Page, line: Line) -> None:
    sit_down(slow_page, "friend")
    moves = iter((("d1", "d3"), ("d10", "d8"), ("d3", "d5")))

    def ready() -> Act:
        start, end = next(moves)
        square(slow_page, start).click()
        return square(slow_page, end).click

    expect_at_once(slow_page, line, *[ready] * TRIES)


def lift(page: Page) -> None:
    cover = page.get_by_role("button", name="show the table")
    expect(cover.or_(page.locator(".sentence")).first).to_be_visible()
    if cover.is_visible():
        cover.click()


def test_khan(slow_page: Page, line: Line) -> None:
    khan_player.sit_down(slow_page, "me", "friend", setup="free")
    names = iter(("e10", "e11", "e12"))

    def ready() -> Act:
        lift(slow_page)
        return khan_player.area(slow_page, next(names)).click

    expect_at_once(slow_page, line, *[ready] * TRIES)


def test_dschingis(slow_page: Page, line: Line) -> None:
    dschingis_player.sit_down(slow_page, "friend")

    def ready() -> Act:
        table = dschingis_player.my_move(slow_page)
        return partial(dschingis_player.act, slow_page, table, table["choices"][0])

    expect_at_once(slow_page, line, *[ready] * 2)


def test_huns(slow_page: Page, line: Line) -> None:
    huns_player.sit_at(slow_page, "me", "friend")

    def ready() -> Act:
        table = awaited(slow_page, lambda found: bool(found["choices"]))
        huns_player.shows(slow_page, table)
        return partial(answer, slow_page, table["choices"][0]["steps"])

    expect_at_once(slow_page, line, *[ready] * 2)


def answer(page: Page, steps: list[str]) -> None:
    """A die, or what is done with it."""
    is_die = steps[0].startswith("die:")
    found = huns_player.place(page, steps[0]) if is_die else page.locator(".note .button")
    found.first.click()
