"""Contents: the card file. Eight rulers, nine cards each, one of every kind (§deck)."""

from __future__ import annotations

import re
from typing import Any

from kurultai.core.text import Text
from kurultai.games.khan.parts.areas import DIRECTIONS
from kurultai.games.khan.parts.maps import REGIONS
from kurultai.games.khan.rulebook import TEXTS

KINDS = (*REGIONS, "river", "border", "joker")  # of cards, in the order of the data
ON_RIVER, ON_BORDER, JOKER = 6, 7, 8
RULERS = 8
CARDS = RULERS * len(KINDS)  # card number = 9 × ruler + kind
HAND = 4

_ID = re.compile(r"[a-z]{1,16}")
_WORDS = {"en", "fr"}


def ruler_ids(document: dict[str, Any]) -> list[str]:
    """The rulers of a card file, as far as it can be read (§names)."""
    entries = document.get("rulers")
    if not isinstance(entries, list):
        return []
    return [str(e["id"]) for e in entries if isinstance(e, dict) and "id" in e]


def directions_of(entry: dict[str, Any]) -> list[int]:
    """The direction on each of a ruler's cards, in the order of the kinds."""
    return [DIRECTIONS.index(name) for name in entry["directions"].split()]


def problems_of_cards(document: dict[str, Any]) -> list[Text]:
    """All that is wrong with a card file, a sentence each."""
    found = [
        TEXTS("unknown-entry", key=repr(key))
        for key in document
        if key not in ("title", "reconstruction", "rulers")
    ]
    entries = document.get("rulers")
    if not isinstance(entries, list) or len(entries) != RULERS:
        found.append(TEXTS("there-must-be-rulers", rulers=RULERS))
    if isinstance(entries, list):
        for number, entry in enumerate(entries, 1):
            found += _problems_of_ruler(number, entry)
    ids = ruler_ids(document)
    for id_ in sorted({id_ for id_ in ids if ids.count(id_) > 1}):
        found.append(TEXTS("two-rulers-are-called", id=id_))
    return found


def _problems_of_ruler(number: int, entry: object) -> list[Text]:
    if not isinstance(entry, dict):
        return [TEXTS("ruler-is-not-a-table", number=number)]
    found = []
    if set(entry) != {"id", "name", "colour", "directions"}:
        found.append(TEXTS("ruler-needs-exactly-id-name-colour", number=number))
    if not _ID.fullmatch(str(entry.get("id"))):
        found.append(TEXTS("ruler-id-must-be-1-to", number=number))
    for key in ("name", "colour"):
        words = entry.get(key)
        if not isinstance(words, dict) or set(words) != _WORDS or not all(words.values()):
            found.append(TEXTS("ruler-needs-en-and-fr", number=number, key=key))
    given = str(entry.get("directions")).split()
    if len(given) != len(KINDS) or set(given) - set(DIRECTIONS):
        found.append(
            TEXTS(
                "ruler-directions-must-be-out-of",
                number=number,
                kinds=len(KINDS),
                directions=" ".join(DIRECTIONS),
            )
        )
    return found
