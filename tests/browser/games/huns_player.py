"""What a person does at a table of Huns: answers given by clicking what the table offers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import awaited, snapshot

Table = dict[str, Any]

PEOPLE = {
    "me": {"kind": "me"},
    "friend": {"kind": "friend"},
    "bot": {"kind": "bot", "level": "foal"},
}
COVER = "show the table"
POST = """([path, body]) => fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
}).then((answer) => answer.json())"""


def sit_at(page: Page, *people: str, cards: dict[str, Any] | None = None) -> None:
    """Open a table of Huns, perhaps with other cards, and sit down at it."""
    page.goto("/")
    seats = [PEOPLE[person] for person in people]
    options = {"cards": cards} if cards else {}
    body = {"game": "huns", "seats": seats, "options": options}
    table = page.evaluate(POST, ["/api/tables", body])
    page.goto(f"/tables/{table['id']}")
    expect(place(page, "die:blue")).to_be_visible()


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]')


def question(table: Table) -> str:
    return str(table["frame"]["view"]["question"])


def post(page: Page, table: Table, move: str) -> Table:
    """A move made elsewhere, as from another window of this browser; the table after it."""
    body = {"move": move, "version": table["version"], "id": f"{table['version']}-{move}"}
    found: Table = page.evaluate(POST, [f"/api/tables/{table['id']}/moves", body])
    return found


def shows(page: Page, table: Table) -> None:
    """The page has heard of the last move, and has shown all of it, or waits under its cover."""
    at = table["frame"]["at"]
    expect(page.locator(f'.history [data-at="{at}"]').first).to_be_attached()
    shown = page.locator(f'main[data-shown="{at}"]')
    expect(shown.or_(page.get_by_role("button", name=COVER)).first).to_be_attached()


def go_on(page: Page, chance: random.Random, until: Callable[[Table], bool]) -> Table:
    """Random answers, given elsewhere, until something is asked (or the game is over)."""
    table = snapshot(page)
    for _ in range(3000):
        if table["result"] or (table["choices"] and until(table)):
            shows(page, table)
            read(page)
            return table
        if table["choices"]:
            table = post(page, table, chance.choice(table["choices"])["move"])
        else:
            table = awaited(page, lambda now: now["choices"] or now["result"])
    raise AssertionError("this was never asked")


def find(
    page: Page, until: Callable[[Table], bool], cards: dict[str, Any] | None = None, seats: int = 2
) -> Table:
    """A table of people at this screen at which this is asked: in the first game, or the next."""
    for _ in range(6):
        sit_at(page, "me", *["friend"] * (seats - 1), cards=cards)
        table = go_on(page, random.Random(), until)
        if not table["result"]:
            return table
    raise AssertionError("this was never asked in six games")


def lift(page: Page) -> None:
    """Lift the cover, if there is one, and read what lies under it."""
    cover = page.get_by_role("button", name=COVER)
    if cover.is_visible():
        cover.click()
        expect(cover).to_have_count(0)
        read(page)


def read(page: Page) -> None:
    """Put down a card that is held up until it was read, if there is one and no cover over it."""
    button = _held_up(page)
    if button.is_visible() and not page.get_by_role("button", name=COVER).is_visible():
        button.click()


def _held_up(page: Page) -> Locator:
    return page.locator(".held-up .button.primary")


def answer(page: Page, table: Table, chance: random.Random) -> None:
    """Click something that is offered, again and again, until that was a move."""

    def has_answered(now: Table) -> bool:
        if now["version"] != table["version"]:
            return True
        lift(page)
        offered = _offered(page)
        if offered:
            chance.choice(offered).click()
        return False

    awaited(page, has_answered)


def _offered(page: Page) -> list[Locator]:
    """What can be clicked just now: the card or sheet on top of everything, else a question with
    its cards, else the table and the buttons beside it.
    """
    sheet = page.locator("dialog[open] .button.primary")
    prompt = page.locator("section.prompt .answers .button.primary")
    table = page.locator(
        ".scroll .offered, .scroll .whole, .asked .button.primary, .tray .chip:not(.quiet)"
    )
    for things in (_held_up(page), sheet, prompt, table):
        found = [thing for thing in things.all() if thing.is_visible()]
        if found:
            return found
    return []
