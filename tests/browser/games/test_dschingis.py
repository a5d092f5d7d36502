"""Dschingis Khan in the browser: whole games by clicks, previews, ways, secrets, counting."""

from __future__ import annotations

import asyncio
import random
import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Page, expect

from kurultai.bots.bot import Cancel, Thought
from kurultai.bots.levels import Level
from kurultai.bots.random import Random
from kurultai.core.game import Game, Position
from kurultai.server import serve as serving_with
from kurultai.server.app import create
from kurultai.server.config import Config
from kurultai.server.thinking import compiling
from tests.browser.conftest import DESKTOP, PHONE, ROOT, NewPage
from tests.browser.fingers import Fingers
from tests.browser.frame.test_everyone import serious_findings
from tests.browser.games.dschingis_player import (
    LIFT,
    act,
    by_the_wall,
    expect_counted,
    go_on,
    my_move,
    play_to_the_end,
    sit_down,
    spot,
    token,
)
from tests.browser.inspection import too_small
from tests.browser.player import snapshot
from tests.wording import text

# Notes the arms of the wall with their lengths whenever they change, previews left out.
WATCH_ARMS = """
window.arms = [];
new MutationObserver(() => {
  if (document.querySelector(".ghost")) return;
  const arms = [...document.querySelectorAll(".count")].map(
    (each) => `${each.textContent.trim()} ${each.getAttribute("class").split(" ")[1]}`);
  const told = arms.join(" ");
  if (told && window.arms.at(-1) !== told) window.arms.push(told);
}).observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
"""


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

    def make(self, game: Game, level: str, seed: int, seats: int) -> First | Hasty:
        return First() if level == "first" else Hasty(seed)

    def hint(self, game: Game, position: Position, cancel: Cancel) -> Thought:
        return Random(1).choose(position, cancel)


class Quick:
    """A server in a thread whose bots do not pause: a whole game takes seconds."""

    def __init__(self, data: Path) -> None:
        chosen = Config(data, pause=0)
        self._server = uvicorn.Server(serving_with.uvicorn_config(create(chosen, Simple()), chosen))
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
        patch.setattr(compiling, "is_ready", lambda game_id: True)
        patch.setattr(compiling, "load", lambda game_id: None)
        server = Quick(tmp_path_factory.mktemp("data"))
        yield server
        server.stop()


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
    expect(said).to_contain_text("closes a loop: the new way is 3 walls long, the old way 1.")
    expect(said).to_contain_text("e3 now lies in Mongolia.")
    expect(steppe).to_have_count(before + 1)
    expect(page.locator(".cross")).to_have_count(1)
    expect(page.locator(".count.falls")).to_have_text("1")  # both arms, counted on the wall itself
    expect(page.locator(".count.stays")).to_have_text("3")
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
    expect(page.locator(".note")).to_contain_text("must touch the wall that stands")
    expect(page.locator(".note").get_by_role("link")).to_have_attribute("href", re.compile("#D11"))


def test_a_way_along_the_wall_is_shown_before_it_is_walked(page: Page) -> None:
    sit_down(page, "first")
    table = go_on(page, [by_the_wall, "take wall", "take wall", "march"])
    roads = {c["steps"][0] for c in table["choices"] if len(c["steps"]) == 3}
    far = next(c for c in table["choices"] if len(c["steps"]) == 4 and c["steps"][0] not in roads)
    village = far["steps"][0]
    spot(page, village).click()
    expect(page.locator(".way")).to_be_visible()
    expect(page.locator(".sentence")).to_contain_text("which token do you lay there?")
    assert snapshot(page)["version"] == table["version"], "shown, not walked"
    token(page, far["steps"][-1]).click()
    expect(spot(page, village)).to_have_accessible_name(re.compile("token of Red|Red on top"))
    walls = snapshot(page)["frame"]["view"]["walls"]
    assert sum(not wall["open"] for wall in walls) >= 2


def test_a_way_is_chosen_by_its_two_gates(page: Page) -> None:
    sit_down(page, "first")
    table = go_on(page, [by_the_wall, "take wall", "take wall", "march"])
    village, up, down, kind = next(c["steps"] for c in table["choices"] if len(c["steps"]) == 4)
    expect(spot(page, up)).to_have_accessible_name(re.compile("climb the wall here$"))
    spot(page, up).click()
    expect(page.locator(".sentence")).to_contain_text("Touch the gate where he comes down")
    expect(spot(page, down)).to_have_accessible_name(re.compile("come down here$"))
    spot(page, down).click()
    if page.locator(".sentence", has_text="which token").count() == 0:  # both sides are free
        spot(page, village).click()
    expect(page.locator(".way")).to_be_visible()
    assert snapshot(page)["version"] == table["version"], "shown, not walked"
    token(page, kind).click()
    made = my_move(page, table["version"])
    assert any(f" wall {up} {down} " in line["move"] for line in made["moves"])


