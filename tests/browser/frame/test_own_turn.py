"""My turn is mine: free undo far from each other, the turn started over, asked before it ends."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.far import meet
from tests.browser.player import awaited, moves_made, sit_down, snapshot, square

PLAY = """async ([move, version]) => {
  const body = JSON.stringify({ move, version, id: `m${version}` });
  const headers = { "Content-Type": "application/json" };
  await fetch(`/api${location.pathname}/moves`, { method: "POST", headers, body });
}"""


def first_choice(page: Page) -> dict[str, Any]:
    """Play whatever comes first; the table before it."""
    table = snapshot(page)
    page.evaluate(PLAY, [table["choices"][0]["move"], table["version"]])
    return table


def decided_twice(pages: tuple[Page, Page]) -> tuple[Page, Page, list[int]]:
    """Who is amid a turn of two free decisions, the other, and where the turn began."""
    seat, made = -1, []
    for _ in range(200):
        table = snapshot(pages[0])
        if table["frame"]["by"] != seat:
            seat, made = table["frame"]["by"], []
        page = pages[seat]
        if snapshot(page)["can"]["start_over"]:
            if len(made) > 1 and made[-1] == made[-2] + 1:
                return page, pages[1 - seat], made
        else:
            made = []
        made.append(len(first_choice(page)["moves"]))
    raise AssertionError("nobody ever decided twice in a turn")


def test_free_undo_at_a_far_table(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page()
    meet(ada, bo, "dschingis")
    mover, rival, made = decided_twice((ada, bo))
    undo = mover.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    awaited(mover, lambda table: len(table["moves"]) == made[-1])
    assert snapshot(rival)["asking"] is None
    first_choice(mover)
    awaited(mover, lambda table: len(table["moves"]) > made[-1])
    expect(mover.get_by_role("button", name="Start over")).to_be_visible()
    mover.keyboard.press("u")
    awaited(mover, lambda table: len(table["moves"]) == made[-1])
    mover.get_by_role("button", name="Start over").click()
    table = awaited(mover, lambda table: not table["can"]["start_over"])
    assert len(table["moves"]) <= made[-2]
    assert table["frame"]["by"] == snapshot(rival)["frame"]["by"]
    mover.get_by_role("button", name="Start over").click(force=True)
    expect(mover.locator(".note")).to_contain_text("Nothing of this turn can be taken back")


def test_the_button_says_when_others_are_asked(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page()
    meet(ada, bo)
    expect(ada.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    square(ada, "e1").click()
    square(ada, "e3").click()
    expect(ada.get_by_role("button", name="Ask to undo")).to_be_visible()
    ada.keyboard.press("u")
    expect(bo.get_by_text("Ada asks to take a move back.")).to_be_visible()


def test_a_finger_is_asked_before_the_turn_ends(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True)
    sit_down(page)
    square(page, "e1").tap()
    square(page, "e3").tap()
    question = page.get_by_role("button", name="End the turn")
    expect(question).to_be_visible()
    page.get_by_role("button", name="Not yet").click()
    expect(question).to_have_count(0)
    assert moves_made(page) == 0
    square(page, "d1").tap()
    square(page, "d3").tap()
    page.get_by_role("button", name="End the turn").click()
    expect(square(page, "d3")).to_have_accessible_name(re.compile("^d3, gold"))
    awaited(page, lambda table: table["frame"]["at"] == 2)
    page.get_by_role("button", name="More").click()
    page.get_by_text("Do not ask", exact=True).click()
    page.keyboard.press("Escape")
    square(page, "e1").tap()
    square(page, "e3").tap()
    awaited(page, lambda table: table["frame"]["at"] == 4)
