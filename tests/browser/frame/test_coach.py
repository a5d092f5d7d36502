"""A coached first game: introduced once, warned before a mistake, told what to do now."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import moves_made, play, snapshot, square

WARNING = {"mistake": True, "text": "Your warrior would be beaten."}


def first_game(page: Page) -> None:
    page.goto("/new/heroes")
    level = page.get_by_role("combobox")
    expect(level).to_have_value("foal")  # the gentlest, for who never played
    expect(page.get_by_role("radio", name="On", exact=True).first).to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_first_game_is_coached(new_page: NewPage) -> None:
    page = new_page(is_coached=True)
    first_game(page)
    introduction = page.get_by_role("group", name="Coach")
    expect(introduction).to_contain_text("Each turn is one move of one piece.")
    expect(page.locator("[aria-live]", has_text="Each turn is one move")).to_have_count(1)
    page.get_by_role("button", name="Got it").click()
    expect(introduction).to_have_count(0)

    with page.expect_response("**/hint") as asked:
        page.get_by_role("button", name="What now?").click()
    hint = asked.value.json()
    plan = page.get_by_role("group", name="A plan for this turn")
    expect(plan).to_contain_text(hint["plan"][0])
    page.get_by_role("button", name="Got it").click()
    expect(plan).to_have_count(0)

    answers = [WARNING]

    def answer(route: Route) -> None:
        if answers:
            route.fulfill(content_type="application/json", body=json.dumps(answers.pop()))
        else:
            route.continue_()

    page.route("**/weigh", answer)
    square(page, "d1").click()
    square(page, "d3").click()
    expect(page.get_by_text("Are you sure?", exact=True)).to_be_visible()
    expect(page.locator("p.weighed")).to_have_text(WARNING["text"])
    assert moves_made(page) == 0
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_text("Are you sure?", exact=True)).to_have_count(0)
    with page.expect_response("**/weigh"):
        square(page, "d1").click()
        square(page, "d3").click()
    page.wait_for_function(
        "() => fetch('/api' + location.pathname).then(a => a.json()).then(t => t.frame.at >= 1)"
    )

    page.reload()  # an introduction is once for a person, not once for a page
    expect(page.get_by_role("button", name="What now?")).to_be_visible()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(introduction).to_have_count(0)


def test_one_switch_turns_the_coach_off(new_page: NewPage) -> None:
    page = new_page(PHONE, is_coached=True, has_touch=True)
    first_game(page)
    expect(page.get_by_role("group", name="Coach")).to_be_visible()
    page.get_by_role("button", name="More").click()
    coach = page.get_by_role("dialog").get_by_role("group", name="Coach")
    coach.get_by_text("Off").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page.get_by_role("button", name="Got it")).to_have_count(0)
    assert snapshot(page)["frame"]["at"] == 0


def test_against_a_friend_there_is_no_coach(new_page: NewPage) -> None:
    page = new_page(is_coached=True)
    page.goto("/new/heroes")
    page.get_by_role("group").nth(1).get_by_text("A friend here", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    play(page, "e1-e3", "e10-e8")
