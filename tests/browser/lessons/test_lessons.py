"""Every lesson in the browser, as somebody does it who reads nothing but the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kurultai.match.lessons import Lesson, Step, lessons
from kurultai.match.match import Match
from tests.browser.conftest import PHONE, NewPage
from tests.browser.keyboard import Keyboard
from tests.browser.lessons.hands import make
from tests.browser.player import snapshot
from tests.conformance.cases import SHIPPED

OVER = ".asked .told a.button.primary"
SCROLLS = "() => { const says = document.querySelector('.says'); return says.scrollHeight - says.clientHeight; }"


def right(lesson: Lesson, step: Step, match: Match) -> str:
    if step.moves:
        return step.moves[0]
    p = match.position
    assert step.wanted
    fits = step.wanted.fits
    return next(p.format(int(m)) for m in p.legal() if fits(p, int(m), lesson.seat))


def expect_said(page: Page, lesson: Lesson, step: Step, most: int = 9) -> None:
    """The sentence, whole and in sight, and a ring around what it points at.

    On a phone not all may be in sight at once: then the first thing is.
    """
    expect(page.locator(".says")).to_have_text(str(lesson.say(step.says)))
    for thing in step.points[:most]:
        expect(page.locator(f'[data-points-at="{thing}"]'), thing).to_have_count(1)
    assert page.evaluate(SCROLLS) <= 2, f"{lesson.id} {step.says}: nobody sees the end of it"


def take(page: Page, lesson: Lesson, finger: bool = False) -> None:
    """From its opening to its end."""
    page.goto(f"/learn/{lesson.game.id}/{lesson.id}")
    match = lesson.start()
    for n, step in enumerate(lesson.steps):
        expect_said(page, lesson, step, most=1 if finger else 9)
        if step.waits:
            move = right(lesson, step, match)
            make(page, snapshot(page), move, finger)
            lesson.play(match, lesson.seat, move)
        elif step.then or n < len(lesson.steps) - 1:
            page.locator(".asked").get_by_role("button", name="Go on").click()
            for line in step.then:
                match.put(line)
    expect(page.locator(OVER)).to_be_visible()


def page_for(new_page: NewPage, **wishes: object) -> Page:
    page = new_page(**wishes)
    page.add_init_script("localStorage['kurultai.speed'] = 'instant'")
    return page


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", SHIPPED)
def test_every_lesson_by_mouse(new_page: NewPage, game: str) -> None:
    page = page_for(new_page)
    for lesson in lessons(game).values():
        take(page, lesson)
    page.goto(f"/learn/{game}")
    expect(page.locator("ol .done")).to_have_count(len(lessons(game)))
    expect(page.locator(".ways .primary")).to_have_text("Play a first game")


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", SHIPPED)
def test_every_lesson_by_finger(new_page: NewPage, game: str) -> None:
    page = page_for(new_page, size=PHONE, has_touch=True)
    for lesson in lessons(game).values():
        take(page, lesson, finger=True)


@pytest.mark.timeout(600)
def test_the_lessons_of_heroes_by_keys_alone(new_page: NewPage) -> None:
    page = page_for(new_page)
    keys = Keyboard(page)
    for lesson in lessons("heroes").values():
        page.goto(f"/learn/heroes/{lesson.id}")
        match = lesson.start()
        for n, step in enumerate(lesson.steps):
            expect_said(page, lesson, step)
            if step.waits:
                move = right(lesson, step, match)
                _by_keys(page, keys, move)
                lesson.play(match, lesson.seat, move)
            elif step.then or n < len(lesson.steps) - 1:
                keys.choose(".asked .told .button.primary")
                for line in step.then:
                    match.put(line)
        expect(page.locator(OVER)).to_be_visible()


def _by_keys(page: Page, keys: Keyboard, move: str) -> None:
    """Over the squares with the arrows."""
    at = snapshot(page)["frame"]["at"]
    keys.reach("[data-square]")
    squares = move.removesuffix("=").split("-")
    for square in squares:
        _walk(page, square)
        keys.press("Enter")
    if move.endswith("="):
        keys.choose(".asked .told .button.primary")
    expect(page.locator(f'main[data-shown="{at}"]')).to_have_count(0)


def _walk(page: Page, to: str) -> None:
    here = str(page.evaluate("document.activeElement.dataset.square"))
    across, up = ord(to[0]) - ord(here[0]), int(to[1:]) - int(here[1:])
    for key, times in (
        ("ArrowRight", across),
        ("ArrowLeft", -across),
        ("ArrowUp", up),
        ("ArrowDown", -up),
    ):
        for _ in range(times):
            page.keyboard.press(key)


def test_a_wrong_turn_is_answered_and_may_be_tried_again(new_page: NewPage) -> None:
    page = page_for(new_page)
    lesson = next(one for one in lessons("heroes").values() if any(s.wrong for s in one.steps))
    page.goto(f"/learn/heroes/{lesson.id}")
    match = lesson.start()
    for step in lesson.steps:
        expect_said(page, lesson, step)
        if step.wrong:
            wrong, says = next(iter(step.wrong.items()))
            for square in wrong.split("-"):
                page.locator(f'[data-square="{square}"]').click()
            expect(page.locator(".note.refusal")).to_contain_text(str(lesson.say(says)))
            make(page, snapshot(page), right(lesson, step, match), finger=False)
            expect(page.locator(".note.refusal")).to_have_count(0)
            return
        if step.waits:
            make(page, snapshot(page), right(lesson, step, match), finger=False)
            lesson.play(match, lesson.seat, right(lesson, step, match))
        else:
            page.locator(".asked").get_by_role("button", name="Go on").click()
            for line in step.then:
                match.put(line)


def test_what_is_this_by_mouse_key_and_finger(new_page: NewPage) -> None:
    page = page_for(new_page)
    page.goto(f"/learn/heroes/{next(iter(lessons('heroes')))}")
    thing = page.locator("[data-square][data-thing]").first
    what = page.get_by_role("dialog")
    thing.click(button="right")
    expect(what).to_be_visible()
    page.keyboard.press("Escape")
    expect(what).to_have_count(0)
    expect(thing).to_be_focused()
    page.keyboard.press("?")
    expect(what.get_by_role("heading")).to_be_visible()
    what.get_by_role("button", name="Close").click()
    expect(what).to_have_count(0)


def test_a_puzzle_is_tried_and_solved(new_page: NewPage) -> None:
    from kurultai.match.puzzles import puzzles

    page = page_for(new_page)
    puzzle = puzzles("heroes")[0]
    page.goto("/puzzles/heroes")
    page.get_by_role("link", name="The next one for you").click()
    expect(page.locator(".says")).to_contain_text("Find the best")
    table = snapshot(page)
    wrong = next(
        each["move"]
        for each in table["choices"]
        if each["move"] != puzzle.solution[0] and "-" in each["move"]
    )
    make(page, table, wrong, finger=False)
    expect(page.locator(".says")).to_contain_text("not the best move")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".says")).to_contain_text("Find the best")
    for move in puzzle.solution:
        make(page, snapshot(page), move, finger=False)
    expect(page.locator(".says")).to_contain_text("Right!")
    page.goto("/puzzles/heroes")
    expect(page.locator("li a.solved")).to_have_count(1)


def test_how_to_play_and_its_examples(new_page: NewPage) -> None:
    page = page_for(new_page)
    for game in SHIPPED:
        page.goto(f"/how/{game}")
        expect(page.locator(".how section").first).to_be_visible()
        first = next(iter(lessons(game, "example").values()))
        page.goto(f"/how/{game}/{first.id}")
        for n, step in enumerate(first.steps, 1):
            expect(page.locator(".says")).to_have_text(str(first.say(step.says)))
            for thing in step.points:
                expect(page.locator(f'[data-points-at="{thing}"]'), thing).to_have_count(1)
            if n < len(first.steps):
                page.get_by_role("button", name="On", exact=True).click()
