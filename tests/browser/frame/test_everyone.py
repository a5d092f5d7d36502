"""For everyone: both languages, light and dark, phone and desktop, screen readers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, NewPage
from tests.browser.inspection import too_small
from tests.browser.player import FR, play, sit_down, snapshot, square

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL = {"width": 360, "height": 640}
SIZES = {"desktop": DESKTOP, "phone": PHONE, "small phone": SMALL}


def serious_findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text() + "; undefined")
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{finding['id']}: {node['html']}"
        for finding in found["violations"]
        if finding["impact"] in {"serious", "critical"}
        for node in finding["nodes"]
    ]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_serious_findings_on_any_page(new_page: NewPage, size: str, light: str) -> None:
    page = new_page(SIZES[size], color_scheme=light)
    found = {}
    page.goto("/")
    expect(page.get_by_role("link", name="Play Heroes", exact=True)).to_be_visible()
    found["home"] = serious_findings(page)
    page.goto("/rules/heroes#surrounded")
    expect(page.locator("#surrounded")).to_be_visible()
    found["rules"] = serious_findings(page)
    page.goto("/nowhere")
    found["not found"] = serious_findings(page)
    page.goto("/new/heroes")
    page.get_by_text("Options and language").click()
    found["new table"] = serious_findings(page)
    sit_down(page, "friend")
    found["table"] = serious_findings(page)
    square(page, "d1").click()
    square(page, "d6").click()
    expect(page.locator(".note")).to_contain_text("too far")
    found["refusal"] = serious_findings(page)
    page.get_by_role("button", name="Language, light, sound").click()
    found["sheet"] = serious_findings(page)
    assert found == {name: [] for name in found}


def test_french_from_home_to_the_result(new_page: NewPage) -> None:
    page = new_page(locale="fr-FR")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", name="Qui sera le prochain khan ?")).to_be_visible()
    sit_down(page, "friend", FR)
    expect(square(page, "d1")).to_have_accessible_name("d1, combattant doré, peut jouer")
    square(page, "d1").click()
    square(page, "d6").click()
    expect(page.locator(".note")).to_contain_text("un combattant n'avance que de 2 cases.")
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(page.get_by_role("dialog").get_by_text("Turquoise gagne", exact=True)).to_be_visible()


def test_the_language_is_switched_and_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Qui sera le prochain khan ?")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Who will be the next khan?")).to_be_visible()


def paper(page: Page) -> int:
    """How light the page is, 0 to 765."""
    colour = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return sum(int(part) for part in colour.strip("rgb()").split(","))


def test_dark_as_the_system_or_as_chosen(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    page.goto("/")
    assert paper(page) < 200
    page.get_by_role("button", name="Language, light, sound").click()
    page.get_by_text("Day", exact=True).click()
    assert paper(page) > 600
    page.reload()
    assert paper(page) > 600


@pytest.mark.parametrize("size", list(SIZES))
def test_the_table_fits_and_nothing_jumps(new_page: NewPage, size: str) -> None:
    page = new_page(SIZES[size])
    sit_down(page, "friend")
    before = layout(page)
    assert before["width"] <= SIZES[size]["width"], "scrolls sideways"
    assert before["height"] <= SIZES[size]["height"], "scrolls down"
    assert before["square"] >= 28
    square(page, "d1").click()
    assert layout(page) == before
    square(page, "d6").click()
    expect(page.locator(".note")).to_contain_text("too far")
    assert layout(page) == before
    square(page, "d1").click()
    play(page, "e1-e3", "b10-a8", "e3-e5", "i10-i8", "e5-f7", "i8-h7", "f7-g8", "c10-c8")
    square(page, "g8").click()
    expect(page.get_by_role("button", name="Make it a hero")).to_be_visible()
    assert layout(page) == before


def layout(page: Page) -> dict[str, float]:
    page.evaluate("new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))")
    found: dict[str, float] = page.evaluate(
        """() => {
          const board = document.querySelector("[role=grid]").getBoundingClientRect();
          const page = document.scrollingElement;
          return { left: board.left, top: board.top, square: board.width / 10,
                   width: page.scrollWidth, height: page.scrollHeight };
        }"""
    )
    return found


@pytest.mark.parametrize("size", list(SIZES))
def test_targets_and_letters_are_large_enough(new_page: NewPage, size: str) -> None:
    page = new_page(SIZES[size])
    for path in ("/", "/new/heroes", "/rules/heroes"):
        page.goto(path)
        page.get_by_role("heading", level=2).or_(page.get_by_role("combobox")).first.wait_for()
        assert too_small(page) == []
    sit_down(page, "friend")
    play(page, "e1-e3")
    assert too_small(page) == []


def test_a_phone_has_the_rest_in_sheets(new_page: NewPage) -> None:
    page = new_page(PHONE)
    sit_down(page, "friend")
    play(page, "e1-e3", "e10-e8")
    page.get_by_role("button", name="Moves").click()
    page.locator(".history").get_by_role("button", name="moves a warrior from e1 to e3.").click()
    expect(page.get_by_role("grid", name="Board")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Close the moves").click()
    expect(page.get_by_text("Looking back: after move 1 of 2")).to_be_visible()
    page.get_by_role("button", name="Back to the game").first.click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog", name="More").get_by_role("button", name="Flip").click()
    first = page.locator(".row").first.locator("[data-square]").first
    expect(first).to_have_attribute("data-square", "j1")
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog", name="More").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


def test_the_board_and_the_moves_are_there_as_text(page: Page) -> None:
    sit_down(page, "friend")
    grid = page.get_by_role("grid", name="Board")
    expect(grid.get_by_role("row")).to_have_count(10)
    expect(grid.get_by_role("gridcell")).to_have_count(100)
    for piece in snapshot(page)["frame"]["view"]["pieces"]:
        colour = ("gold", "teal")[piece["seat"]]
        label = f"{piece['square']}, {colour} {piece['kind']}"
        expect(square(page, piece["square"])).to_have_accessible_name(
            label + (", may move" if piece["seat"] == 0 else "")
        )
    expect(square(page, "b7")).to_have_accessible_name("b7, teal city")
    expect(square(page, "a5")).to_have_accessible_name("a5, empty")
    spoken = page.locator("[aria-live=polite]")
    play(page, "e1-e3")
    expect(spoken).to_contain_text("moves a warrior from e1 to e3.")
    square(page, "a5").click()
    expect(spoken).to_contain_text("None of your pieces stands there.")