def test_a_village_out_of_reach_says_by_which_ways(page: Page) -> None:
    sit_down(page, "first")
    inland = {"b6", "c6", "d6", "e6", "f6"}
    table = go_on(page, [lambda move: move.split()[-1] in inland, "take token", "take token"])
    table = go_on(page, ["march"])
    near = {choice["steps"][0] for choice in table["choices"]}
    spot(page, "g1" if "g1" not in near else "c1").click()
    note = page.locator(".note")
    expect(note).to_contain_text("too far by road, and there is no open gate here")


def test_the_score_card_shows_what_a_token_is_worth(page: Page) -> None:
    sit_down(page, "first")
    table = my_move(page)
    card = page.get_by_role("table", name="What a token counts in each country")
    expect(card.get_by_role("row", name="Mongolia")).to_contain_text("−3")
    expect(card.locator(".pointed")).to_have_count(0)
    kind = table["frame"]["view"]["seats"][0]["active_kinds"][0]
    token(page, kind).hover()
    expect(card.locator(".pointed")).not_to_have_count(0)
    expect(token(page, kind)).to_have_attribute("title", re.compile("Mongolia|either country"))


def test_the_arms_are_counted_while_the_wall_is_judged(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(WATCH_ARMS)
    sit_down(page, "first")
    begun = ["settle", "take wall", "take wall", "build", "wall e3/f3", "wall d3/e3"]
    table = go_on(page, begun)
    spot(page, "e2/e3").click()
    my_move(page, table["version"])
    page.wait_for_function("() => window.arms.includes('1 falls 3 stays')")
    told = page.evaluate("window.arms")
    at = told.index("1 counted 3 counted")
    assert told[at + 1 : at + 3] == ["1 counted 3 stays", "1 falls 3 stays"]


def test_the_keys_of_the_board_are_listed(page: Page) -> None:
    sit_down(page, "first")
    my_move(page)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("walls, towers and leaders too")


def test_a_village_visited_says_why_not(page: Page) -> None:
    sit_down(page, "first")
    table = go_on(page, [by_the_wall, "take token", "take token", "march"])
    [start] = table["frame"]["view"]["visited"]
    go_on(page, [lambda move: " road " in move])
    spot(page, start).click()
    expect(page.locator(".note")).to_contain_text("our leader has been there this turn")


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
    assert too_small(page) == []


def test_two_fingers_bring_the_board_closer_and_one_moves_it(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True)
    sit_down(page, "first")
    table, fingers = my_move(page), Fingers(page)
    before = box(page, "d4")
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    fingers.drag(((x - 40, y), (x - 100, y)), ((x + 40, y), (x + 100, y)))
    close = box(page, "d4")
    assert close["width"] > 2 * before["width"]
    fingers.drag(((x, y), (x + 60, y + 40)))
    assert box(page, "d4")["x"] == pytest.approx(close["x"] + 60, abs=2)
    expect(page.locator(".picked")).to_have_count(0)
    assert snapshot(page)["version"] == table["version"], "a gesture is no move"
    free = {step for choice in table["choices"] for step in choice["steps"]}
    spot(page, next(village for village in ("e5", "d5", "e4", "d4") if village in free)).tap()
    expect(page.locator(".picked")).to_have_count(1)
    page.get_by_role("button", name="The whole board").tap()
    assert box(page, "d4") == before


def box(page: Page, name: str) -> dict[str, float]:
    found = spot(page, name).bounding_box()
    assert found is not None
    return {side: round(found[side], 1) for side in ("x", "y", "width", "height")}


def test_a_board_file_of_ones_own(page: Page, tmp_path: Path) -> None:
    shipped = (ROOT / "src/kurultai/games/dschingis/data/board.toml").read_text()
    road, none = "! o - o - o : o - o !", "! o : o - o - o - o !"
    assert road in shipped
    start_with(page, tmp_path, shipped.replace(road, none))
    page.wait_for_url("**/tables/*")  # the page before it shows the board, too
    expect(page.get_by_role("group", name="Board")).to_be_visible()
    lines = snapshot(page)["frame"]["view"]["map"]["lines"]
    roads = {line["id"] for line in lines if line["road"]}
    assert "d6/e6" in roads
    assert "b6/c6" not in roads
    start_with(page, tmp_path, shipped.replace(road, "! o - o -   : o - o !"))
    expect(page.get_by_role("alert").last).to_contain_text("this file cannot be played yet")
    expect(page.locator(".told")).to_contain_text("Right of c6 must be the outline")
    expect(page.locator(".told")).to_contain_text("There are 37 villages; the book has 38.")


def start_with(page: Page, folder: Path, board: str) -> None:
    file = folder / "board.toml"
    file.write_text(board)
    page.goto("/new/dschingis")
    page.get_by_text("Options and language").click()
    page.get_by_label("Another board").set_input_files(file)
    page.get_by_role("button", name="Start the game").click()


def test_in_french(new_page: NewPage) -> None:
    page = new_page(locale="fr-FR")
    page.goto("/new/dschingis")
    page.get_by_role("button", name="Commencer la partie").click()
    expect(page.get_by_role("group", name="Plateau")).to_be_visible()
    expect(page.locator(".sentence")).to_contain_text(
        "Installez-vous dans deux villages voisins et vides"
    )
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
