"""Huns: cards that look like cards, camps that stay in sight, dice and decks that tell more."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.games.huns_player import Table, find, lift, place, question
from tests.browser.games.test_huns import with_effect_of

Box = dict[str, float]


def box(thing: Locator) -> Box:
    found = thing.bounding_box()
    assert found
    return found  # type: ignore[return-value]


def overlap(one: Box, two: Box) -> bool:
    across = one["x"] < two["x"] + two["width"] - 1 and two["x"] < one["x"] + one["width"] - 1
    return (
        across
        and one["y"] < two["y"] + two["height"] - 1
        and two["y"] < one["y"] + one["height"] - 1
    )


def inside(one: Box, two: Box) -> bool:
    return (
        one["x"] >= two["x"] - 1
        and one["y"] >= two["y"] - 1
        and one["x"] + one["width"] <= two["x"] + two["width"] + 1
        and one["y"] + one["height"] <= two["y"] + two["height"] + 1
    )


def has_drawn(cards: int, round_: int = 1) -> Callable[[Table], bool]:
    def is_asked(table: Table) -> bool:
        view = table["frame"]["view"]
        drawn = [card for card in (view["drawn"] or {"cards": []})["cards"] if card]
        return question(table) == "play" and len(drawn) >= cards and view["round"] >= round_

    return is_asked


def test_drawn_cards_are_asked_about_beside_the_camps(page: Page) -> None:
    find(page, has_drawn(2), seats=4)
    lift(page)
    prompt = page.locator("section.prompt")
    expect(prompt).to_be_visible()
    camps = page.locator(".camp").all()
    assert len(camps) == 4
    asked = box(prompt)
    assert not any(overlap(asked, box(camp)) for camp in camps)
    assert not any(overlap(box(one), box(two)) for one, two in combinations(camps, 2))
    page.get_by_role("button", name="Look at the table").click()
    expect(place(page, "die:blue")).to_be_visible()


def test_on_a_phone_all_drawn_cards_are_in_sight(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True)
    find(page, has_drawn(3))
    lift(page)
    prompt = page.locator("section.prompt")
    expect(prompt).to_be_visible()
    for choice in prompt.locator(".choice").all()[:3]:
        assert inside(box(choice.locator(".name")), box(prompt))
        expect(choice.locator("img")).to_be_in_viewport()


def test_with_four_seats_every_card_of_every_camp_is_in_sight(page: Page) -> None:
    find(
        page,
        lambda table: question(table) == "before" and table["frame"]["view"]["round"] >= 6,
        seats=4,
    )
    lift(page)
    window: Box = {"x": 0, "y": 0, **DESKTOP}
    cards = page.locator(".camp .card").all()
    assert cards
    for camp in page.locator(".camp").all():
        assert inside(box(camp), window)
        for card in camp.locator(".card").all():
            assert inside(box(card), box(camp))


def spent(view: dict[str, Any]) -> list[list[str]]:
    """The spent cards of a kind in a camp, wherever there is more than one."""
    found: dict[tuple[int, str], list[str]] = {}
    for camp in view["camps"]:
        for card in camp["cards"]:
            kind = view["cards"][card["id"]]["type"]
            is_used_raid = kind == "raid" and card["status"] == "used"
            if is_used_raid or card["status"] in {"fled", "filled"}:
                found.setdefault((camp["seat"], kind), []).append(card["id"])
    return [cards for cards in found.values() if len(cards) > 1]


def test_spent_cards_fold_into_a_stack_that_can_be_looked_through(page: Page) -> None:
    table = find(
        page,
        lambda table: question(table) == "before" and bool(spent(table["frame"]["view"])),
    )
    lift(page)
    view = table["frame"]["view"]
    cards = spent(view)[0]
    stack = page.locator(".card.stack", has_text=f"{len(cards)} spent cards").first
    expect(stack).to_be_visible()
    expect(stack.locator(".count")).to_have_text(str(len(cards)))
    stack.click()
    sheet = page.get_by_role("dialog", name=re.compile("Spent cards in"))
    expect(sheet.locator("li")).to_have_count(len(cards))
    name = sheet.locator("li").first.inner_text().split("\n")[0]
    sheet.locator("li button").first.click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def test_a_die_says_how_much_of_its_pillage_fits(page: Page) -> None:
    table = find(page, lambda table: question(table) == "before")
    for colour, offer in table["frame"]["view"]["offers"].items():
        words = {0: "none of them fits", 1: "1 of them fits"}
        said = words.get(offer["fits"], f"{offer['fits']} of them fit")
        expect(place(page, f"die:{colour}")).to_have_accessible_name(re.compile(said))


def test_a_deck_shows_the_cards_it_can_still_bring(page: Page) -> None:
    table = find(page, lambda table: question(table) == "before")
    deck = table["frame"]["view"]["decks"][4]
    place(page, "deck:yellow").click()
    sheet = page.get_by_role("dialog", name="Treasure")
    expect(sheet.locator("li img")).to_have_count(len(deck["unseen"]))
    expect(sheet).to_contain_text("At least 4 raids in your camp")  # told for two players


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_card_has_its_own_picture_and_signs(new_page: NewPage, scheme: str) -> None:
    page = new_page(color_scheme=scheme)
    page.goto("/rules/huns")
    cards = page.locator("[id^=card-]")
    expect(cards).to_have_count(60)
    pictures = page.evaluate(
        """Promise.all([...document.querySelectorAll("[id^=card-] img")].map(
            (img) => img.decode().then(() => img.naturalWidth > 0 && img.src)))"""
    )
    assert len(set(pictures)) == 60
    assert False not in pictures
    assert cards.locator(".icons").count() == 60
    drawn = page.evaluate(
        """[...document.querySelectorAll("[id^=card-] .icon")].every(
            (icon) => icon.querySelector("path[d]:not([d=''])"))"""
    )
    assert drawn


def test_an_owners_own_card_has_the_picture_of_its_kind(page: Page) -> None:
    cards = with_effect_of("eq02", "equipment")
    for entry in cards["card"]:
        entry["name_en"] = f"My {entry['name_en']}"
    find(page, lambda table: question(table) == "before", cards)
    place(page, "deck:blue").click()
    sheet = page.get_by_role("dialog", name="Equipment")
    pictures = sheet.locator("li img").evaluate_all("all => all.map((img) => img.src)")
    assert len(pictures) == 10
    assert len(set(pictures)) == 1
