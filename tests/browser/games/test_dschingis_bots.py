"""Dschingis Khan against the bots that come with it: `kurultai serve`, compiled rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.games.dschingis_player import (
    act,
    expect_counted,
    my_move,
    play_to_the_end,
    sit_down,
    spot,
)


def test_bots_settle_and_answer(page: Page) -> None:
    sit_down(page, "herder", "herder")
    table = my_move(page)
    act(page, table, table["choices"][0])
    while (table := my_move(page, table["version"]))["frame"]["view"]["phase"] != "take":
        act(page, table, table["choices"][0])
    view = table["frame"]["view"]
    assert [seat["leader"] is not None for seat in view["seats"]] == [True] * 3
    rival = next(seat["leader"] for seat in view["seats"][1:])
    expect(spot(page, rival)).to_have_accessible_name(re.compile("leader"))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_against_shipped_bots(new_page: NewPage, seats: int) -> None:
    page = new_page()
    sit_down(page, *["herder"] * (seats - 1))
    expect_counted(page, play_to_the_end(page, seed=10 + seats))
