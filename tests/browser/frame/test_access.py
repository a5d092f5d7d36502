"""Every game's table without a mouse, without colours, without sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kurultai.core.registry import games
from kurultai.match.lessons import lessons
from kurultai.match.puzzles import puzzles
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.frame.test_everyone import serious_findings
from tests.browser.games.dschingis_player import post

GAMES = games()
MOST_STOPS = 120

# Drawings that a screen reader would spell out although nobody gave them a name.
NAMELESS = """() => [...document.querySelectorAll("svg")]
  .filter((svg) => !svg.closest("[aria-hidden=true]") && !svg.getAttribute("aria-label"))
  .map((svg) => svg.parentElement.outerHTML.slice(0, 120))"""

# Where the keyboard is: whether one sees it, which is to say whether it looks different there, and
# whether it is part of the board.
FOCUS = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return null;
  const look = () => {
    const { outline, boxShadow, backgroundColor, borderColor } = getComputedStyle(here);
    return [outline, boxShadow, backgroundColor, borderColor].join();
  };
  const focused = look();
  here.blur();
  const plain = look();
  here.focus();
  const { width, height } = here.getBoundingClientRect();
  return {
    what: here.outerHTML.slice(0, 120),
    seen: focused !== plain && width > 0 && height > 0,
    board: here.closest("main .board") !== null,
  };
}"""


def sit_down(page: Page, game: str) -> None:
    """A table with a bot, asked of this browser or about to be."""
    page.goto("/")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "foal"}]
    table = post(page, "/tables", {"game": game, "seats": seats})
    page.goto(f"/tables/{table['id']}")
    expect(page.locator(".sentence")).to_be_visible()
    page.wait_for_function(
        "() => fetch('/api' + location.pathname).then((a) => a.json()).then((t) => t.choices.length > 0)"
    )


@pytest.mark.parametrize(("size", "light"), [(DESKTOP, "light"), (PHONE, "dark")])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_serious_findings(
    new_page: NewPage, game: str, size: dict[str, int], light: str
) -> None:
    page = new_page(size, color_scheme=light)
    sit_down(page, game)
    assert serious_findings(page) == []
    assert page.evaluate(NAMELESS) == []
    expect(page.locator("[role=status][aria-live=polite]")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


@pytest.mark.parametrize(("size", "light"), [(DESKTOP, "light"), (PHONE, "dark")])
@pytest.mark.parametrize("game", GAMES)
def test_no_serious_findings_where_a_game_is_taught(
    new_page: NewPage, game: str, size: dict[str, int], light: str
) -> None:
    """Lessons, how to play, examples, puzzles: the lists, and one of each."""
    page = new_page(size, color_scheme=light)
    page.goto("/")
    lesson, puzzle = next(iter(lessons(game))), puzzles(game)[0]
    example = next(iter(lessons(game, "example")))
    ways = {
        f"/learn/{game}": ".learn ol li",
        f"/learn/{game}/{lesson}": ".table .says",
        f"/how/{game}": ".how section",
        f"/how/{game}/{example}": ".says",
        f"/puzzles/{game}": "header .ways a",
        f"/puzzles/{game}/{puzzle.id}": ".table .board",
    }
    found = {}
    for path, sign in ways.items():
        page.goto(path)
        expect(page.locator(sign).first).to_be_visible()
        found[path] = serious_findings(page) + page.evaluate(NAMELESS)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
    assert found == {path: [] for path in ways}


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_gets_everywhere_and_one_sees_where_it_is(page: Page, game: str) -> None:
    sit_down(page, game)
    stops: list[dict[str, Any]] = []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUS)
        if stop is None or (stops and stop == stops[0]):
            break
        stops.append(stop)
    else:
        pytest.fail(f"the keyboard does not get out again: {stops[-3:]}")
    assert [stop["what"] for stop in stops if not stop["seen"]] == []
    assert any(stop["board"] for stop in stops), "the board is never reached"
