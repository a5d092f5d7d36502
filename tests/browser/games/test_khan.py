"""Khan in the browser: a whole game, conquering, every special card, consent, secrets, a phone."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kurultai.server.storage.rows import Seat
from tests.browser.conftest import DESKTOP, PHONE, ROOT, NewPage, Serving
from tests.browser.games.khan_player import (
    Table,
    area,
    at,
    click,
    decide,
    lift_cover,
    play_until,
    quietly,
    send,
    shape,
    sit_down,
    until_moved,
)
from tests.browser.inspection import too_small
from tests.browser.late import taken_up
from tests.browser.player import awaited, expect_scores, snapshot

HALF = 85  # moves of the golden game to its end, the first of them mine
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


def whole_game(page: Page, seed: int) -> Table:
    chance = random.Random(seed)
    over = page.get_by_role("button", name="Result and rematch")
    while True:
        table = awaited(page, lambda now: now["choices"] or now["result"])
        if table["result"]:
            expect(over).to_be_visible()
            return table
        decide(page, chance)


def test_the_second_half_of_a_game_with_a_bot(page: Page, serving: Serving) -> None:
    page.goto(taken_up(page, serving, "khan", HALF, Seat("bot", level="foal")))
    expect_scores(page, whole_game(page, seed=1))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_at_every_number_of_seats(page: Page, seats: int) -> None:
    sit_down(page, "me", *["bot"] * (seats - 1), level="herder")
    expect_scores(page, whole_game(page, seed=seats))


def two_yurts_side_by_side(page: Page, **more: str) -> None:
    """Both at this screen: the first to place has e10 and e12, the other e11 (and f10, far ones)."""
    sit_down(page, "me", "friend", setup="free", **more)
    for name in ("e10", "e11", "e12", "f10", "a4", "m3"):
        send(page, f"yurt {name}")
    play_until(page, at("act"), quietly)
    lift_cover(page)


def test_a_shape_is_turned_previewed_and_laid(page: Page) -> None:
    two_yurts_side_by_side(page)
    seat = snapshot(page)["frame"]["by"]
    who = ("Red", "Yellow")[seat]
    shape(page, "3I").click()
    expect(page.locator(".sentence")).to_contain_text("bar of three. It fits in one place")
    area(page, "e11").hover()
    expect(page.locator('[data-ghost="fits"]')).to_be_attached()
    expect(page.locator(".said")).to_contain_text(f"{who}: 3 points")
    page.keyboard.press("r")
    expect(page.locator('[data-ghost="refused"]')).to_be_attached()
    expect(page.locator(".said")).to_contain_text("It cannot lie there: bar of three")
    area(page, "e11").click()
    note = page.locator(".note")
    expect(note.get_by_role("link", name="Rule:")).to_be_visible()
    page.get_by_role("button", name="Turn (R)").click()
    area(page, "e11").hover()
    area(page, "e11").click()
    expect(area(page, "e11")).to_have_accessible_name(
        re.compile(f"bar of three of {who}, 3 points")
    )
    made = [line["move"] for line in snapshot(page)["moves"]]
    assert "conquer 3I e10 e11 e12" in made[-4:]  # the next turn may have begun


def test_every_place_of_a_shape_is_shown_and_can_be_walked_through(page: Page) -> None:
    two_yurts_side_by_side(page)
    shape(page, "2I").click()
    offered = [
        choice["steps"][1] for choice in snapshot(page)["choices"] if choice["steps"][0] == "2I"
    ]
    expect(page.locator("[data-area].cover")).to_have_count(len(set(" ".join(offered).split())))
    seen = set()
    for _ in offered:
        page.keyboard.press("n")
        held = page.locator('[data-area][aria-label$="under the shape in hand"]').all()
        seen.add(" ".join(sorted(str(cell.get_attribute("data-area")) for cell in held)))
    assert seen == {" ".join(sorted(place.split())) for place in offered}


def test_areas_first_then_the_shape(page: Page) -> None:
    two_yurts_side_by_side(page)
    area(page, "e10").click()
    area(page, "e11").click()
    expect(page.locator(".said")).to_contain_text("share it: 1 point each")
    page.get_by_role("button", name="Put back (Esc)").click()
    area(page, "e10").click()
    page.locator('[data-lay="e10 e11 e12"]').click()
    page.get_by_role("button", name="Lay it").click()
    expect(area(page, "e12")).to_have_accessible_name(re.compile("bar of three of"))


def test_consent_is_asked_and_can_be_refused_or_given(page: Page) -> None:
    two_yurts_side_by_side(page)
    first = snapshot(page)["frame"]["by"]
    table = play_until(page, at("special"), quietly)
    click(page, "protect")
    until_moved(page, table)
    play_until(
        page,
        lambda table: table["frame"]["by"] == 1 - first and table["frame"]["view"]["step"] == "act",
        quietly,
    )
    lift_cover(page)
    area(page, "e10").click()
    area(page, "e11").click()
    expect(page.locator(".said")).to_contain_text("must agree")
    page.get_by_role("button", name="Lay it").click()
    lift_cover(page)
    page.get_by_role("button", name="Refuse", exact=True).click()
    lift_cover(page)
    expect(area(page, "e10")).to_have_accessible_name(re.compile("yurt"))
    area(page, "e10").click()
    area(page, "e11").click()  # not these two again, in this turn
    expect(page.get_by_role("button", name="Lay it")).to_be_hidden()
    refused = snapshot(page)["frame"]["view"]["void"]
    assert refused == [["e10", "e11"]]


@pytest.mark.parametrize("special", ["morale", "protect", "gods", "scout 2I"])
def test_every_special_card(page: Page, special: str) -> None:
    sit_down(page, "me", "friend")
    table = play_until(page, at("special"), quietly)
    lift_cover(page)
    click(page, special)
    after = until_moved(page, table)
    assert after["moves"][table["frame"]["at"]]["move"] == special
    player = after["frame"]["view"]["players"][table["frame"]["by"]]
    assert player["specials"][special.split(maxsplit=1)[0]] == 1


def test_the_gods_in_a_region_with_four_players(page: Page) -> None:
    sit_down(page, "me", "friend", "friend", "friend")
    table = play_until(page, at("special"), quietly)
    lift_cover(page)
    click(page, "gods ice")
    assert until_moved(page, table)["moves"][table["frame"]["at"]]["move"] == "gods ice"


def test_a_ruler_flees_and_the_table_says_how(page: Page) -> None:
    sit_down(page, "me", "friend")
    play_until(page, at("act"), quietly)
    lift_cover(page)
    expect(page.locator(".note")).to_contain_text(re.compile("flees .* from .* to "))
    expect(page.locator(".tip")).to_be_attached()
    ruler = next(r for r in snapshot(page)["frame"]["view"]["rulers"] if r["area"])
    area(page, ruler["area"]).click()
    page.get_by_role("button", name=f"Drive out the {ruler['name']} ruler").click()
    expect(area(page, ruler["area"])).to_have_accessible_name(re.compile("neutral yurt"))


def test_the_rulers_are_placed_by_the_players(page: Page) -> None:
    sit_down(page, "me", "friend", rulers="placed")
    expect(page.locator(".sentence")).to_contain_text("Place the Seljuk ruler")
    area(page, "e10").click()
    expect(area(page, "e10")).to_have_accessible_name(re.compile("Seljuk ruler"))
    expect(page.locator(".sentence")).to_contain_text("Rus ruler")
    area(page, "e10").click()
    expect(page.locator(".note.refusal")).to_contain_text("not empty")
    play_until(page, at("yurt"), lambda moves: moves[0])
    expect(page.locator(".sentence")).to_contain_text("yurt in a region that has none yet")


def test_an_area_for_which_no_card_is_held_says_what_would_fit(page: Page) -> None:
    two_yurts_side_by_side(page)
    moves = [choice["move"] for choice in snapshot(page)["choices"]]
    open_to_me = {move.split()[2] for move in moves if move.startswith("invade")}
    anywhere = {move.split()[1] for move in moves if move.startswith("anywhere")}
    closed = sorted(anywhere - open_to_me)
    if closed:  # else a joker was dealt
        area(page, closed[0]).click()
        expect(page.locator(".sentence")).to_contain_text("None of your cards fits there")


def test_hands_are_covered_between_two_people(page: Page) -> None:
    sit_down(page, "me", "friend")
    play_until(page, at("act"), quietly)
    expect(page.get_by_role("button", name="show the table")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    lift_cover(page)
    expect(page.locator("[data-card]")).to_have_count(4)


def test_going_back_behind_a_card_that_was_seen_needs_everyone_here(page: Page) -> None:
    two_yurts_side_by_side(page)
    before = snapshot(page)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="All agree: take it back").click()
    after = play_until(page, lambda now: now["version"] > before["version"], None)
    assert len(after["moves"]) < len(before["moves"])


def test_with_a_bot_what_was_seen_is_not_taken_back(page: Page) -> None:
    sit_down(page, "me", "bot")
    play_until(page, lambda table: bool(table["choices"]) and at("act")(table), quietly)
    page.get_by_role("button", name="Undo").click(force=True)
    said = "What has been seen since cannot be taken back"
    expect(page.locator(".note.refusal")).to_contain_text(said)


def test_another_map_at_a_new_table(page: Page, tmp_path: Path) -> None:
    shipped = (ROOT / "src/kurultai/games/khan/data/board.toml").read_text(encoding="utf-8")
    for start, said in (("e5", None), ("i7", "seljuk")):
        file = tmp_path / "board.toml"
        file.write_text(shipped.replace('seljuk = "f6"', f'seljuk = "{start}"'))
        page.goto("/new/khan")
        page.get_by_text("Options and language").click()
        page.get_by_label("Another map").set_input_files(file)
        page.get_by_role("button", name="Start the game").click()
        if said is None:
            expect(area(page, start)).to_have_accessible_name(re.compile("Seljuk"))
        else:  # in the river
            expect(page.get_by_role("alert").last).to_contain_text(said)


def test_territories_and_the_ranking_are_shown_at_any_time(page: Page) -> None:
    two_yurts_side_by_side(page)
    send(page, "conquer 3I e10 e11 e12")
    page.get_by_role("button", name="Points", exact=True).click()
    ranking = page.get_by_role("region", name="Points and territories")
    expect(ranking.get_by_text("3 + 10 = 13")).to_be_visible()
    expect(page.locator(".territory").first).to_be_attached()


def test_on_a_phone_by_finger(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True, is_mobile=True)
    two_yurts_side_by_side(page)
    assert too_small(page) == []
    page.get_by_role("button", name="Shapes", exact=True).tap()
    shape(page, "3I").tap()
    area(page, "e11").tap()
    expect(page.locator(".caption")).to_contain_text("3 points")
    assert at("act")(snapshot(page))
    area(page, "e11").tap()
    expect(area(page, "e11")).to_have_accessible_name(re.compile("bar of three of"))
    size = area(page, "f6").bounding_box()
    page.get_by_role("button", name="Closer").tap()
    closer = area(page, "f6").bounding_box()
    assert size and closer and closer["width"] > 1.5 * size["width"]


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone", "desktop"]
)
def test_nothing_serious_for_axe(new_page: NewPage, size: dict[str, int], scheme: str) -> None:
    page = new_page(size, color_scheme=scheme, locale="fr-FR")
    two_yurts_side_by_side(page)
    send(page, "conquer 3I e10 e11 e12")
    page.get_by_role("button", name="Points", exact=True).click()
    page.evaluate(AXE)
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    assert [entry for entry in found if entry["impact"] in {"serious", "critical"}] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_rules_page_shows_the_real_map(page: Page) -> None:
    page.goto("/rules/khan#2C.bridge")
    expect(page.locator('[id="2C.bridge"] .picture svg')).to_be_visible()
    expect(page.locator('[id="map"] .picture svg')).to_be_attached()
