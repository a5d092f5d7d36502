"""A first visit is light: few requests, few bytes, and something to see soon."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.games.dschingis_player import post

KB = 1000
MOST_REQUESTS = 8  # until the home page can be used
BESIDE = ("miniatures", "api/lobby", "icon.svg")  # nobody waits for these
MOST_BYTES = 140 * KB  # of the whole home page, pictures included
MOST_FOR_A_GAME = 60 * KB  # what a game adds to the table
SLOW = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SOON = 1.5  # seconds until something is painted on a slow line and a slow machine
PATIENCE = 3  # times longer on a machine that runs other tests beside this one


# When the page first offers what one comes for, by the browser's own clock.
USABLE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('a[href="/learn/khan"]')) return;
  window.usable = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
ASKED_FOR = """() => performance.getEntriesByType('resource')
  .filter(({ startTime }) => startTime < window.usable).map(({ name }) => name)"""


class Wire:
    """What came over the line, as the browser counts it: headers and compressed bodies."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.addresses: dict[str, str] = {}
        self.sizes: dict[str, int] = {}
        self.line.on("Network.responseReceived", self._began)
        self.line.on("Network.loadingFinished", self._ended)
        self.line.send("Network.enable")

    def _began(self, event: dict[str, Any]) -> None:
        self.addresses[event["requestId"]] = event["response"]["url"]

    def _ended(self, event: dict[str, Any]) -> None:
        self.sizes[event["requestId"]] = int(event["encodedDataLength"])

    def bytes_of(self, part: str = "") -> int:
        return sum(size for id_, size in self.sizes.items() if part in self.addresses.get(id_, ""))


def test_the_home_page_is_light(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(USABLE)
    wire = Wire(page)
    page.goto("/")
    expect(page.get_by_role("link", name="Learn Khan")).to_be_visible()
    begun = [page.url, *page.evaluate(ASKED_FOR)]
    needed = [name for name in begun if not any(word in name for word in BESIDE)]
    assert len(needed) <= MOST_REQUESTS, "\n".join(needed)
    expect(page.locator(".picture svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert wire.bytes_of() <= MOST_BYTES, wire.bytes_of()


GAMES = ["heroes", "khan", "dschingis", "huns"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_adds_little(new_page: NewPage, game: str) -> None:
    page = new_page()
    page.goto("/")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "foal"}]
    table = post(page, "/tables", {"game": game, "seats": seats})
    wire = Wire(page)
    page.goto(f"/tables/{table['id']}")
    page.wait_for_load_state("networkidle")
    own = wire.bytes_of(f"/assets/{game}-") + wire.bytes_of("/assets/board-")
    assert 0 < own <= MOST_FOR_A_GAME
    assert [other for other in GAMES if other != game and wire.bytes_of(f"/assets/{other}-")] == []


def test_something_is_painted_soon(new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    wire.line.send("Network.emulateNetworkConditions", {"offline": False, **SLOW})
    wire.line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto("/")
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    assert painted / 1000 <= SOON * PATIENCE
