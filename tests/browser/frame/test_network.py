"""Tables for people far from each other: two and three browsers, from the link to the result."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.camera import read
from tests.browser.conftest import DESKTOP, PHONE, NewPage, Serving
from tests.browser.far import Line, board, expect_seated, join, meet, open_table, resign, say
from tests.browser.frame.test_everyone import serious_findings
from tests.browser.inspection import too_small
from tests.browser.player import moves_made, play, snapshot, square


@pytest.fixture
def line(serving: Serving) -> Iterator[Line]:
    made = Line(serving.address)
    yield made
    made.close()


def expect_moved(page: Page, to: str, side: str) -> None:
    expect(square(page, to)).to_have_accessible_name(re.compile(f"^{to}, {side} warrior"))


def prepare(page: Page, start: str, end: str) -> None:
    """A move for one's next turn, while the other one thinks."""
    for name in (start, end):
        square(page, name).click()
    expect(page.locator("[data-premove]")).to_have_count(2)
    expect(page.get_by_text("Your next move is prepared")).to_be_visible()


def test_a_private_table_from_the_link_to_the_result(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page(PHONE)
    link = open_table(ada)
    bo.goto("/")
    expect(bo.get_by_role("link", name="Play Heroes", exact=True)).to_be_visible()
    assert bo.locator(f'a[href="/tables/{link.rsplit("/", 1)[1]}"]').count() == 0
    join(bo, link, "Bo")
    expect_seated(ada, "Bo")
    expect(ada).to_have_title(re.compile("^Your move"))
    play(ada, "e1-e3")
    expect(ada).to_have_title(re.compile("^Heroes"))
    expect(bo).to_have_title(re.compile("^Your move"))
    expect_moved(bo, "e3", "gold")
    square(ada, "e5").click()
    expect(ada.locator(".note.refusal")).to_have_text("It is Bo's turn.")
    prepare(ada, "c1", "c3")
    expect(ada.locator(".note.refusal")).to_have_count(0)
    ada.keyboard.press("Escape")
    expect(ada.locator("[data-premove]")).to_have_count(0)
    prepare(ada, "f1", "f3")
    play(bo, "e10-e8")
    expect_moved(ada, "e8", "teal")
    expect_moved(bo, "f3", "gold")
    expect(ada.locator("[data-premove]")).to_have_count(0)
    assert moves_made(bo) == 3
    resign(ada)
    lost, won = (page.get_by_role("dialog", name="The game is over") for page in (ada, bo))
    expect(lost.get_by_text("Not this time", exact=True)).to_be_visible()
    expect(won.get_by_text("You win!", exact=True)).to_be_visible()
    lost.get_by_role("button", name="Rematch").click()
    won.get_by_role("button", name="To the rematch").click()
    for page in (ada, bo):
        page.wait_for_url(lambda url: url != link)
        expect(board(page)).to_be_visible()
    assert bo.url == ada.url
    assert [seat["name"] for seat in snapshot(bo)["seats"]] == ["Bo", "Ada"]


def test_a_connection_lost_in_the_middle_of_a_move(new_page: NewPage, line: Line) -> None:
    ada, bo = new_page(), new_page(address=line.address)
    link = open_table(ada)
    join(bo, line.address + "/" + link.split("/", 3)[3], "Bo")
    play(ada, "e1-e3")
    expect_moved(bo, "e3", "gold")
    square(bo, "e10").click()
    line.cut()
    expect(bo.get_by_text("Reconnecting…")).to_be_visible()
    expect(ada.get_by_text("not at the table")).to_be_attached()
    square(bo, "e8").click()
    expect(bo.locator('[data-unconfirmed="e8"]')).to_be_attached()
    expect(bo.locator(".asked").get_by_text("Not confirmed: the line is down")).to_be_visible()
    line.mend()
    expect_moved(bo, "e8", "teal")
    expect(bo.get_by_text("Reconnecting…")).to_have_count(0)
    expect_moved(ada, "e8", "teal")
    assert moves_made(ada) == moves_made(bo) == 2
    line.cut()
    play(ada, "d1-c3")
    say(ada, "Are you still there?")
    line.mend()
    expect_moved(bo, "c3", "gold")
    bo.get_by_role("tab", name=re.compile("Chat.*1 new")).click()
    expect(bo.get_by_role("log")).to_contain_text("Are you still there?")
    play(bo, "d10-c8")
    assert moves_made(ada) == 4


def test_a_line_that_swallows_data_in_the_middle_of_a_game(new_page: NewPage, line: Line) -> None:
    ada, bo = new_page(), new_page(address=line.address)
    link = open_table(ada)
    join(bo, line.address + "/" + link.split("/", 3)[3], "Bo")
    play(ada, "e1-e3")
    expect_moved(bo, "e3", "gold")
    line.swallow()
    for name in ("e10", "e8"):  # it arrives, and nobody tells Bo
        square(bo, name).click()
    expect_moved(ada, "e8", "teal")
    play(ada, "d1-c3")
    expect(bo.get_by_text("Reconnecting…")).to_be_visible()
    expect(bo.locator(".note")).to_contain_text("the line is down. Your move is kept")
    line.mend()
    expect_moved(bo, "e8", "teal")
    expect_moved(bo, "c3", "gold")
    expect(bo.get_by_text("Reconnecting…")).to_have_count(0)
    expect(bo.get_by_text("The line is down.")).to_have_count(0)
    assert moves_made(ada) == 3  # Bo's was sent again, and made once
    play(bo, "d10-c8")
    expect_moved(ada, "c8", "teal")


def test_taking_a_move_back_needs_consent(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page()
    meet(ada, bo)
    play(ada, "e1-e3")
    ada.get_by_role("button", name="Ask to undo").click()
    expect(ada.get_by_text("You ask to take a move back. Waiting for Bo.")).to_be_visible()
    square(bo, "e10").click()
    expect(bo.get_by_text("Ada asks to take a move back.")).to_be_visible()
    bo.get_by_role("button", name="Refuse").click()
    expect(ada.locator(".note")).to_contain_text("That was refused")
    square(bo, "e8").click()  # what was begun before the question goes on after it
    expect_moved(ada, "e8", "teal")
    bo.get_by_role("button", name="Ask to undo").click()
    ada.get_by_role("button", name="Agree").click()
    for page in (ada, bo):
        expect(square(page, "e10")).to_have_accessible_name(re.compile("^e10, teal warrior"))
    assert moves_made(ada) == 1


def test_a_spectator_sees_what_is_public_and_all_of_it_afterwards(new_page: NewPage) -> None:
    ada, bo, eve = new_page(), new_page(), new_page()
    link = meet(ada, bo, "dschingis", "Everyone")
    eve.goto("/")
    eve.locator("section", has=eve.get_by_role("heading", name="Games to watch")).get_by_role(
        "link"
    ).filter(has_text="Dschingis Khan").first.click()
    eve.wait_for_url(link)
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    expect(ada.get_by_text("1 watching")).to_be_attached()
    assert tokens(snapshot(eve)) == [None, None]
    mine, theirs = tokens(snapshot(ada))
    assert mine and theirs is None
    assert not snapshot(eve)["choices"]
    resign(ada)
    expect(eve.get_by_role("button", name="Result and rematch")).to_be_visible()
    shown = tokens(snapshot(eve))
    assert shown[0] == mine and shown[1]
    expect(eve.get_by_role("dialog")).to_be_visible()
    eve.keyboard.press("Escape")
    eve.get_by_role("button", name="One move back").click()
    expect(eve.get_by_text("Looking back: after move")).to_be_visible()


def tokens(table: dict[str, Any]) -> list[Any]:
    """Which tokens each seat holds in reserve, as far as one is told."""
    return [seat["passive_kinds"] for seat in table["frame"]["view"]["seats"]]


def test_a_seat_moves_to_another_device(new_page: NewPage) -> None:
    ada, bo, phone = new_page(), new_page(), new_page(PHONE)
    meet(ada, bo)
    here = re.match(r"http://[^/]+", ada.url)
    assert here
    ada.route(
        "**/api/reach", lambda route: route.fulfill(json={"address": here[0], "can_open": False})
    )
    ada.get_by_role("button", name="More").click()
    ada.get_by_role("button", name="On another device").click()
    sheet = ada.get_by_role("dialog", name="Continue on another device")
    link = sheet.get_by_label("On another device").input_value()
    assert read(sheet.get_by_role("img", name="The link as a code for a camera")) == link
    phone.goto(link)
    phone.get_by_role("button", name="Move my seat here").click()
    expect(board(phone)).to_be_visible()
    play(phone, "e1-e3")
    expect_moved(bo, "e3", "gold")
    ada.reload()
    expect(ada.get_by_text("You are watching.")).to_be_visible()
    phone.goto(phone.url)
    expect(phone.get_by_text("Ada (you)")).to_be_visible()


def test_chat_is_heard_and_muted(new_page: NewPage) -> None:
    ada, bo = new_page(), new_page()
    meet(ada, bo)
    say(bo, "Good luck!")
    expect(ada.get_by_role("tab", name=re.compile("Chat.*1 new"))).to_be_visible()
    say(ada, "<b>You too</b>")
    expect(bo.get_by_role("log")).to_contain_text("<b>You too</b>")
    ada.get_by_role("button", name="Whom to mute").click()
    ada.get_by_role("checkbox", name="Bo").check()
    expect(ada.get_by_role("log")).not_to_contain_text("Good luck!")
    say(bo, "Anybody?")
    say(ada, "Hm.")
    expect(ada.get_by_role("log")).not_to_contain_text("Anybody?")
    ada.reload()
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.get_by_role("log")).to_contain_text("Hm.")
    expect(ada.get_by_role("log")).not_to_contain_text("Good luck!")


def test_an_open_table_is_found_by_all_and_filled_with_bots(new_page: NewPage) -> None:
    ada, eve = new_page(), new_page(locale="fr-FR")
    eve.goto("/")
    tables = eve.locator("section", has=eve.get_by_role("heading", name="Tables ouvertes"))
    expect(tables.get_by_role("heading")).to_be_visible()
    link = open_table(ada, "heroes", "Ada", "Everyone", "Minutes in all")
    path = "/" + link.split("/", 3)[3]
    found = tables.locator(f'a[href="{path}"]')
    expect(found).to_contain_text("20 min + 10 s")  # without reloading
    found.click()
    expect(eve.get_by_role("button", name="S'asseoir ici : Turquoise")).to_be_visible()
    expect(eve.get_by_text("20 min + 10 s")).to_be_visible()
    ada.get_by_label("Bots in the free seats").select_option("herder")
    ada.get_by_role("button", name="Fill up with bots and start").click()
    expect(board(ada)).to_be_visible()
    expect(eve.get_by_text("Vous regardez.")).to_be_visible()
    ticking = ada.locator(".left.running")
    expect(ticking).to_contain_text(re.compile(r"19:\d\d"))
    play(ada, "e1-e3")
    assert snapshot(ada)["clock"]["rule"] == {"kind": "minutes", "minutes": 20, "increment": 10}


def test_a_name_is_protected_by_a_passphrase(new_page: NewPage) -> None:
    ada, thief = new_page(), new_page()
    for page, passphrase in ((ada, "felt and thread"), (thief, "felt and threat")):
        page.goto("/")
        page.get_by_role("button", name="Language, light, sound").click()
        page.get_by_label("My name").fill("Töregene")
        page.get_by_text("Protect it with a passphrase").click()
        page.get_by_label("Passphrase, 8 letters or more").fill(passphrase)
        page.get_by_role("button", name="Protect, or prove").click()
    expect(ada.get_by_text("Töregene is protected, and yours.")).to_be_visible()
    expect(thief.get_by_role("dialog").get_by_role("alert").last).not_to_be_empty()
    thief.goto("/new/heroes?far")
    thief.get_by_role("button", name="Open the table").click()
    expect(thief.get_by_role("alert")).not_to_be_empty()
    assert "/new/" in thief.url


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_waiting_and_talking_are_for_everyone(new_page: NewPage, size: str) -> None:
    ada = new_page({"desktop": DESKTOP, "phone": PHONE}[size], color_scheme="dark")
    bo = new_page()
    found = {}
    link = open_table(ada, "heroes", "Ada", "Everyone", "Minutes in all")
    found["waiting"] = serious_findings(ada) + too_small(ada)
    join(bo, link, "Bo")
    play(ada, "e1-e3")
    say(bo, "Hello")
    bo.get_by_role("button", name="More").click()
    bo.get_by_role("button", name="Offer a draw").click()
    expect(ada.get_by_text("Bo offers a draw.")).to_be_visible()
    found["asked"] = serious_findings(ada) + too_small(ada)
    chat = ada.get_by_role("tab" if size == "desktop" else "button", name=re.compile("Chat"))
    chat.click()
    expect(ada.get_by_role("log")).to_contain_text("Hello")
    found["chat"] = serious_findings(ada) + too_small(ada)
    assert found == {name: [] for name in found}


def test_a_game_that_has_hardly_begun_is_called_off_and_hints_are_as_agreed(
    new_page: NewPage,
) -> None:
    ada, bo = new_page(), new_page()
    meet(ada, bo)
    ada.keyboard.press("h")
    expect(ada.locator(".note")).to_contain_text("opened without hints")
    bo.get_by_role("button", name="Resign").click()
    bo.get_by_role("dialog").get_by_role("button", name="Call the game off").click()
    for page in (ada, bo):
        expect(page.get_by_role("heading", name="This game was called off")).to_be_visible()
        expect(page.get_by_role("link", name="Download the record")).to_be_visible()


def test_those_who_watch_talk_among_themselves(new_page: NewPage) -> None:
    ada, bo, eve = new_page(), new_page(), new_page()
    meet(ada, bo)
    eve.goto(ada.url)
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    eve.get_by_role("tab", name="Chat").click()
    eve.get_by_label("To the others watching").fill("Take the city")
    eve.get_by_role("button", name="Send").click()
    expect(eve.get_by_role("log")).to_contain_text("Take the city")
    say(bo, "Good luck!")
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.get_by_role("log")).to_contain_text("Good luck!")
    expect(ada.get_by_role("log")).not_to_contain_text("Take the city")
    resign(bo)
    expect(ada.get_by_role("log")).to_contain_text("Take the city")
