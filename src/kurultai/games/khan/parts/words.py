"""The names of things, for people."""

from __future__ import annotations

from kurultai.core.text import Text, joined, text
from kurultai.games.khan.notation import Ids
from kurultai.games.khan.parts import deck
from kurultai.games.khan.parts.areas import DIRECTIONS
from kurultai.games.khan.rulebook import TEXTS

SEATS = tuple(TEXTS(f"seat.{colour}") for colour in ("red", "yellow", "blue", "green"))


def listed(texts: list[Text]) -> Text:
    """One, two and three."""
    if len(texts) < 2:
        return texts[0] if texts else TEXTS("word.nobody")
    return joined([joined(texts[:-1], ", "), TEXTS("word.and"), texts[-1]])


def players(seats: list[int]) -> Text:
    return listed([SEATS[seat] for seat in seats])


def ruler(ids: Ids, number: int) -> Text:
    name: Text = ids.files.cards["rulers"][number]["name"]
    return name


def kind(number: int) -> Text:
    return TEXTS(f"kind.{deck.KINDS[number]}")


def card(ids: Ids, number: int) -> Text:
    """Seljuk (ice)."""
    who, what = ruler(ids, number // len(deck.KINDS)), kind(number % len(deck.KINDS))
    return text(f"{who['en']} ({what['en']})", f"{who['fr']} ({what['fr']})")


def direction(number: int) -> Text:
    return TEXTS(f"direction.{DIRECTIONS[number % 8]}")


def points(number: int) -> Text:
    return TEXTS("points.one" if number == 1 else "points.many", points=number)
