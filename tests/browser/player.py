"""What a person does at a table, and what they see there."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

EN = {"start": "Start the game", "friend": "A friend here", "bot": "A bot", "me": "Me"}
FR = {"start": "Commencer la partie", "friend": "Un ami ici", "bot": "Un bot", "me": "Moi"}


def sit_down(
    page: Page, rival: str = "bot", words: dict[str, str] = EN, level: str = "herder"
) -> None:
    """Open a table of Heroes as Gold, against a bot or a friend at this screen."""
    page.goto("/new/heroes")
    teal = page.get_by_role("group").nth(1)
    teal.get_by_text(words[rival], exact=True).click()
    if rival == "bot":
        page.get_by_role("combobox").select_option(level)
    page.get_by_role("button", name=words["start"]).click()
    expect(page.get_by_role("grid")).to_be_visible()


def square(page: Page, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"]')


def moves_made(page: Page) -> int:
    return int(snapshot(page)["frame"]["at"])


def snapshot(page: Page) -> dict[str, Any]:
    """The server's word on the table that is open."""
    found = page.evaluate("fetch('/api' + location.pathname).then((answer) => answer.json())")
    assert isinstance(found, dict)
    return found


def awaited(page: Page, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The table once it is as wanted, however long that takes on a busy machine."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        table = snapshot(page)
        if wanted(table):
            return table
        page.wait_for_timeout(25)
    raise AssertionError("the table never came to that")


def expect_scores(page: Page, table: dict[str, Any]) -> Locator:
    """The result with its score sheet: every line, what was counted, and the totals."""
    result = page.get_by_role("dialog")
    expect(result).to_be_visible(timeout=30_000)
    frame = table["frame"]
    for line in frame["sheet"]:
        if line["counts"] != "tie":
            expect(result.get_by_role("row", name=line["text"]).first).to_be_visible()
    total = result.get_by_role("row", name="Total").get_by_role("cell")
    expect(total).to_have_text([str(n).replace("-", "−") for n in table["result"]["scores"]])
    expect(result.locator("details li")).to_have_count(len(frame["counting"]))
    return result


def play(page: Page, *moves: str) -> None:
    """Make moves by clicking; each is seen on the board before the next."""
    for move in moves:
        start, end = move.split("-")
        square(page, start).click()
        square(page, end).click()
        expect(square(page, start)).to_have_accessible_name(
            re.compile(rf"^{start}, (empty|gold city|teal city)")
        )


def settled(page: Page) -> None:
    """The bot has answered and it is my move, or the game is over."""
    done = page.locator(".movable").or_(page.get_by_role("button", name="Result and rematch"))
    expect(done.first).to_be_visible()
