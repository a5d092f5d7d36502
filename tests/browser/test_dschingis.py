"""Dschingis Khan in the browser: whole games by clicks, previews, ways, secrets, counting."""

from __future__ import annotations

import asyncio
import random
import re
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Locator, Page, expect

from kurultai.bots.bot import Cancel, Thought
from kurultai.bots.levels import Level
from kurultai.bots.random import Random
from kurultai.core.game import Game, Position
from kurultai.core.text import text
from kurultai.server import preparing
from kurultai.server import serving as serving_with
from kurultai.server.app import Settings, create
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.player import snapshot
from tests.browser.test_everyone import serious_findings

BUTTONS = {
    "take-wall": "Draw a wall",
    "take-token": "Draw a token",
    "build": "Build",
    "march": "March",
    "lift": "Lift the leader",
}
LIFT = re.compile("show the table")
# Notes every running total that was shown while counting, whenever that was.
WATCH_COUNTING = """
window.counted = [];
new MutationObserver(() => {
  const counts = document.querySelector(".counts")?.innerText;
  if (counts && window.counted.at(-1) !== counts) window.counted.push(counts);
}).observe(document, { childList: true, characterData: true, subtree: true });
"""

Snapshot = dict[str, Any]


class First:
    """Takes the first move there is: builds at the west end, far from where these tests play."""

    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        return Thought(int(p.legal()[0]), share=0.5)


class Hasty:
    """Draws tokens and marches while it can, so that a game ends soon."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        for move in (int(move) for move in p.legal()):
            if p.format(move) in {"take token", "march"}:
                return Thought(move, share=0.5)
        return self._random.choose(p, cancel)


class Simple:
    """Opponents that answer at once."""

    def levels(self, game_id: str) -> tuple[Level, ...]:
        about = text("for tests", "pour les tests")
        return tuple(Level(id_, text(id_, id_), about, "random") for id_ in ("first", "hasty"))

    def make(self, game: Game, level: str, seed: int) -> First | Hasty:
        return First() if level == "first" else Hasty(seed)

    def hint(self, game: Game, position: Position, cancel: Cancel) -> Thought:
        return Random(1).choose(position, cancel)


class Quick:
    """A server in a thread whose bots do not pause: a whole game takes seconds."""

    def __init__(self, data: Path) -> None:
        app = create(Settings(data, opponents=Simple(), pause=0))
        self._server = uvicorn.Server(serving_with.config(app))
        listening = serving_with.bound("127.0.0.1", 20000 + random.randrange(20000))
        self.address = serving_with.address(listening).rstrip("/")
        self._thread = threading.Thread(target=self._run, args=[listening])
        self._thread.start()

    def _run(self, listening: socket.socket) -> None:
        asyncio.run(self._server.serve(sockets=[listening]))

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(timeout=20)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quick]:
    """In place of `kurultai serve`. These opponents need nothing compiled but the rules."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(preparing, "is_ready", lambda game_id: True)
        patch.setattr(preparing, "load", lambda game_id: None)
        server = Quick(tmp_path_factory.mktemp("data"))
        yield server
        server.stop()


def sit_down(page: Page, *others: str) -> None:
    """Open a table as Red, with friends or bots of a level on the other seats."""
    page.add_init_script(WATCH_COUNTING)
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
    for _ in range(400):
        found = snapshot(page)
        if found["result"] or (found["choices"] and found["version"] > after):
            if not found["result"] and page.get_by_role("button", name=LIFT).is_visible():
                page.get_by_role("button", name=LIFT).click()
            asked = found["frame"]["asked"]["en"]
            if not found["result"]:
                expect(page.locator(".sentence")).to_have_text(asked)
            return found
        page.wait_for_timeout(25)
    raise AssertionError("nothing was asked of this browser")


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


def go_on(page: Page, moves: list[str | Callable[[str], bool]]) -> Snapshot:
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


