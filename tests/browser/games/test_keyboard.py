"""Every game from the home page to its result with keys alone; one always sees where one is."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.keyboard import Keyboard
from tests.browser.player import awaited, expect_scores

GAMES = ("heroes", "khan", "dschingis", "huns")
MOST_KEYS = 3000


def start(page: Page, keys: Keyboard, game: str) -> None:
    """Against a bot, by the page for new games."""
    page.goto("/")
    expect(page.locator(f'a[href="/new/{game}"]').first).to_be_visible()
    keys.choose(f'a[href="/new/{game}"]')
    expect(page.locator(".new .seats")).to_be_visible()
    keys.reach("button.primary.big")
    keys.press("Enter")
    expect(page.locator("main.place")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_keys_alone(new_page: NewPage, game: str) -> None:
    page = new_page()
    page.add_init_script("localStorage['kurultai.speed'] = 'instant'")
    keys, chance = Keyboard(page), random.Random(5)
    start(page, keys, game)
    for _ in range(MOST_KEYS):
        table = awaited(page, lambda now: now["choices"] or now["result"])
        if table["result"]:
            break
        for _ in range(chance.randint(1, 3)):
            keys.press("n")
        keys.press("Enter")
    expect_scores(page, table)
