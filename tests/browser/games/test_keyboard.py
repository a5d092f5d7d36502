"""Every game from the home page to its result with keys alone; one always sees where one is.

Two people at one screen finish a game that is nearly over: all that is asked in a turn is answered.
Whole games are in `make test-long`.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Serving
from tests.browser.keyboard import Keyboard
from tests.browser.late import taken_up
from tests.browser.player import awaited, expect_scores

LEFT = {"heroes": 1, "khan": 7, "dschingis": 9, "huns": 12}  # moves of the golden game to its end
LAST = {"heroes": ["[data-square=e8]", "[data-square=d5]"]}  # where not every move ends it
WHOLE = 10**6  # more than any game has
MOST = 3000  # decisions
PLACES = 200  # more than a position has to touch
COVER = ".cover[aria-modal] button"
OPENED = 90_000  # milliseconds until a long game is there, its whole log worded, on a busy machine


def decide(page: Page, keys: Keyboard, chance: random.Random, wanted: list[str]) -> None:
    if page.locator(COVER).is_visible():
        keys.press("Enter")
    for place in wanted:
        for _ in range(PLACES):
            if keys.has(place):
                break
            keys.press("n")
        keys.press("Enter")
    if not wanted:
        for _ in range(chance.randint(1, 3)):
            keys.press("n")
        keys.press("Enter")


def finish(page: Page, serving: Serving, game: str, left: int, wanted: list[str]) -> None:
    """From the home page to the result."""
    chance = random.Random(5)
    page.add_init_script("localStorage['kurultai.speed'] = 'instant'")
    address = taken_up(page, serving, game, left, player=f"keys{game}{left}")
    keys = Keyboard(page)
    page.goto("/")
    expect(page.locator(f'a[href="{address}"]')).to_be_visible()
    keys.choose(f'a[href="{address}"]')
    expect(page.locator(".sentence")).to_be_visible(timeout=OPENED)
    for _ in range(MOST):
        table = awaited(page, lambda now: now["choices"] or now["result"])
        if table["result"]:
            break
        decide(page, keys, chance, wanted)
        if wanted:  # that was the last move
            table = awaited(page, lambda now: now["result"])
            break
    expect_scores(page, table)
    keys.reach("dialog .button.primary")
    keys.press("Escape")


@pytest.mark.parametrize("game", LEFT)
def test_a_game_is_finished_with_keys_alone(new_page: NewPage, serving: Serving, game: str) -> None:
    finish(new_page(), serving, game, LEFT[game], LAST.get(game, []))


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", LEFT)
def test_a_whole_game_with_keys_alone(new_page: NewPage, serving: Serving, game: str) -> None:
    finish(new_page(), serving, game, WHOLE, [])