def play_to_the_end(page: Page, seed: int, finger: bool = False) -> Snapshot:
    """A whole game by clicks; the last round with everything that moves."""
    rng, version = random.Random(seed), -1
    while True:
        table = my_move(page, version)
        if table["result"]:
            return table
        if table["frame"]["view"]["last_round"]:
            page.emulate_media(reduced_motion="no-preference")
        version = table["version"]
        soon = [c for c in table["choices"] if c["move"] == "take token" and rng.random() < 0.8]
        act(page, table, rng.choice(soon or table["choices"]), finger)


def expect_counted(page: Page, table: Snapshot) -> None:
    """One village after the other, and then the result."""
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible(timeout=30_000)
    assert len(set(page.evaluate("window.counted"))) > 2
    scores = dialog.locator(".score").all_inner_texts()
    assert [int(score.replace("−", "-")) for score in scores] == table["result"]["scores"]


def test_a_whole_game_ends_with_every_village_counted(page: Page) -> None:
    sit_down(page, "hasty")
    table = play_to_the_end(page, seed=5)
    assert all(village["known"] for village in table["frame"]["view"]["villages"])
    expect_counted(page, table)


def test_a_wall_says_what_it_would_cause_and_the_country_turns(page: Page) -> None:
    sit_down(page, "first")
    begun = ["settle", "take wall", "take wall", "build", "wall e3/f3", "wall d3/e3"]
    table = go_on(page, begun)
    steppe = page.locator(".steppe.here")
    before = steppe.count()
    spot(page, "e2/e3").hover()
    said = page.locator(".said")
    expect(said).to_contain_text("closes a loop: 3 by the new way, 1 along the Great Wall")
    expect(said).to_contain_text("now in Mongolia: e3")
    expect(steppe).to_have_count(before + 1)
    expect(page.locator(".cross")).to_have_count(1)
    assert snapshot(page)["version"] == table["version"], "a preview is no move"
    spot(page, "e2/e3").click()
    expect(spot(page, "e3")).to_have_accessible_name(re.compile("^e3, Mongolia"))


def test_a_line_that_touches_no_wall_says_why_not(page: Page) -> None:
    sit_down(page, "first")
    table = go_on(page, ["settle", "take wall", "take wall", "build"])
    free = {choice["steps"][0] for choice in table["choices"]}
    walls = {wall["line"] for wall in table["frame"]["view"]["walls"]}
    lines = [line["id"] for line in table["frame"]["view"]["map"]["lines"]]
    far = next(line for line in lines if line not in free | walls)
    spot(page, far).click()
    expect(page.locator(".note")).to_contain_text("touches the standing wall")
    expect(page.locator(".note").get_by_role("link")).to_have_attribute("href", re.compile("#D11"))


def test_a_way_along_the_wall_is_shown_before_it_is_walked(page: Page) -> None:
    sit_down(page, "first")
    table = go_on(page, [by_the_wall, "take wall", "take wall", "march"])
    roads = {c["steps"][0] for c in table["choices"] if len(c["steps"]) == 3}
    far = next(c for c in table["choices"] if len(c["steps"]) == 4 and c["steps"][0] not in roads)
    village = far["steps"][0]
    spot(page, village).click()
    expect(page.locator(".way")).to_be_visible()
    expect(page.locator(".said")).to_contain_text("which token?")
    assert snapshot(page)["version"] == table["version"], "shown, not walked"
    token(page, far["steps"][-1]).click()
    expect(spot(page, village)).to_have_accessible_name(re.compile("Red's leader"))
    walls = snapshot(page)["frame"]["view"]["walls"]
    assert sum(not wall["open"] for wall in walls) >= 2


def test_a_village_visited_says_why_not(page: Page) -> None:
    sit_down(page, "first")
    table = go_on(page, [by_the_wall, "take token", "take token", "march"])
    [start] = table["frame"]["view"]["visited"]
    go_on(page, [lambda move: " road " in move])
    spot(page, start).click()
    expect(page.locator(".note")).to_contain_text(f"our leader has been in {start} this turn")


