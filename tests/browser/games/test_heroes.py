"""Playing: whole games, refusals, undo, promotion, by mouse, touch and keyboard."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from kurultai.bots.levels import levels
from kurultai.core.registry import game
from kurultai.games.heroes.moves import PROMOTE
from tests.browser.conftest import PHONE, NewPage
from tests.browser.fingers import Fingers
from tests.browser.player import (
    expect_scores,
    moves_made,
    play,
    settled,
    sit_down,
    snapshot,
    square,
)


def test_two_clicks_from_home_to_the_first_move(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_text("Two sides, eight cities.")).to_be_visible()
    page.get_by_role("link", name="Play Heroes", exact=True).click()
    expect(page.get_by_role("button", name="Start the game")).to_be_in_viewport()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("Your move: choose a piece")).to_be_visible()
    square(page, "e1").click()
    square(page, "e3").click()
    settled(page)
    assert moves_made(page) == 2


def test_levels_are_offered_with_their_ratings(page: Page) -> None:
    page.goto("/new/heroes")
    rated = [
        f"{level.name['en']} · {level.rating:,}" if level.rating else level.name["en"]
        for level in levels("heroes")
    ]
    expect(page.get_by_role("combobox").locator("option")).to_have_text(rated)


def test_a_whole_game_against_a_bot(page: Page) -> None:
    sit_down(page, level="rider")
    chance = random.Random(3)
    for _ in range(150):
        settled(page)
        if page.get_by_role("button", name="Result and rematch").is_visible():
            break
        chance.choice(page.locator(".movable").all()).click()
        goals = page.locator('[aria-label$="may go here"]').all()
        chance.choice(goals).click()
    table = snapshot(page)
    assert table["frame"]["by"] == "over"
    result = expect_scores(page, table)
    winners = table["result"]["winners"]
    says = "A draw" if len(winners) == 2 else "You win!" if winners == [0] else "Not this time"
    expect(result.get_by_text(says, exact=True)).to_be_visible()


def test_what_may_be_touched_is_shown(page: Page) -> None:
    sit_down(page, "friend")
    expect(page.locator('[aria-label$="may move"]')).to_have_count(8)
    square(page, "d1").click()
    expect(square(page, "d1")).to_have_attribute("aria-selected", "true")
    offered = {move["steps"][1] for move in snapshot(page)["choices"] if move["steps"][0] == "d1"}
    goals = page.locator('[aria-label$="may go here"]').all()
    assert {goal.get_attribute("data-square") for goal in goals} == offered


def test_a_refused_move_says_why_and_links_the_rule(page: Page) -> None:
    sit_down(page, "friend")
    square(page, "d1").click()
    square(page, "d6").click()
    expect(page.locator(".note.refusal")).to_contain_text("That is too far")
    page.get_by_role("link", name="Rule: Warriors").click()
    rule = page.locator('[id="moving.warrior"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("A warrior moves 2 squares")
    expect(page.get_by_role("grid")).to_be_in_viewport()  # the rule lies beside the board
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    expect(square(page, "d1")).to_have_accessible_name("d1, gold warrior, chosen")
    assert moves_made(page) == 0
    square(page, "e3").click()  # the right square is one click away
    expect(square(page, "e3")).to_have_accessible_name("e3, gold warrior")


def test_touching_what_is_not_mine_says_why(page: Page) -> None:
    sit_down(page, "friend")
    square(page, "d10").click()
    expect(page.locator(".note.refusal")).to_contain_text("That piece belongs to Teal.")


def test_undo_against_a_bot_takes_back_both_moves(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name="Undo").click(force=True)  # says why not
    expect(page.locator(".note")).to_contain_text("There is nothing to take back")
    square(page, "e1").click()
    square(page, "e3").click()
    settled(page)
    assert moves_made(page) == 2
    page.get_by_role("button", name="Undo").click()
    expect(square(page, "e1")).to_have_accessible_name("e1, gold warrior, may move")
    expect(page.get_by_text("No moves yet.")).to_be_visible()
    assert moves_made(page) == 0


def test_after_reload_and_reopening_the_game_is_where_it_was(page: Page) -> None:
    sit_down(page, "friend")
    play(page, "e1-e3", "e10-e8")
    page.reload()
    expect(square(page, "e3")).to_have_accessible_name("e3, gold warrior, may move")
    page.goto("/")
    mine = page.get_by_role("region", name="Go on playing")
    mine.get_by_role("link", name="2 moves").click()
    expect(square(page, "e8")).to_have_accessible_name("e8, teal warrior")


def test_a_warrior_in_a_city_it_took_is_made_a_hero_in_place(page: Page) -> None:
    sit_down(page, "friend")
    play(page, "e1-e3", "b10-a8", "e3-e5", "i10-i8", "e5-f7", "i8-h7", "f7-g8", "c10-c8")
    expect(square(page, "g8")).to_have_accessible_name("g8, gold warrior, gold city, may move")
    square(page, "g8").click()
    page.get_by_role("button", name="Make it a hero").click()
    expect(square(page, "g8")).to_have_accessible_name("g8, gold hero, gold city")
    assert snapshot(page)["moves"][-1]["move"] == "g8="


def test_a_piece_is_dragged(page: Page) -> None:
    sit_down(page, "friend")
    square(page, "d1").hover()
    page.mouse.down()
    square(page, "c2").hover()
    square(page, "e3").hover()
    page.mouse.up()
    expect(square(page, "e3")).to_have_accessible_name("e3, gold warrior")
    assert snapshot(page)["moves"][0]["move"] == "d1-e3"


def test_a_piece_dropped_where_it_cannot_go_is_back(page: Page) -> None:
    sit_down(page, "friend")
    square(page, "d1").hover()
    page.mouse.down()
    square(page, "d5").hover()
    square(page, "d6").hover()
    page.mouse.up()
    expect(page.locator(".note")).to_contain_text("That is too far")
    expect(square(page, "d1")).to_have_accessible_name("d1, gold warrior, chosen")
    assert moves_made(page) == 0


def test_before_a_move_one_sees_whom_it_beats_and_after_it_on_which_line(page: Page) -> None:
    sit_down(page, "friend")
    moves = closing_game()
    play(page, *moves[:-1])
    start, end = moves[-1].split("-")
    table = snapshot(page)
    [told] = [
        each
        for each in table["frame"]["view"]["foreseen"]
        if each["end"] == end and start in each["starts"]
    ]
    square(page, start).click()
    expect(page.locator(".sentence")).to_contain_text("Now choose where the")
    expect(page.locator(f'[data-beats="{end}"]')).to_have_count(1)
    expect(square(page, end)).to_have_accessible_name(re.compile("beats .*, may go here$"))
    square(page, end).hover()
    expect(page.locator(f'[data-ghost="{end}"]')).to_have_count(1)
    for beaten in told["beaten"]:
        expect(page.locator(f'[data-beaten="{beaten}"]')).to_have_count(1)
    expect(page.locator(".sentence")).to_contain_text("and beats")
    assert moves_made(page) == len(moves) - 1  # looking is not moving
    square(page, end).click()
    expect(square(page, told["beaten"][0])).to_have_accessible_name(re.compile("empty|city"))
    [capture] = [each for each in snapshot(page)["frame"]["happened"] if each["kind"] == "capture"]
    assert capture["lines"] == told["lines"]
    expect(page.locator("[data-beaten]")).to_have_count(len(told["beaten"]))


def closing_game() -> list[str]:
    """A short game of chance whose last move beats somebody."""
    p = game("heroes").new(2)
    dice = random.Random(1)
    moves: list[str] = []
    while True:
        for each in p.game.view(p, None)["foreseen"]:
            if each["end"] not in each["beaten"]:
                return [*moves, f"{each['starts'][0]}-{each['end']}"]
        move = dice.choice([move for move in p.legal().tolist() if move < PROMOTE])
        moves.append(p.format(move))
        p.play(move)


def test_a_city_shows_its_new_banner_before_it_is_taken(page: Page) -> None:
    sit_down(page, "friend")
    play(page, "e1-e3", "b10-a8", "e3-e5", "i10-i8", "e5-f7", "i8-h7")
    square(page, "f7").click()
    square(page, "g8").hover()
    expect(page.locator(".sentence")).to_contain_text("The warrior takes the city")
    page.mouse.move(5, 5)
    expect(page.locator(".sentence")).to_contain_text("Now choose where the warrior goes")


def test_a_phone_has_squares_of_36_pixels_and_asks_before_it_moves(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True, is_mobile=True)
    page.add_init_script("localStorage['kurultai.turn-end'] = 'ask'")
    sit_down(page)
    box = square(page, "e5").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 35.9
    square(page, "e1").tap()
    square(page, "d3").tap()
    expect(page.locator(".sentence")).to_contain_text("The warrior becomes a hero")
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
    assert moves_made(page) == 0
    square(page, "d3").tap()  # once more is yes
    settled(page)
    assert moves_made(page) == 2


HEARD = """
  window.__tones = 0;
  const Tone = OscillatorNode;
  window.OscillatorNode = class extends Tone {
    constructor(...given) { super(...given); window.__tones += 1; }
  };
