"""What is printed on cards and wagons, as people read it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from typing_extensions import TypedDict

from kurultai.core.text import Given, Text, given
from kurultai.games.huns.board import shipped_cards, shipped_wagons
from kurultai.games.huns.parts.icons import Icons, icons
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


@cache
def _names() -> dict[str, tuple[str, str]]:
    return {entry["id"]: _name(entry) for entry in shipped_cards()["card"]}


def _name(entry: dict[str, Any]) -> tuple[str, str]:
    return entry["name_en"], entry["name_fr"]


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
        "phase": entry["phase"],
        "slots": entry["slots"],
        "min_players": entry["min_players"],
        "asks": any(
            effect.get("optional") and effect["trigger"] in EVENTS for effect in entry["effect"]
        ),
        "icons": icons(entry["effect"], seats),
        "picture": entry["id"] if _names().get(entry["id"]) == _name(entry) else None,
    }


def gallery() -> Gallery:
    wagons = shipped_wagons()["wagon"]
    return {
        "cards": {entry["id"]: printed(entry) for entry in shipped_cards()["card"]},
        "wagons": {w["id"]: {"type": w["type"], "slots": list(w["slots"])} for w in wagons},
    }
