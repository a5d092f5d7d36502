"""Names for people: seats, colours, cards as their file calls them."""

from __future__ import annotations

from functools import cache
from typing import Any

from kurultai.core.game import Position
from kurultai.core.text import Text, as_it_is, given, joined, seats
from kurultai.games.huns.board import shipped_cards
from kurultai.games.huns.moves import (
    NOTHING,
    ONE_CARD,
    ONE_COLOUR,
    ONE_EXCHANGE,
    ONE_SEAT,
    TWO_COLOURS,
)
from kurultai.games.huns.parts.ids import CARD_IDS, WAGON_IDS
from kurultai.games.huns.parts.vocabulary import COLOURS, WAGON_TYPES, WAGONS
from kurultai.games.huns.rulebook import TEXTS

SEAT_NAMES = seats(TEXTS, "seat-wolf", "seat-falcon", "seat-stag", "seat-horse")


@cache
def _shipped() -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in shipped_cards()["card"]}


def card_entry(p: Position, card: int) -> dict[str, Any]:
    """A card as its file has it."""
    own = p.options.get("cards")
    if own is None:
        return _shipped()[CARD_IDS[card]]
    return next(entry for entry in own["card"] if entry["id"] == CARD_IDS[card])


def card_name(p: Position, card: int) -> Text:
    """What the card is called, or its id if the file has no such card."""
    own = p.options.get("cards")
    if own is not None and all(entry["id"] != CARD_IDS[card] for entry in own["card"]):
        return as_it_is(CARD_IDS[card])
    entry = card_entry(p, card)
    return given(entry, "name")


def colour_name(colour: int) -> Text:
    return TEXTS(f"colour-{COLOURS[colour]}")


def wagon_name(p: Position, wagon: int) -> Text:
    """A wagon as people tell it from others: wg05 is the purple wagon 5."""
    type_ = WAGON_TYPES[int(p.b[0].wagon_type[wagon])]
    return TEXTS(f"wagon-{type_}", n=int(WAGON_IDS[wagon][2:]))


def thing_name(p: Position, thing: int) -> Text:
    """A wagon, or from WAGONS on a card by its name."""
    if thing < WAGONS:
        return wagon_name(p, thing)
    return card_name(p, thing - WAGONS)


def argument_name(p: Position, argument: int) -> Text | None:
    """What a card is used on: colours, a player, a card, or one wagon for another."""
    if argument == NOTHING:
        return None
    if argument < TWO_COLOURS:
        return colour_name(argument - ONE_COLOUR)
    if argument < ONE_SEAT:
        first, second = divmod(argument - TWO_COLOURS, 5)
        return joined([colour_name(first), colour_name(second)], ", ")
    if argument < ONE_CARD:
        return SEAT_NAMES[argument - ONE_SEAT]
    if argument < ONE_EXCHANGE:
        return card_name(p, argument - ONE_CARD)
    own, new = divmod(argument - ONE_EXCHANGE, WAGONS)
    return joined([wagon_name(p, own), wagon_name(p, new)], " → ")
