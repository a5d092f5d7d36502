"""Huns in the browser: whole games, placing, prompts, habits, covers, the card gallery."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, NewPage, Serving
from tests.browser.games.huns_player import (
    Table,
    answer,
    find,
    go_on,
    lift,
    place,
    question,
    shows,
    sit_at,
)
from tests.browser.late import taken_up
from tests.browser.player import awaited, expect_scores, snapshot

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CARDS = ROOT / "src" / "kurultai" / "games" / "huns" / "data" / "cards.toml"
LEFT = 107  # moves of the golden game to its end, the first of them a decision
CLICKED = 2  # answers to each question that are clicked; the others are given elsewhere


def asked(name: str, round_: int = 1) -> Callable[[Table], bool]:
    return lambda table: question(table) == name and table["frame"]["view"]["round"] >= round_


def with_effect_of(card: str, type_: str) -> dict[str, Any]:
    """The shipped cards, all of one type with the effect of one of them."""
    cards = tomllib.loads(CARDS.read_text())
    effect = next(entry["effect"] for entry in cards["card"] if entry["id"] == card)
    for entry in cards["card"]:
        if entry["type"] == type_:
            entry["effect"] = effect
    return cards


def play_out(page: Page, chance: random.Random) -> tuple[Table, Counter[str]]:
    """A whole game: every kind of question clicked a few times, the rest answered elsewhere."""
    clicked: Counter[str] = Counter()
    while True:
        table = go_on(page, chance, lambda table: clicked[question(table)] < CLICKED)
        if table["result"]:
            return table, clicked
        answer(page, table, chance)
        clicked[question(table)] += 1


def test_the_end_of_a_game_with_points_line_by_line(page: Page, serving: Serving) -> None:
    page.goto(taken_up(page, serving, "huns", LEFT))
    expect(place(page, "die:blue")).to_be_visible()
    table, clicked = play_out(page, random.Random(4))
    assert {"before", "action", "put", "play"} <= set(clicked)
    expect_scores(page, table)


def test_a_new_wagon_is_taken_once_one_is_shipped(page: Page) -> None:
    table = find(page, asked("take"))
    answer(page, table, random.Random(2))
    made = page.locator(f'.history [data-at="{table["frame"]["at"] + 1}"]').first
    expect(made).to_contain_text(
        re.compile("takes? (the top wagon|an? (purple|orange|green|blue) wagon)")
    )


def test_the_first_answers_against_three_bots(page: Page) -> None:
    sit_at(page, "me", "bot", "bot", "bot")
    chance = random.Random(1)
    for _ in range(4):
        answer(page, go_on(page, chance, lambda table: True), chance)
    assert snapshot(page)["frame"]["at"] > 8


def test_each_die_shows_what_both_actions_would_give(page: Page) -> None:
    table = find(page, asked("before"))
    offers = table["frame"]["view"]["offers"]
    for colour, offer in offers.items():
        words = re.compile(f"pillage {offer['pillage']}, draw {offer['draw']}")
        expect(place(page, f"die:{colour}")).to_have_accessible_name(words)
    place(page, "die:green").click()
    offer = offers["green"]
    expect(page.get_by_role("button", name=f"Pillage {offer['pillage']} green")).to_be_visible()
    expect(page.get_by_role("button", name=f"Draw {offer['draw']}, play 1")).to_be_visible()


@pytest.mark.parametrize(
    ("colour", "status"),
    [
        ("blue", "Equipment, acts"),
        ("red", "Raid, ready"),
        ("green", "Mercenary, waits for valuables, 0 of"),
        ("black", "Curse, fled"),
        ("yellow", "Treasure, condition (not )?met"),
    ],
)
def test_a_card_of_each_type_is_drawn_and_played(page: Page, colour: str, status: str) -> None:
    find(page, asked("before"))
    place(page, f"die:{colour}").click()
    page.get_by_role("button", name=re.compile(r"^Draw \d")).click()
    expect(
        page.locator(".history").get_by_text(re.compile("draws? from the")).first
    ).to_be_attached()
    if question(snapshot(page)) == "play":
        expect(page.locator("section.prompt")).to_have_count(0)  # covered until it is lifted
        lift(page)
        page.locator("section.prompt .button.primary").first.click()
    if colour == "black":
        page.get_by_role("button", name="Flee: −2 points at the end").click()
    card = page.locator(".cards [data-place]")
    expect(card).to_have_count(1)
    expect(card).to_have_accessible_name(re.compile(status))
    card.click()
    view = snapshot(page)["frame"]["view"]
    face = view["cards"][card.get_attribute("data-place") or ""]
    sheet = page.get_by_role("dialog", name=face["name"])
    expect(sheet).to_contain_text(face["text"])


def test_placing_shows_every_free_slot_that_fits(page: Page) -> None:
    table = find(page, asked("put"))
    goals = {choice["steps"][1] for choice in table["choices"] if len(choice["steps"]) == 2}
    shown = page.locator(".own .offered")
    expect(shown.first).to_be_visible()
    assert {thing.get_attribute("data-place") for thing in shown.all()} == goals
    shown.first.click()
    expect(page.locator(f'.history [data-at="{table["frame"]["at"] + 1}"]').first).to_contain_text(
        re.compile("(blue|red|green|black|yellow) valuable|ships? the")
    )


def from_one_bowl(table: Table) -> bool:
    """Cubes are to be placed that all come from the same place."""
    starts = {choice["steps"][0] for choice in table["choices"] if len(choice["steps"]) == 2}
    return question(table) == "put" and len(starts) == 1


def carried_choice(table: Table) -> tuple[str, str]:
    """Where a cube may be taken up, and where it may go."""
    start, goal = next(choice["steps"] for choice in table["choices"] if len(choice["steps"]) == 2)
    return start, goal


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_cube_is_carried_to_its_slot_with_the_mouse(page: Page) -> None:
    table = find(page, from_one_bowl)
    start, goal = carried_choice(table)
    slot = page.locator(f'.own [data-place="{goal}"].offered').first
    page.mouse.move(*middle(place(page, start)))
    page.mouse.down()
    page.mouse.move(5, 5, steps=4)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()  # on nothing: it goes back
    expect(page.locator(".carried")).to_have_count(0)
    assert snapshot(page)["version"] == table["version"]
    page.mouse.move(*middle(place(page, start)))
    page.mouse.down()
    page.mouse.move(*middle(slot), steps=4)
    page.mouse.up()
    made = page.locator(f'.history [data-at="{table["frame"]["at"] + 1}"]').first
    expect(made).to_contain_text(re.compile("(blue|red|green|black|yellow) valuable|ships? the"))


def test_a_cube_is_carried_by_a_finger_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True)
    table = find(page, from_one_bowl)
    _, goal = carried_choice(table)
    finger = page.context.new_cdp_session(page)
    x, y = middle(page.locator(f'.own [data-place="{goal}"].offered').first)
    from_x, from_y = middle(page.locator("[data-carry]").first)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", from_x, from_y)
    for part in (0.2, 0.6, 1.0):
        touch("touchMove", from_x + part * (x - from_x), from_y + part * (y - from_y))
    expect(page.locator(".carried")).to_be_visible()
    touch("touchEnd")
    page.wait_for_function(
        "at => fetch('/api' + location.pathname).then((a) => a.json()).then((t) => t.frame.at > at)",
        arg=table["frame"]["at"],
    )


def has_a_slot_of_another_colour(table: Table) -> bool:
    """Cubes are to be placed, and a free slot of the camp takes none of them."""
    if question(table) != "put":
        return False
    view = table["frame"]["view"]
    free = {
        f"{wagon['id']}:{wants}"
        for wagon in view["camps"][table["frame"]["by"]]["wagons"]
        if wagon
        for wants, cube in zip(view["wagons"][wagon["id"]]["slots"], wagon["cubes"], strict=True)
        if cube is None
    }
    return bool(free - {step for choice in table["choices"] for step in choice["steps"]})


def test_a_slot_of_another_colour_is_refused_with_the_rule(page: Page) -> None:
    table = find(page, has_a_slot_of_another_colour)
    page.locator(".own .wagons button.slot[data-free]:not(.offered)").first.click()
    expect(page.locator(".note")).to_contain_text("Rule:")
    assert snapshot(page)["version"] == table["version"]


def is_asked_about(table: Table, card: str) -> bool:
    asks = any(card in choice["steps"] for choice in table["choices"])
    return question(table) == "use" and asks


@pytest.mark.parametrize(
    ("habit", "word"), [("Always use it", "uses? "), ("Never use it", "do(es)? not use ")]
)
def test_a_card_is_not_asked_about_any_more(page: Page, habit: str, word: str) -> None:
    table = find(page, asked("use"), with_effect_of("me04", "equipment"))
    card = next(choice["steps"][0] for choice in table["choices"] if choice["move"] != "none")
    page.get_by_role("button", name=habit).click()
    made = page.locator(f'.history [data-at="{table["frame"]["at"] + 1}"]').first
    expect(made).to_contain_text(re.compile(word))
    # The page answers by itself as often as it is asked: the card is opened once that is over.
    shows(page, awaited(page, lambda now: not is_asked_about(now, card)))
    place(page, card).first.click()
    page.get_by_role("dialog").get_by_text("Ask me").click()
    page.wait_for_function(
        "kept => localStorage.getItem('kurultai.huns.habits') === kept", arg=f'{{"{card}":"ask"}}'
    )


def test_a_hint_is_told_in_words_and_shown(page: Page) -> None:
    table = find(page, asked("before"))
    page.get_by_role("button", name="Hint").click()
    plan = page.locator(".plan")
    expect(plan).to_contain_text(re.compile("takes? the|uses?"), timeout=30_000)
    expect(page.locator(".hinted").first).to_be_visible()
    assert snapshot(page)["version"] == table["version"]


def test_by_keyboard(page: Page) -> None:
    find(page, asked("before"))
    place(page, "die:blue").focus()
    page.keyboard.press("ArrowRight")
    expect(place(page, "die:red")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".history").get_by_text("takes the red die").first).to_be_attached()


def test_nothing_serious_for_axe_on_phone_and_desktop_by_day_and_night(page: Page) -> None:
    find(page, asked("before", 4), seats=3)
    page.evaluate(AXE.read_text())
    for size in (PHONE, DESKTOP):
        for scheme in ("light", "dark"):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            found = page.evaluate("axe.run().then(({ violations }) => violations)")
            serious = [entry for entry in found if entry["impact"] in {"serious", "critical"}]
            assert serious == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_rules_show_every_card_in_both_languages(page: Page) -> None:
    page.goto("/rules/huns")
    expect(page.locator("[id^=card-]")).to_have_count(60)
    expect(page.get_by_text("Composite bow").first).to_be_visible()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_text("Arc composite").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("bots", [1, 2, 3])
def test_a_whole_game_against_bots(page: Page, bots: int) -> None:
    sit_at(page, "me", *["bot"] * bots)
    table, clicked = play_out(page, random.Random(bots))
    assert table["frame"]["by"] == "over"
    assert {"before", "action", "put"} <= set(clicked)  # a wagon shipped by chance is no sure thing
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
