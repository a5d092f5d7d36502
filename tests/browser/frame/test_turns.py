"""Turns one can follow: the log by turns, going through a game by keys."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.games.khan_player import lift_cover
from tests.browser.player import awaited, sit_down


def open_khan(page: Page, moves: int = 20) -> None:
    """A table of Khan for two at this screen, some moves made, its page open and the cover lifted."""
    seats = [{"kind": "me"}, {"kind": "friend"}]
    page.goto("/")
    table = page.request.post("/api/tables", data={"game": "khan", "seats": seats}).json()
    while table["frame"]["at"] < moves:
        version = table["version"]
        body = {"move": table["choices"][0]["move"], "version": version, "id": str(version)}
        table = page.request.post(f"/api/tables/{table['id']}/moves", data=body).json()
    page.goto(f"/tables/{table['id']}")
    lift_cover(page)
    expect(page.locator("main")).to_have_attribute("data-shown", str(table["frame"]["at"]))


def test_the_log_goes_by_turns_and_unfolds_into_steps(page: Page) -> None:
    open_khan(page)
    table = awaited(page, lambda table: True)
    log = page.locator(".history")
    numbers = {line["turn"] for line in table["moves"]}
    expect(log.locator("[data-turn]")).to_have_count(len(numbers))
    expect(log.get_by_role("heading", name="Round 1")).to_be_attached()
    steps = log.locator('[data-turn="1"] .steps')
    expect(steps).to_be_hidden()
    log.get_by_role("button", name="Steps of turn 1").click()
    expect(steps).to_be_visible()
    assert steps.locator("[data-at]").count() == sum(m["turn"] == 1 for m in table["moves"])


def test_keys_go_by_step_and_by_turn(page: Page) -> None:
    open_khan(page)
    moves = awaited(page, lambda table: True)["moves"]
    last = len(moves)
    ends = [m["at"] for m, n in pairwise(moves) if m["turn"] != n["turn"]]
    before = max(end for end in ends if end < last)
    page.locator(".history .list").focus()
    for key, at in [
        ("Shift+ArrowLeft", before),
        ("ArrowLeft", before - 1),
        ("Home", 0),
        ("Shift+ArrowRight", ends[0]),
        ("ArrowRight", ends[0] + 1),
    ]:
        page.keyboard.press(key)
        expect(page.get_by_text(f"after move {at} of {last}")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("Looking back")).to_have_count(0)


def test_on_a_phone_the_log_opens_at_its_end_below_the_board(new_page: NewPage) -> None:
    page = new_page(PHONE)
    open_khan(page)
    page.get_by_role("button", name="Moves").click()
    expect(page.locator(".history .turn").last).to_be_in_viewport()
    board, log = (page.locator(place).bounding_box() for place in ("main", ".table > .history"))
    assert board and log and board["y"] + board["height"] <= log["y"] + 1
    page.keyboard.press("Escape")
    expect(page.locator(".table > .history")).to_be_hidden()


def test_a_turn_of_one_move_has_nothing_to_unfold(page: Page) -> None:
    sit_down(page, "friend")
    page.locator('[data-square="e1"]').click()
    page.locator('[data-square="e3"]').click()
    expect(page.locator('.history [data-at="1"]')).to_contain_text("Gold moves a warrior")
    expect(page.locator(".history .fold")).to_have_count(0)


# What others do, shown in its time. The bot's answer is held up by calm captions.


def against_a_bot(new_page: NewPage, speed: str) -> Page:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(f"localStorage['kurultai.speed'] = '{speed}'")
    sit_down(page)
    return page


def told(page: Page) -> int:
    return page.locator(".history [data-at]").count()


def test_nothing_is_told_before_it_is_shown_and_a_key_skips(new_page: NewPage) -> None:
    page = against_a_bot(new_page, "calm")
    page.locator('[data-square="e1"]').click()
    page.locator('[data-square="e3"]').click()
    awaited(page, lambda table: table["frame"]["at"] == 2)
    expect(page.locator(".asked .sentence")).to_have_text(
        re.compile(r"moves a (warrior|hero)|becomes a hero")
    )
    assert told(page) == 1, "the answer is being shown"
    page.keyboard.press("Escape")
    expect(page.locator("main")).to_have_attribute("data-shown", "2")
    expect(page.locator(".history [data-at]")).to_have_count(2)


def test_a_click_skips_and_does_nothing_else(new_page: NewPage) -> None:
    page = against_a_bot(new_page, "calm")
    page.locator('[data-square="e1"]').click()
    page.locator('[data-square="e3"]').click()
    awaited(page, lambda table: table["frame"]["at"] == 2)
    expect(page.locator(".asked .sentence")).to_have_text(
        re.compile(r"moves a (warrior|hero)|becomes a hero")
    )
    page.locator('[data-square="d1"]').click()
    expect(page.locator("main")).to_have_attribute("data-shown", "2")
    expect(page.locator("rect.picked")).to_have_count(0)


def test_what_a_rival_did_is_marked_and_can_be_replayed(new_page: NewPage) -> None:
    page = against_a_bot(new_page, "brisk")
    page.locator('[data-square="e1"]').click()
    page.locator('[data-square="e3"]').click()
    expect(page.locator("main")).to_have_attribute("data-shown", "2")
    expect(page.locator("rect.last")).to_have_count(2)
    page.get_by_role("button", name="Replay", exact=True).click()
    expect(page.locator("main")).to_have_attribute("data-shown", "1")
    expect(page.locator("main")).to_have_attribute("data-shown", "2")
    expect(page.get_by_text("Looking back")).to_have_count(0)
    page.locator(".history [data-at='1']").click()
    page.get_by_role("button", name="Replay turn 1").click()
    expect(page.get_by_text("after move 1 of 2")).to_be_visible()
