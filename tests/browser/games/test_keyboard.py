"""Every game from the home page to its result with keys alone; one always sees where one is.

Two people at one screen finish a game that is nearly over: all that is asked in a turn is answered.
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
MOST = 150  # decisions
COVER = ".cover[aria-modal] button"


def decide(page: Page, keys: Keyboard, chance: random.Random, wanted: list[str]) -> None:
    if page.locator(COVER).is_visible():
        keys.press("Enter")
    for place in wanted:
        while not keys.has(place):
            keys.press("n")
        keys.press("Enter")
    if not wanted:
        for _ in range(chance.randint(1, 3)):
            keys.press("n")
        keys.press("Enter")


@pytest.mark.parametrize("game", LEFT)
def test_a_game_is_finished_with_keys_alone(new_page: NewPage, serving: Serving, game: str) -> None:
    page, chance = new_page(), random.Random(5)
    page.add_init_script("localStorage['kurultai.speed'] = 'instant'")
    address = taken_up(page, serving, game, LEFT[game])
    keys = Keyboard(page)
    page.goto("/")
    expect(page.locator(f'a[href="{address}"]')).to_be_visible()
    keys.choose(f'a[href="{address}"]')
    expect(page.locator(".sentence")).to_be_visible()
    for _ in range(MOST):
        table = awaited(page, lambda now: now["choices"] or now["result"])
        if table["result"]:
            break
        decide(page, keys, chance, LAST.get(game, []))
    expect_scores(page, table)
    keys.reach("dialog .button.primary")
    keys.press("Escape")
