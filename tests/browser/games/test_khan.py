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

LEFT = 57  # moves of the golden game to its end, the first of them mine
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


def test_the_end_of_a_game_with_a_bot(page: Page, serving: Serving) -> None:
    page.goto(taken_up(page, serving, "khan", LEFT, Seat("bot", level="foal")))
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
    expect(page.locator(".sentence")).to_contain_text("exactly these areas was refused")


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
    expect(page.locator(".sentence")).to_contain_text("places the Seljuk ruler")
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
            expect(page.get_by_text(re.compile(said, re.IGNORECASE)).first).to_be_visible()
            expect(page.get_by_role("alert").last).to_contain_text("cannot be played yet")


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


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    found = [each.bounding_box() for each in page.locator(selector).all()]
    return [dict(box) for box in found if box]


def test_shapes_can_be_compared_at_a_glance(new_page: NewPage) -> None:
    least = {}
    for width, height in ((1280, 800), (1920, 1080)):
        page = new_page({"width": width, "height": height})
        two_yurts_side_by_side(page)
        shapes = boxes(page, "[data-shape]")
        assert len(shapes) == 23
        least[width] = min(min(box["width"], box["height"]) for box in shapes)
        assert all(box["y"] + box["height"] <= height for box in shapes)
    assert least[1280] >= 72
    assert least[1920] > least[1280] + 8
    expect(shape(page, "3I")).to_have_class(re.compile("ready"))
    expect(shape(page, "5P")).not_to_have_class(re.compile("ready"))
    shape(page, "5P").click()
    expect(page.locator(".sentence")).to_contain_text("P shape. It fits nowhere now: it may cover")


def test_all_cards_can_be_looked_through(page: Page) -> None:
    two_yurts_side_by_side(page)
    view = snapshot(page)["frame"]["view"]
    turned = view["turned"]
    expect(page.locator('[data-thing="turned"]')).to_have_accessible_name(
        re.compile(f"Turned over: {turned['ruler']} flees", re.IGNORECASE)
    )
    page.locator('[data-thing="pile"]').click()
    cards = page.get_by_role("region", name="All cards")
    expect(cards).to_contain_text(f"{view['pile']} on the pile, 4 in rivals' hands")
    expect(cards.locator("td.unseen")).to_have_count(view["pile"] + 4)
    expect(cards.locator("td.mine")).to_have_count(4)
    expect(cards.locator("td.discarded")).to_have_count(len(view["discards"]))
    cards.get_by_role("button", name="Close").click()
    expect(cards).to_have_count(0)


def test_a_special_card_is_read_and_says_why_not_now(page: Page) -> None:
    two_yurts_side_by_side(page)
    page.locator('[data-special="gods"]').click()
    read = page.get_by_role("region", name="Special cards")
    expect(read).to_contain_text("the gods protect neutral yurts everywhere")
    expect(read).to_contain_text("You have 2 of them")
    expect(page.locator(".note.refusal")).to_contain_text("after the actions of a turn")


def test_protections_stand_on_the_map(page: Page) -> None:
    two_yurts_side_by_side(page)
    first = snapshot(page)["frame"]["by"]
    expect(page.locator("[data-guard]")).to_have_count(0)
    play_until(page, at("special"), quietly)
    send(page, "protect")
    play_until(page, at("act"), quietly)
    lift_cover(page)
    now = snapshot(page)["frame"]["view"]
    mine = [yurt for yurt in now["yurts"] if yurt["seat"] == first]
    expect(page.locator('[data-guard="protect"]')).to_have_count(len(mine))


def test_a_shared_tile_belongs_to_both_territories(page: Page) -> None:
    two_yurts_side_by_side(page)
    area(page, "e10").click()
    area(page, "e11").click()
    expect(page.locator(".said")).to_contain_text("bonus, if it ended now: Red +10 and Yellow +10")
    page.get_by_role("button", name="Lay it").click()
    expect(area(page, "e11")).to_have_accessible_name(re.compile("domino of"))
    page.get_by_role("button", name="Points", exact=True).click()
    expect(page.locator(".territory:not(.under)")).to_have_count(2)
    sizes = boxes(page, ".sized")
    assert len(sizes) == 2


def test_a_finger_sees_the_yurt_before_it_stands(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True, is_mobile=True)
    sit_down(page, "me", "friend", setup="free")
    small = area(page, "e10").bounding_box()
    area(page, "e10").tap()
    expect(page.locator("[data-aimed]")).to_have_attribute("data-aimed", "e10")
    large = area(page, "e10").bounding_box()
    assert small and small["width"] < 30
    assert large and large["width"] > 36
    assert at("yurt")(snapshot(page))
    before = snapshot(page)
    page.get_by_role("button", name="Pitch it here").tap()  # and no further question
    after = until_moved(page, before)
    assert after["moves"][before["frame"]["at"]]["move"] == "yurt e10"
    expect(page.locator("[data-aimed]")).to_have_count(0)
    again = area(page, "f6").bounding_box()
    assert again and again["width"] < 30  # the whole map again


def test_a_card_brings_its_land_closer(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True, is_mobile=True)
    two_yurts_side_by_side(page)
    moves = [choice["move"].split() for choice in snapshot(page)["choices"]]
    lands = ("mountains", "tundra", "ice", "stony", "sandy", "forest")
    found = [move for move in moves if move[0] == "invade" and move[1].split(".")[1] in lands]
    if not found:  # only rivers, borders and jokers were dealt
        return
    _, card, place = found[0]
    page.locator(f'[data-card="{card}"]').tap()
    large = area(page, place).bounding_box()
    assert large and large["width"] >= 34
    page.get_by_role("button", name="Put back").tap()
    page.get_by_role("button", name="Shapes", exact=True).tap()
    frame = page.locator(".place").first.bounding_box()
    assert frame
    for box in boxes(page, "[data-shape]"):
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] >= frame["y"] and box["y"] + box["height"] <= frame["y"] + frame["height"]
    assert len(boxes(page, "[data-shape]")) == 23
