"""Rules being prepared, a server that goes away, addresses that lead nowhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage, Serving
from tests.browser.far import open_table
from tests.browser.player import moves_made, play, sit_down, square


class Unprepared:
    """Lets the server's answers through, as they are while the rules are being compiled."""

    def __init__(self, page: Page) -> None:
        self.progress: float | None = 0.4
        page.route("**/api/games", self._answer)
        page.route("**/api/games/heroes", self._answer)

    def _answer(self, route: Route) -> None:
        answer = route.fetch()
        games = answer.json()
        if self.progress is not None:
            for game in games if isinstance(games, list) else [games]:
                game.update(ready=False, teachable=False, progress=self.progress)
        route.fulfill(response=answer, body=json.dumps(games))


def test_a_game_started_while_its_rules_are_prepared_starts_by_itself(page: Page) -> None:
    unprepared = Unprepared(page)
    page.goto("/")
    heroes = page.get_by_role("listitem").filter(
        has=page.get_by_role("link", name="Play Heroes", exact=True)
    )
    bar = heroes.get_by_role("progressbar", name="The rules are being prepared")
    expect(bar).to_have_attribute("aria-valuenow", "40")
    page.get_by_role("link", name="Play Heroes", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("The game starts as soon as")).to_be_visible()
    unprepared.progress = 0.8
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "80")
    unprepared.progress = None
    expect(page.get_by_role("grid")).to_be_visible()
    page.unroute_all(behavior="wait")


def test_a_server_that_comes_back_is_found_again(new_page: NewPage, tmp_path: Path) -> None:
    server = Serving(tmp_path)
    try:
        server.wait_until_ready()
        page = new_page(address=server.address)
        sit_down(page, "friend")
        play(page, "e1-e3")
        server.stop()
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        server.start()
        server.wait_until_ready()
        expect(page.get_by_text("Reconnecting…")).to_have_count(0)
        play(page, "e10-e8")
        assert moves_made(page) == 2
    finally:
        server.stop()


def test_an_address_that_leads_nowhere(page: Page) -> None:
    for path in ("/nowhere", "/tables/zzzzzzzzzzzz", "/rules/chess", "/new/chess"):
        page.goto(path)
        expect(page.get_by_role("heading", name="Nothing but grass here")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("link", name="Play Heroes", exact=True)).to_be_visible()


def test_two_browsers_see_the_same_table(new_page: NewPage) -> None:
    mine, theirs = new_page(), new_page()
    sit_down(mine, "friend")
    theirs.goto(mine.url)
    expect(square(theirs, "e1")).to_have_accessible_name("e1, gold warrior")
    play(mine, "e1-e3")
    expect(square(theirs, "e3")).to_have_accessible_name("e3, gold warrior")
    square(theirs, "e10").click()
    expect(theirs.locator(".note")).to_contain_text("You are watching")


def test_a_link_that_others_cannot_open_is_not_offered_to_be_sent(page: Page) -> None:
    """The server of the tests serves this machine only; a network is let in by one click."""
    network = "http://192.0.2.7:8321"

    def answer(route: Route) -> None:
        is_open = route.request.method == "POST"
        route.fulfill(json={"address": network if is_open else None, "can_open": not is_open})

    page.route("**/api/reach", answer)
    assert open_table(page).startswith("http://127.0.0.1:")
    expect(page.get_by_text("nobody else can open a link to it yet")).to_be_visible()
    expect(page.get_by_label("Send this link")).to_have_count(0)
    page.get_by_role("button", name="Let others in my network in").click()
    expect(page.get_by_label("Send this link")).to_have_value(re.compile(rf"^{network}/tables/"))
    expect(page.get_by_role("img", name="The link as a code")).to_be_visible()
