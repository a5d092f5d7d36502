"""Seats of people far away: kept for guests, left to a bot and taken back, lost to the clock."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from kurultai.server.storage.rows import epoch
from tests.browser.conftest import PHONE, NewPage
from tests.browser.far import board, join, meet, open_table
from tests.browser.player import moves_made, play, snapshot, square
from tests.server.support.doubles import QuickOnly
from tests.server.support.server import Running, running

MINUTE = 60_000
NOTICES = """
    window.told = [];
    window.isHidden = false;
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (this.permission = window.answer); }
        constructor(title, { tag }) { window.told.push([title, tag]); }
    };
    Object.defineProperty(document, "visibilityState", {
        get: () => (window.isHidden ? "hidden" : "visible"),
    });
"""  # stands in for the desktop, which a test cannot look at


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """At which who is not there is absent at once, and bots answer at once."""
    with running(tmp_path_factory.mktemp("data"), opponents=QuickOnly(), absence=0.0) as made:
        yield made


@pytest.fixture
def far_page(server: Running, new_page: NewPage) -> NewPage:
    return lambda *size: new_page(*size, address=server.url)


def test_a_seat_is_kept_for_who_has_the_invitation(far_page: NewPage) -> None:
    ada, bo, eve = far_page(), far_page(PHONE), far_page()
    link = open_table(ada, "heroes", "Ada", "Everyone", "Whom I invite")
    assert "?invitation=" in link
    eve.goto(link.split("?")[0])
    expect(eve.get_by_role("heading", name="You will watch")).to_be_visible()
    expect(eve.get_by_text("for a guest")).to_be_visible()
    expect(eve.get_by_role("button", name="Sit here")).to_have_count(0)
    join(bo, link, "Bo")
    for page in (ada, bo, eve):
        expect(board(page)).to_be_visible()
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    play(ada, "e1-e3")
    play(bo, "e10-e8")
    assert [seat["name"] for seat in snapshot(eve)["seats"]] == ["Ada", "Bo"]


def test_a_bot_plays_for_who_is_away_until_they_take_the_seat_back(far_page: NewPage) -> None:
    ada, bo = far_page(), far_page(PHONE)
    link = meet(ada, bo)
    expect(ada.get_by_role("button", name="Let a bot play")).to_have_count(0)
    play(ada, "e1-e3")
    bo.close()
    expect(ada.get_by_text("Bo is not here.")).to_be_visible()
    ada.get_by_role("button", name="Let a bot play").click()
    expect(ada.locator(".player .whole", has_text="Bo, a bot plays")).to_be_visible()
    expect(ada.locator(".movable").first).to_be_visible()
    assert moves_made(ada) == 2
    back = bo.context.new_page()
    back.goto(link)
    expect(back.get_by_text("A bot is playing for you.")).to_be_visible()
    back.get_by_role("button", name="Take the seat back").click()
    expect(back.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(ada.locator(".player .whole", has_text="Bo, a bot plays")).to_have_count(0)
    play(ada, "d1-c3")
    square(back, "e10").click()
    expect(back.locator(".movable").first).to_be_visible()
    assert moves_made(back) == 3  # nobody moves for Bo any more


def test_who_runs_out_of_time_loses(far_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = far_page(), far_page(PHONE)
    meet(ada, bo, "heroes", "Minutes in all", "The game is lost")
    expect(bo.get_by_text("time is short")).to_have_count(0)
    monkeypatch.setattr(
        "kurultai.server.tables.views.content.epoch", lambda: epoch() + 20 * MINUTE - 30_000
    )
    bo.reload()
    expect(bo.get_by_text("time is short")).to_be_attached()
    expect(bo.locator(".left.running")).to_contain_text(re.compile(r"0:[0-2]\d"))
    monkeypatch.setattr("kurultai.server.tables.timeouts.epoch", lambda: epoch() + 20 * MINUTE)
    lost, won = (page.get_by_role("dialog", name="The game is over") for page in (ada, bo))
    expect(lost.get_by_text("Not this time", exact=True)).to_be_visible()
    expect(won.get_by_text("You win!", exact=True)).to_be_visible()
    expect(won.get_by_text("ran out of time")).to_be_visible()
    assert snapshot(bo)["result"]["ended"] == "timeout 0"


def wish_for_notices(page: Page, answer: str) -> None:
    page.evaluate(f"window.answer = '{answer}'")
    page.get_by_role("button", name="More").click()
    page.get_by_text("Notify me too", exact=True).click()


def test_a_notice_when_it_is_my_move_for_who_wishes_it_and_looks_elsewhere(
    far_page: NewPage,
) -> None:
    ada, bo = far_page(), far_page()
    for page in (ada, bo):
        page.add_init_script(NOTICES)
    link = meet(ada, bo)
    wish_for_notices(ada, "denied")
    expect(ada.get_by_text("This browser does not allow notifications here")).to_be_visible()
    wish_for_notices(bo, "granted")
    for page in (ada, bo):
        page.keyboard.press("Escape")
    play(ada, "e1-e3")
    expect(bo).to_have_title("Your move – Heroes – Kurultai")
    assert bo.evaluate("window.told") == []  # who looks at the board needs no notice
    for page in (ada, bo):
        page.evaluate("window.isHidden = true")
    play(bo, "e10-e8")
    play(ada, "d1-c3")
    bo.wait_for_function("() => window.told.length")
    assert bo.evaluate("window.told") == [["Heroes: it is your move", link.rsplit("/", 1)[1]]]
    expect(ada).to_have_title("Heroes – Kurultai")
    assert ada.evaluate("window.told") == []
