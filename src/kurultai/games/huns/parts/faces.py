"""What is printed on cards and wagons, as people read it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from typing_extensions import TypedDict

from kurultai.core.text import Given, Text, given
from kurultai.games.huns.board import shipped_cards, shipped_wagons
from kurultai.games.huns.parts.icons import Icons, icons
from kurultai.games.huns.parts.reading import reading
from kurultai.games.huns.parts.vocabulary import EVENTS, CardType, Colour, Phase, WagonType

_FOR_SEATS = re.compile(r"\b(\d+)/(\d+)/(\d+)\b")  # with two, three and four players


class CardFace(TypedDict):
    """What is printed on a card."""

    type: CardType
    name: Text
    text: Text
    phase: Phase
    slots: int
    min_players: int
    asks: bool  # its player is asked, also in others' turns, whether to use it
    icons: Icons
    picture: str | None  # the shipped card whose picture it bears; an owner's own has none


class WagonFace(TypedDict):
    type: WagonType
    slots: list[Colour]


class Gallery(TypedDict):
    """Every card and wagon of the shipped files."""

    cards: dict[str, CardFace]
    wagons: dict[str, WagonFace]


class Typed(TypedDict):
    """A card as it was typed in: its face, and beside it what its effects say."""

    face: CardFace
    reading: list[Text]
    is_shipped: bool  # the same card is in the shipped file


class FileGallery(TypedDict):
    """Every card or wagon of somebody's file."""

    cards: dict[str, Typed]
    wagons: dict[str, WagonFace]


@cache
def _names() -> dict[str, tuple[str, str]]:
    return {entry["id"]: _name(entry) for entry in shipped_cards()["card"]}


def _name(entry: dict[str, Any]) -> tuple[str, str]:
    return entry.get("name_en", ""), entry.get("name_fr", "")


def printed(entry: dict[str, Any], seats: int | None = None) -> CardFace:
    """A card's face. What its text gives for 2/3/4 players is told for those at the table."""
    said = given(entry, "text")
    if seats is not None:
        told = {at: _FOR_SEATS.sub(lambda n: n[seats - 1], line) for at, line in said.words.items()}
        said = Given(told)
    return {
        "type": entry["type"],
        "name": given(entry, "name"),
        "text": said,
        "phase": entry.get("phase", "any"),
        "slots": entry.get("slots", 0),
        "min_players": entry.get("min_players", 2),
        "asks": any(
            effect.get("optional") and effect["trigger"] in EVENTS for effect in entry["effect"]
        ),
        "icons": icons(entry["effect"], seats),
        "picture": entry["id"] if _names().get(entry["id"]) == _name(entry) else None,
    }


def gallery() -> Gallery:
    return {
        "cards": {entry["id"]: printed(entry) for entry in shipped_cards()["card"]},
        "wagons": _wagons(shipped_wagons()),
    }


def gallery_of_file(name: str, document: dict[str, Any]) -> FileGallery:
    """All that a card file or a wagon file holds, as it will look."""
    if name == "wagons":
        return {"cards": {}, "wagons": _wagons(document)}
    shipped = {entry["id"]: entry for entry in shipped_cards()["card"]}
    cards = {entry["id"]: _typed(entry, shipped.get(entry["id"])) for entry in document["card"]}
    return {"cards": cards, "wagons": {}}


def _typed(entry: dict[str, Any], shipped: dict[str, Any] | None) -> Typed:
    return {"face": printed(entry), "reading": reading(entry), "is_shipped": entry == shipped}


def _wagons(document: dict[str, Any]) -> dict[str, WagonFace]:
    return {w["id"]: {"type": w["type"], "slots": list(w["slots"])} for w in document["wagon"]}