"""


def test_moves_and_refusals_are_heard_by_who_wants_to(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(HEARD)
    sit_down(page, "friend")
    play(page, "e1-e3")
    assert page.evaluate("window.__tones") == 0  # silent until asked for
    page.keyboard.press("m")
    before = page.evaluate("window.__tones")
    assert before > 0  # so that one hears what one has chosen
    play(page, "e10-e8")
    page.wait_for_function("(before) => window.__tones > before", arg=before)
    before = page.evaluate("window.__tones")
    square(page, "e8").click()
    expect(page.locator(".note.refusal")).to_be_visible()
    page.wait_for_function("(before) => window.__tones > before", arg=before)


def test_a_finger_drags_and_taps(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True, is_mobile=True)
    sit_down(page, "friend")
    square(page, "e1").tap()
    square(page, "e3").tap()
    expect(square(page, "e3")).to_have_accessible_name("e3, gold warrior")
    touch = page.context.new_cdp_session(page)
    path = [centre(page, name) for name in ("e10", "e9", "e8")]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [path[0]]})
    for point in path[1:]:
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(square(page, "e8")).to_have_accessible_name("e8, teal warrior")
    assert [line["move"] for line in snapshot(page)["moves"]] == ["e1-e3", "e10-e8"]


def centre(page: Page, name: str) -> dict[str, float]:
    box = square(page, name).bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    reach(page, "Play Heroes")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    reach(page, "Start the game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("grid")).to_be_visible()
    reach(page, "e1, gold warrior, may move")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(square(page, "d1")).to_have_accessible_name("d1, gold warrior, chosen")
    page.keyboard.press("Escape")
    expect(square(page, "d1")).to_have_accessible_name("d1, gold warrior, may move")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(square(page, "e3")).to_be_focused()
    page.keyboard.press("Enter")
    settled(page)
    assert snapshot(page)["moves"][0]["move"] == "d1-e3"


def reach(page: Page, name: str) -> None:
    """Tab until the thing with this name has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if (
            page.evaluate(
                "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
            ).replace("\xa0", " ")
            == name
        ):
            return
    pytest.fail(f"{name} cannot be reached by keyboard")


def test_animations_never_hold_up_the_next_move(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    sit_down(page, "friend")
    for move in ("e1-e3", "e10-e8", "d1-d3", "d10-d8"):
        start, end = move.split("-")
        page.locator(f'[data-square="{start}"].movable').click()
        square(page, end).click()
    expect(square(page, "d8")).to_have_accessible_name("d8, teal hero, teal city")
    assert moves_made(page) == 4


def test_a_piece_is_dragged_on_a_board_that_was_brought_closer(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True)
    sit_down(page, "friend")
    fingers = Fingers(page)
    x, y = middle(page, "e2")
    fingers.drag(((x - 40, y), (x - 70, y)), ((x + 40, y), (x + 70, y)))
    assert middle(page, "f2")[0] - middle(page, "e2")[0] > 50
    fingers.drag((middle(page, "e1"), middle(page, "e3")))
    expect(square(page, "e3")).to_have_accessible_name("e3, gold warrior")
    where = middle(page, "e3")
    fingers.drag(((x, y), (x + 50, y + 30)))  # the board itself
    assert middle(page, "e3") != where
    assert moves_made(page) == 1


def middle(page: Page, name: str) -> tuple[float, float]:
    box = square(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
