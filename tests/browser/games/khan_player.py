"""What a person does at a table of Khan, by mouse and through the interface below it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import awaited, snapshot

Table = dict[str, Any]
Wish = Callable[[list[str]], str]


def sit_down(page: Page, *seats: str, level: str = "foal", **options: str) -> None:
    """Open a table for me, friends here and bots."""
    page.goto("/")
    taken = [{"kind": kind, "level": level if kind == "bot" else None} for kind in seats]
    answer = page.request.post(
        "/api/tables", data={"game": "khan", "seats": taken, "options": options}
    )
    assert answer.ok, answer.text()
    page.goto(f"/tables/{answer.json()['id']}")
    expect(area(page, "f6")).to_be_attached()


def area(page: Page, name: str) -> Locator:
    return page.locator(f'[data-area="{name}"]')


def shape(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-shape="{kind}"]')


def send(page: Page, move: str) -> Table:
    """Play a move below the interface; the page hears of it."""
    table = snapshot(page)
    answer = page.request.post(
        f"/api/tables/{table['id']}/moves",
        data={"move": move, "version": table["version"], "id": f"sent-{table['version']}"},
    )
    assert answer.ok, answer.text()
    found: Table = answer.json()
    return found


def play_until(
    page: Page, wanted: Callable[[Table], bool], wish: Wish | None, limit: int = 200
) -> Table:
    """Let all people here play below the interface (or only wait) until a position is as wished."""
    for _ in range(limit):
        table = snapshot(page)
        if wanted(table):
            return table
        if wish is not None and table["choices"]:
            send(page, wish([choice["move"] for choice in table["choices"]]))
        else:
            awaited(page, lambda now: wanted(now) or bool(wish and now["choices"]))
    raise AssertionError("never came to that")


def at(step: str) -> Callable[[Table], bool]:
    return lambda table: table["frame"]["view"]["step"] == step


def until_moved(page: Page, table: Table) -> Table:
    """The table once another move has been made."""
    return play_until(page, lambda now: now["version"] > table["version"], None)


def quietly(moves: list[str]) -> str:
    """Nothing that could end the game soon: no special, a yurt rather than anything else."""
    for word in ("none", "agree", "yurt", "invade", "discard"):
        found = [move for move in moves if move.split()[0] == word]
        if found:
            return found[0]
    return moves[0]


def lift_cover(page: Page) -> None:
    """Between two people at one screen."""
    page.get_by_role("button", name=re.compile("show the table|montrer la table")).click()


def decide(page: Page, chance: random.Random) -> bool:
    """Make one decision by clicking. Whether there was one to make."""
    table = snapshot(page)
    if not table["choices"]:
        return False
    moves = [choice["move"] for choice in table["choices"]]
    large = [move for move in moves if move.startswith("conquer") and len(move.split()) > 4]
    move = chance.choice(large or [m for m in moves if not m.startswith("refuse")])
    click(page, move)
    expect(page.locator(f'.khan[data-at="{table["frame"]["at"]}"]')).to_have_count(0)
    return True


def click(page: Page, move: str) -> None:
    """Make a legal move as a person would."""
    word, *things = move.split()
    if word in ("place", "yurt", "invade"):
        if word == "invade":
            page.locator(f'[data-card="{things[0]}"]').click()
        area(page, things[-1]).click()
    elif word == "drive":
        ruler = next(r for r in snapshot(page)["frame"]["view"]["rulers"] if r["id"] == things[0])
        area(page, ruler["area"]).click()
        page.locator(".bar").get_by_role("button", name="Drive out").click()
    elif word == "conquer":
        for name in things[1:]:
            area(page, name).click()
        page.get_by_role("button", name="Lay it").click()
    elif word == "anywhere":
        page.get_by_role("button", name="Invade anywhere").click()
        area(page, things[0]).click()
    else:
        click_word(page, word, things)


def click_word(page: Page, word: str, things: list[str]) -> None:
    if word == "discard":
        for card in things:
            page.locator(f'[data-card="{card}"]').click()
        page.locator(".bar").get_by_role("button", name=re.compile("Keep all|Discard")).click()
    elif word == "none":
        page.get_by_role("button", name="Use none").click()
    elif word in ("agree", "refuse"):
        page.get_by_role("button", name=word.capitalize(), exact=True).click()
    else:
        page.locator(f'[data-special="{word}"]').click()
        if word == "scout":
            shape(page, things[0]).click()
        elif things:
            page.locator(f'[data-region="{things[0]}"]').click()
        page.get_by_role("button", name="Play it").click()
