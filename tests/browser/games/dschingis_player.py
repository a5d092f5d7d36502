"""What a person does at a table of Dschingis Khan, by mouse or by finger."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import awaited, expect_scores

BUTTONS = {
    "take-wall": "Draw a wall",
    "take-token": "Draw a token",
    "build": "Build",
    "march": "March",
    "lift": "Lift the leader",
}
LIFT = re.compile("show the table")
# Notes everything that was said while counting, whenever that was.
WATCH_COUNTING = """
window.counted = [];
new MutationObserver(() => {
  const counts = document.querySelector(".sentence.counting")?.innerText;
  if (counts && window.counted.at(-1) !== counts) window.counted.push(counts);
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
NO_COACH = "localStorage.setItem('kurultai.coach', 'off')"

Snapshot = dict[str, Any]
FEW_TOKENS = 4


def sit_down(page: Page, *others: str) -> None:
    """Open a table as Red, with friends or bots of a level on the other seats."""
    page.add_init_script(WATCH_COUNTING)
    page.add_init_script(NO_COACH)
    page.goto("/")
    seats = [{"kind": "me"}]
    seats += [{"kind": o} if o == "friend" else {"kind": "bot", "level": o} for o in others]
    table = post(page, "/tables", {"game": "dschingis", "seats": seats})
    page.goto(f"/tables/{table['id']}")
    expect(page.get_by_role("group", name="Board")).to_be_visible()


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    send = """([path, body]) => fetch('/api' + path, {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)
    }).then((answer) => answer.json())"""
    found: dict[str, Any] = page.evaluate(send, [path, body])
    return found


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-spot="{name}"]')


def token(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-token="{kind}"]').first


def my_move(page: Page, after: int = -1) -> Snapshot:
    """The table once a decision is asked of this browser, or the game is over."""
    found = awaited(page, lambda t: t["result"] or (t["choices"] and t["version"] > after))
    if found["result"]:
        return found
    asked = page.locator(".sentence").filter(has_text=found["frame"]["asked"])
    lift = page.get_by_role("button", name=LIFT)
    expect(lift.or_(asked).first).to_be_visible()
    if lift.is_visible():
        lift.click()
    expect(asked).to_be_visible()
    return found


def touch(found: Locator, byfinger: bool) -> None:
    if byfinger:
        found.tap()
    else:
        found.click()


def act(page: Page, table: Snapshot, choice: dict[str, Any], finger: bool = False) -> None:
    """Make this move the way a person does."""
    phase, steps = table["frame"]["view"]["phase"], choice["steps"]
    if phase in {"take", "choose"}:
        touch(page.get_by_role("button", name=BUTTONS[steps[0]], exact=True), finger)
        return
    touch(spot(page, steps[0]), finger)
    if phase == "settle":
        touch(spot(page, steps[1]), finger)
        touch(page.get_by_role("button", name="Settle", exact=True), finger)
    if phase == "march":
        touch(token(page, steps[-1]), finger)
    if phase == "build" and finger:
        touch(page.get_by_role("button", name="Lay the wall"), finger)


def go_on(page: Page, moves: Sequence[str | Callable[[str], bool]]) -> Snapshot:
    """Make moves by clicks, each given by its beginning or by what it must satisfy."""
    table = my_move(page)
    for wanted in moves:
        fits = wanted if callable(wanted) else lambda move, w=wanted: move.startswith(w)
        choice = next(c for c in table["choices"] if fits(c["move"]))
        act(page, table, choice)
        table = my_move(page, after=table["version"])
    return table


def by_the_wall(move: str) -> bool:
    """Settle somewhere with the leader beside the middle of the starting wall."""
    return move.rsplit(maxsplit=1)[-1] in {"c3", "d3", "e3", "f3", "c4", "d4", "e4", "f4"}


def is_near_the_end(view: dict[str, Any]) -> bool:
    """In the last round single answers are given: there may be nothing left to decide in it."""
    left = [seat["tokens"] + seat["passive"] for seat in view["seats"]]
    return bool(view["last_round"]) or min(left) <= FEW_TOKENS


def play_to_the_end(page: Page, seed: int, finger: bool = False) -> Snapshot:
    """A whole game by clicks; its last rounds with everything that moves."""
    rng, version = random.Random(seed), -1
    while True:
        table = my_move(page, version)
        if table["result"]:
            return table
        if is_near_the_end(table["frame"]["view"]):
            page.emulate_media(reduced_motion="no-preference")
        version = table["version"]
        soon = [c for c in table["choices"] if c["move"] == "take token" and rng.random() < 0.8]
        act(page, table, rng.choice(soon or table["choices"]), finger)


def expect_counted(page: Page, table: Snapshot) -> None:
    """One village after the other, and then the result."""
    expect_scores(page, table)
    assert len(set(page.evaluate("window.counted"))) > 2
