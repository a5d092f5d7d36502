"""Names for people: seats, colours, cards as their file calls them."""

from __future__ import annotations

from functools import cache
from typing import Any

from kurultai.core.game import Position
from kurultai.core.text import Text, as_it_is, given, seats
from kurultai.games.huns.board import shipped_cards
from kurultai.games.huns.parts.ids import CARD_IDS, card_number
from kurultai.games.huns.parts.vocabulary import COLOURS, DECK, TYPES, WAGON_TYPES, WAGONS
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


def cards_of(p: Position, colour: int) -> list[int]:
    """The cards of a deck that are in the game with so many players (§N17)."""
    own = p.options.get("cards")
    entries = _shipped().values() if own is None else own["card"]
    numbers = [
        card_number(entry["id"]) for entry in entries if entry.get("min_players", 2) <= p.seats
    ]
    return sorted(card for card in numbers if card // DECK == colour)


def card_name(p: Position, card: int) -> Text:
    """What the card is called, or its id if the file has no such card."""
    own = p.options.get("cards")
    if own is not None and all(entry["id"] != CARD_IDS[card] for entry in own["card"]):
        return as_it_is(CARD_IDS[card])
    entry = card_entry(p, card)
    return given(entry, "name")


def card_called(p: Position, card: int) -> Text:
    """The card in a sentence: "the raid Ambush"."""
    return TEXTS(f"named-{TYPES[card // DECK]}", card=card_name(p, card))


def colour_name(colour: int) -> Text:
    return TEXTS(f"colour-{COLOURS[colour]}")


def deck_name(colour: int) -> Text:
    """A deck by what it holds: "mercenary deck"."""
    return TEXTS(f"deck-{TYPES[colour]}")


def wagon_name(p: Position, wagon: int) -> Text:
    """A wagon as people tell it from others: "the purple wagon"."""
    return TEXTS(f"wagon-{WAGON_TYPES[int(p.b[0].wagon_type[wagon])]}")


def thing_name(p: Position, thing: int) -> Text:
    """A wagon, or from WAGONS on a card by its name."""
    return wagon_name(p, thing) if thing < WAGONS else card_called(p, thing - WAGONS)
