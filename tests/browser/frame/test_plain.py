"""The plain table: a game that the client has no folder for is played on its drawing and choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.frame.test_everyone import serious_findings
from tests.browser.games.dschingis_player import post
from tests.browser.player import awaited, snapshot


def without_folder(page: Page, game: str) -> None:
    """The client as it would be built if it had no folder for this game."""

    def strip(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(f"./{game}/", "./nobody/"))

    page.route("**/assets/*.js", strip)


def sit_down(page: Page, game: str, other: str = "bot") -> None:
    without_folder(page, game)
    page.goto("/")
    level = {"level": "foal"} if other == "bot" else {}
    seats = [{"kind": "me"}, {"kind": other, **level}]
    table = post(page, "/tables", {"game": game, "seats": seats})
    page.goto(f"/tables/{table['id']}")
    expect(drawing(page)).to_be_visible()


def drawing(page: Page) -> Locator:
    return page.get_by_role("region", name="The position, drawn in letters")


def choice(page: Page, step: str) -> Locator:
    return page.locator(".choices").get_by_role("button", name=step, exact=True)


def test_a_move_is_made_step_by_step(page: Page) -> None:
    sit_down(page, "heroes")
    table = snapshot(page)
    expect(drawing(page)).to_have_text(table["frame"]["drawing"])
    move = table["choices"][0]
    starts = {c["steps"][0] for c in table["choices"]}
    expect(page.locator(".choices button")).to_have_count(len(starts))
    first, second = move["steps"]
    choice(page, first).click()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".choices button")).to_have_count(len(starts))
    choice(page, first).click()
    if choice(page, second).is_visible():  # else it was the only way, and is gone already
        choice(page, second).click()
    awaited(page, lambda now: now["frame"]["at"] > table["frame"]["at"])
    expect(page.locator('.history [data-at="1"]').first).to_be_attached()


def test_many_choices_are_found_with_the_filter_by_keyboard(page: Page) -> None:
    sit_down(page, "khan", "friend")
    table = awaited(page, lambda now: bool(now["choices"]))
    page.get_by_role("button", name="show the table").click()
    wanted = max((c["steps"][0] for c in table["choices"]), key=len)
    field = page.get_by_role("searchbox")
    field.fill("nothing of the kind")
    expect(page.get_by_text("None of them has that in it")).to_be_visible()
    field.fill(wanted)
    expect(page.locator(".choices button")).to_have_count(1)
    field.press("Enter")
    awaited(page, lambda now: now["frame"]["at"] > table["frame"]["at"])


def test_the_home_page_shows_a_game_without_a_picture(page: Page) -> None:
    without_folder(page, "khan")
    page.goto("/")
    expect(page.get_by_role("link", name="Play Khan", exact=True)).to_be_visible()
    page.get_by_role("link", name="Play Khan", exact=True).click()
    expect(page.get_by_role("heading", name="Khan")).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_serious_on_a_plain_table(
    new_page: NewPage, size: dict[str, int], light: str
) -> None:
    page = new_page(size, color_scheme=light)
    sit_down(page, "huns")
    assert serious_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