def test_a_token_is_dragged_to_a_village(page: Page) -> None:
    sit_down(page, "first")
    table = go_on(page, ["settle", "take token", "take token", "march"])
    choice = table["choices"][0]
    kind, village = choice["steps"][-1], choice["steps"][0]
    token(page, kind).hover()
    page.mouse.down()
    to = spot(page, village).bounding_box()
    assert to is not None
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=5)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    expect(spot(page, village)).to_have_accessible_name(re.compile("Red's leader"))
    after = snapshot(page)["frame"]["view"]["villages"]
    stack = next(v["stack"] for v in after if v["id"] == village)
    assert stack[-1] == {"seat": 0, "kind": kind}


def test_a_wall_is_laid_by_keyboard(page: Page) -> None:
    sit_down(page, "first")
    table = go_on(page, ["settle", "take wall", "take wall", "build"])
    line = table["choices"][0]["steps"][0]
    page.locator('[data-spot][tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.spot")
    assert "/" in focused
    spot(page, line).focus()
    page.keyboard.press("Enter")
    assert my_move(page, table["version"])["frame"]["move"] == f"wall {line}"


def test_friends_at_one_screen_see_their_own_things_only(page: Page) -> None:
    sit_down(page, "friend")
    first = snapshot(page)["frame"]["by"]
    colours = ["Red", "Green"]
    cover = page.get_by_role("dialog", name=f"{colours[first]}, it is your turn")
    expect(cover).to_be_visible()
    page.get_by_role("button", name=LIFT).click()
    expect(cover).to_be_hidden()
    expect(page.locator("[data-token]")).to_have_count(2)
    table = my_move(page)
    act(page, table, table["choices"][0])
    other = page.get_by_role("dialog", name=f"{colours[1 - first]}, it is your turn")
    expect(other).to_be_visible()
    page.get_by_role("button", name=LIFT).click()
    villages = [v for v in my_move(page)["frame"]["view"]["villages"] if v["stack"]]
    assert [v["stack"][0]["kind"] for v in villages] == [None, None]
    expect(spot(page, villages[0]["id"])).to_have_accessible_name(re.compile("face down"))


@pytest.mark.parametrize(("size", "light"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_no_serious_findings(new_page: NewPage, size: dict[str, int], light: str) -> None:
    page = new_page(size, color_scheme=light)
    sit_down(page, "first", "first", "first")
    go_on(page, ["settle"])
    found = {"take": serious_findings(page)}
    go_on(page, ["take wall", "take wall", "build"])
    found["build"] = serious_findings(page)
    page.goto("/rules/dschingis#build.loop")
    expect(page.get_by_role("link", name="Loops", exact=True)).to_be_visible()
    found["rules"] = serious_findings(page)
    assert found == {name: [] for name in found}
    small = (Path(__file__).with_name("too_small.js")).read_text()
    assert [one for one in page.evaluate(small) if "data-spot" not in one] == []


def test_in_french(new_page: NewPage) -> None:
    page = new_page(locale="fr-FR")
    page.goto("/new/dschingis")
    page.get_by_role("button", name="Commencer la partie").click()
    expect(page.get_by_role("group", name="Plateau")).to_be_visible()
    expect(page.locator(".said")).to_contain_text("Choisissez deux villages vides voisins")
    expect(spot(page, "a3")).to_have_accessible_name(re.compile("^a3, Chine"))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_on_a_phone(new_page: NewPage, seats: int) -> None:
    page = new_page(PHONE, has_touch=True)
    sit_down(page, *["hasty"] * (seats - 1))
    table = play_to_the_end(page, seed=seats, finger=True)
    expect_counted(page, table)


@pytest.mark.long
@pytest.mark.parametrize("friends", [1, 2, 3])
def test_whole_games_of_friends_at_one_screen(new_page: NewPage, friends: int) -> None:
    page = new_page()
    sit_down(page, *["friend"] * friends)
    table = play_to_the_end(page, seed=friends)
    expect_counted(page, table)
