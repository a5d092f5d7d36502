"""How somebody makes a given move in each game: by mouse, or by finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.games import dschingis_player, khan_player

Table = dict[str, Any]
Touch = Callable[[Locator], None]


def make(page: Page, table: Table, move: str, finger: bool) -> None:
    """The move, as the table offers it, and what it asks before it is made."""
    choice = next(each for each in table["choices"] if each["move"] == move)
    HANDS[table["game"]](page, table, choice, finger)
    yes = page.locator(".asked .told").get_by_role("button", name="Play it")
    moved = page.locator(f'main[data-shown="{table["frame"]["at"]}"]')
    if table["game"] != "khan" and yes.is_visible():
        yes.click()
    expect(moved).to_have_count(0)


def touching(finger: bool) -> Touch:
    return (lambda place: place.tap()) if finger else (lambda place: place.click())


def heroes(page: Page, table: Table, choice: Table, finger: bool) -> None:
    touch = touching(finger)
    for step in choice["steps"]:
        if step == "promote":
            touch(page.locator(".asked").get_by_role("button", name="Make it a hero"))
        else:
            touch(page.locator(f'[data-square="{step}"]'))


def khan(page: Page, table: Table, choice: Table, finger: bool) -> None:
    khan_player.click(page, choice["move"])


def dschingis(page: Page, table: Table, choice: Table, finger: bool) -> None:
    dschingis_player.act(page, table, choice, finger)


def huns(page: Page, table: Table, choice: Table, finger: bool) -> None:
    touch = touching(finger)
    word, *things = choice["move"].split()

    def place(name: str) -> Locator:
        return page.locator(f'[data-place="{name}"]').first

    if word == "die":
        touch(place(f"die:{things[0]}"))
    elif word == "pillage":
        touch(page.locator(".bowl.offered").first)
    elif word == "draw":
        touch(page.locator(".deck.offered").first)
    elif word == "take":
        touch(
            place("pile")
            if things[0] == "top"
            else page.locator(f'.whole[data-place="{things[0]}"]')
        )
    elif word == "put":
        _put(page, touch, *things[:2])
    elif word == "play":
        card = page.locator(f'.prompt .choice[data-thing="{things[0]}"]')
        touch(card.locator(".answers .button").first)
    elif word in ("flee", "suffer"):
        touch(page.locator(".prompt .answers .button").nth(int(word == "suffer")))
    elif word in ("use", "none"):
        answers = page.locator(".prompt .answers .button, .asked .told .button.primary")
        touch(
            answers.nth(int(word == "none")) if page.locator(".prompt").count() else answers.first
        )
    elif word == "raid":
        touch(place(things[0]))
        touch(page.get_by_role("dialog").locator(".button.primary"))
    else:
        raise AssertionError(choice)


def _put(page: Page, touch: Touch, colour: str, where: str) -> None:
    """A cube into a slot, from wherever it may come."""
    if not where.startswith("wg"):
        touch(page.locator(f'.own [data-place="{where}"]').first)
        return
    touch(page.locator(f'.own [data-place="{where}:{colour}"].offered[data-free]').first)
    source = page.locator(".pot.offered, .tray .chip")
    if page.locator(".own .chosen").count() and source.count():
        touch(source.first)


HANDS = {"heroes": heroes, "khan": khan, "dschingis": dschingis, "huns": huns}
