"""The names of things, for people."""

from __future__ import annotations

from kurultai.core import text
from kurultai.core.text import Given, Text, seats
from kurultai.games.khan.notation import Ids
from kurultai.games.khan.parts import deck
from kurultai.games.khan.parts.areas import DIRECTIONS
from kurultai.games.khan.rulebook import TEXTS

SEATS = seats(TEXTS, "seat-red", "seat-yellow", "seat-blue", "seat-green")


def listed(texts: list[Text]) -> Text:
    """One, two and three."""
    return text.listed(texts) if texts else TEXTS("word-nobody")


def players(numbers: list[int]) -> Text:
    return listed([SEATS[seat] for seat in numbers])


def ruler(ids: Ids, number: int) -> Text:
    return Given(ids.files.cards["rulers"][number]["name"])


def kind(number: int) -> Text:
    return TEXTS(f"kind-{deck.KINDS[number]}")


def card(ids: Ids, number: int) -> Text:
    """Seljuk (ice)."""
    who, what = ruler(ids, number // len(deck.KINDS)), kind(number % len(deck.KINDS))
    return TEXTS("card", ruler=who, kind=what)


def direction(number: int) -> Text:
    return TEXTS(f"direction-{DIRECTIONS[number % 8]}")


def points(number: int) -> Text:
    return TEXTS("points", points=number)
