"""The names of things, for people."""

from __future__ import annotations

from functools import cache
from typing import Any

from kurultai.core import text
from kurultai.core.text import Given, Square, Text, seats
from kurultai.games.khan.board import SHIPPED, Board
from kurultai.games.khan.notation import Ids
from kurultai.games.khan.parts import deck
from kurultai.games.khan.parts.areas import DIRECTIONS, NAMES
from kurultai.games.khan.parts.maps import LETTERS
from kurultai.games.khan.parts.shapes import Form, form_of, orientations
from kurultai.games.khan.rulebook import TEXTS

SEATS = seats(TEXTS, "seat-red", "seat-yellow", "seat-blue", "seat-green")


def listed(texts: list[Text]) -> Text:
    """One, two and three."""
    return text.listed(texts)


def players(numbers: list[int]) -> Text:
    return listed([SEATS[seat] for seat in numbers])


def together(numbers: list[int]) -> Text:
    """Who conquers: one, or several at once."""
    [first, *others] = [SEATS[seat] for seat in numbers]
    return text.Together((first, *others)) if others else first


def ruler(ids: Ids, number: int) -> Text:
    return Given(ids.files.cards["rulers"][number]["name"])


def enough(b: Board) -> str:
    """How many rulers at home bring the end phase: five as in the book, or all of fewer."""
    return {deck.ENOUGH: "five", 1: "one"}.get(int(b.enough), "all")


def kind(number: int) -> Text:
    return TEXTS(f"kind-{deck.KINDS[number]}")


def card(ids: Ids, number: int) -> Text:
    """Seljuk (ice)."""
    who, what = ruler(ids, number // deck.EACH), kind(ids.kinds[number])
    return TEXTS("card", ruler=who, kind=what)


def direction(number: int) -> Text:
    return TEXTS(f"direction-{DIRECTIONS[number % 8]}")


def points(number: int) -> Text:
    return TEXTS("points", points=number)


def region(ids: Ids, area: int) -> Text:
    """The landscape of an area: of land, or the river."""
    letter = ids.map.letter[area].upper()
    return kind(LETTERS.index(letter) if letter in LETTERS else deck.ON_RIVER)


def place(ids: Ids, area: int) -> Text:
    """On the ice (k10)."""
    return TEXTS("place", region=region(ids, area), area=Square(NAMES[area]))


def shape(ids: Ids, number: int) -> Text:
    """By its form, whatever a player's own file calls it."""
    return shape_named(ids.files.shapes["shapes"][number])


def shape_named(entry: dict[str, Any]) -> Text:
    form, is_bridge = form_of(entry["form"]), "river" in entry
    name = _names().get((form, is_bridge))
    if name is not None:
        return TEXTS(f"shape-{name}")
    return TEXTS("shape-own-bridge" if is_bridge else "shape-own", n=len(form))


@cache
def _names() -> dict[tuple[Form, bool], str]:
    """The book's shapes, however they are drawn."""
    return {
        (form, "river" in entry): str(entry["id"])
        for entry in SHIPPED.shapes["shapes"]
        for form in orientations(form_of(entry["form"]))
    }
