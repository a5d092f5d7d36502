"""Every game from the home page to its result with keys alone; one always sees where one is.

Two people at one screen finish a game that is nearly over: all that is asked in a turn is answered.
"""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from kurultai.server.storage.rows import Seat
from tests.browser.conftest import NewPage, Serving
from tests.browser.keyboard import Keyboard
from tests.browser.pictures import tables
from tests.browser.player import awaited, expect_scores

LEFT = {"heroes": 1, "khan": 7, "dschingis": 9, "huns": 12}  # moves of the golden game to its end
LAST = {"heroes": ["[data-square=e8]", "[data-square=d5]"]}  # where not every move ends it
MOST = 150  # decisions
COVER = ".cover[aria-modal] button"


def lay_out(serving: Serving, game: str) -> str:
    """A game of two people here, as it was shortly before its end."""
    record = tables.cut(game, None, number=0)
    record = tables.cut(game, len(record.moves) - LEFT[game], number=0)
    seats = [Seat("me", "Temur", player=tables.ME), Seat("friend", player=tables.ME)]
    name = f"{game}keys"
    with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
        thread.submit(asyncio.run, tables.add(serving.data, name, record, seats)).result()
    return name


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
    page.context.add_cookies([{**tables.cookie(serving.data, tables.ME), "url": serving.address}])
    page.add_init_script("localStorage['kurultai.speed'] = 'instant'")
    name = lay_out(serving, game)
    keys = Keyboard(page)
    page.goto("/")
    expect(page.locator(f'a[href="/tables/{name}"]')).to_be_visible()
    keys.choose(f'a[href="/tables/{name}"]')
    expect(page.locator(".sentence")).to_be_visible()
    for _ in range(MOST):
        table = awaited(page, lambda now: now["choices"] or now["result"])
        if table["result"]:
            break
        decide(page, keys, chance, LAST.get(game, []))
    expect_scores(page, table)
    keys.reach("dialog .button.primary")
    keys.press("Escape")
