"""Looking: hints, the moves so far, the end of a game, records."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT
from tests.browser.player import moves_made, play, sit_down, snapshot, square

BROKEN = {"format": "kurultai/1", "game": "heroes", "rules": "1", "seats": 2, "options": {}}


def test_a_hint_is_a_legal_move_shown_on_the_board(page: Page) -> None:
    sit_down(page, "friend")
    with page.expect_response("**/hint") as asked:
        page.get_by_role("button", name="Hint").click()
    hint = asked.value.json()
    assert hint["move"] in {choice["move"] for choice in snapshot(page)["choices"]}
    plan = page.get_by_role("group", name="A plan for this turn")
    expect(plan).to_contain_text(re.compile(re.escape(hint["best"][0]["text"][1:])))
    expect(plan).to_contain_text(f"{round(100 * hint['share'])} %")
    others = page.get_by_role("list", name="Or else").get_by_role("button")
    expect(others).to_have_count(len(hint["best"]) - 1)
    expect(others.last).to_have_attribute("aria-pressed", "false")
    others.last.click()
    expect(others.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator("svg .hint-thread")).to_have_count(1)
    other = next(name for name in ("e1", "d1") if not hint["best"][-1]["move"].startswith(name))
    square(page, other).click()
    expect(page.locator("svg .hint-thread")).to_have_count(0)


def test_the_game_is_scrubbed_and_gone_on_with(page: Page) -> None:
    sit_down(page, "friend")
    play(page, "e1-e3", "e10-e8", "d1-c3", "d10-c8")
    page.get_by_role("button", name="One move back").click()
    expect(page.get_by_text("Looking back: after move 3 of 4")).to_be_visible()
    expect(square(page, "d10")).to_have_accessible_name("d10, teal warrior")
    page.get_by_role("button", name="moves a warrior from e1 to e3.").click()
    expect(square(page, "e10")).to_have_accessible_name("e10, teal warrior")
    expect(page.locator("[aria-current=step]")).to_contain_text("e1 to e3")
    square(page, "d1").click()
    expect(page.get_by_text("Looking back: after move 1 of 4")).to_be_visible()
    page.get_by_role("slider").fill("0")
    expect(square(page, "e1")).to_have_accessible_name("e1, gold warrior")
    page.get_by_role("button", name="Back to the game").first.click()
    expect(square(page, "c8")).to_have_accessible_name("c8, teal warrior")
    play(page, "e3-e5")
    assert moves_made(page) == 5


def test_resign_result_rematch(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    result = page.get_by_role("dialog", name="The game is over")
    expect(result.get_by_text("Not this time", exact=True)).to_be_visible()
    assert snapshot(page)["result"]["ended"] == "resign 0"
    before = page.url
    result.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_role("grid")).to_be_visible()
    table = snapshot(page)
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "me"]
    expect(page.locator(".row").first.locator("[data-square]").first).to_have_attribute(
        "data-square", "j1"
    )  # Teal looks from the other side


def test_a_record_is_downloaded_and_looked_at(page: Page, tmp_path: Path) -> None:
    sit_down(page, "friend")
    play(page, "e1-e3", "e10-e8")
    with page.expect_download() as started:
        page.get_by_role("link", name="Record").click()
    file = tmp_path / "game.json"
    started.value.save_as(file)
    record = json.loads(file.read_text())
    assert [entry["move"] for entry in record["moves"]] == ["e1-e3", "e10-e8"]
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("A record, to look at")).to_be_visible()
    expect(square(page, "e8")).to_have_accessible_name("e8, teal warrior")
    expect(page.locator(".movable")).to_have_count(0)
    page.get_by_role("button", name="One move back").click()
    expect(square(page, "e8")).to_have_accessible_name("e8, empty")


def test_a_broken_record_is_refused_in_one_sentence(page: Page, tmp_path: Path) -> None:
    page.goto("/")
    file = tmp_path / "game.json"
    file.write_text("not a record")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("This file is not a record")
    file.write_text(json.dumps({**BROKEN, "moves": [{"by": 0, "move": "e1-e9"}]}))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("e9")
    expect(page).to_have_url(re.compile(r"/$"))


def test_a_board_file_of_ones_own(page: Page, tmp_path: Path) -> None:
    shipped = (ROOT / "src/kurultai/games/heroes/data/board.toml").read_text()
    usual = '"b1", "c1", "d1"'
    assert usual in shipped
    start_with(page, tmp_path, shipped.replace(usual, '"a1", "a2", "b2"').replace('"e1"', '"b1"'))
    expect(square(page, "a2")).to_have_accessible_name("a2, gold warrior, may move")
    square(page, "a1").click()  # shut in by its own side
    expect(page.locator(".note")).to_contain_text("This piece cannot move")
    start_with(page, tmp_path, shipped.replace(usual, '"z9", "c1", "d1"'))
    expect(page.get_by_role("alert").last).to_contain_text("this file cannot be played yet")
    expect(page.locator(".told li")).to_contain_text("z9")
    start_with(page, tmp_path, "not = a = layout")
    expect(page.locator(".told")).to_contain_text("Line 1, character 7 of the file is not TOML.")


def start_with(page: Page, folder: Path, layout: str) -> None:
    file = folder / "layout.toml"
    file.write_text(layout)
    page.goto("/new/heroes")
    page.get_by_text("Options and language").click()
    page.get_by_label("Another starting layout").set_input_files(file)
    page.get_by_role("button", name="Start the game").click()
