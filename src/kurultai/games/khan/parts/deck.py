"""Contents: the card file. Eight rulers, nine cards each, in the book one of every kind (§deck)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from kurultai.core.datafiles import Problem, error, shown, unknown_keys, warning
from kurultai.games.khan.parts.areas import DIRECTIONS
from kurultai.games.khan.parts.maps import REGIONS
from kurultai.games.khan.rulebook import TEXTS

KINDS = (*REGIONS, "river", "border", "joker")  # of cards, in the order of the data
ON_RIVER, ON_BORDER, JOKER = 6, 7, 8
RULERS = 8  # at most
EACH = 9  # cards of a ruler
CARDS = RULERS * EACH  # card number = 9 × ruler + its place among his
HAND = 4
ENOUGH = 5  # rulers back in their courts start the end phase (§trigger); or all, if fewer

_ID = re.compile(r"[a-z]{1,16}")


def ruler_ids(document: dict[str, Any]) -> list[str]:
    """The rulers of a card file, as far as it can be read (§names)."""
    entries = document.get("rulers")
    if not isinstance(entries, list):
        return []
    return [shown(e["id"]) for e in entries if isinstance(e, dict) and "id" in e]


def kinds_of(entry: dict[str, Any]) -> list[int]:
    """The kind of each of a ruler's cards; a file that does not say has one of every kind."""
    given = entry.get("kinds")
    return list(range(len(KINDS))) if given is None else [KINDS.index(k) for k in given.split()]


def directions_of(entry: dict[str, Any]) -> list[int]:
    """The direction on each of a ruler's cards, in the order of their kinds."""
    return [DIRECTIONS.index(name) for name in entry["directions"].split()]


def card_ids(entries: list[dict[str, Any]]) -> list[str]:
    """``seljuk.ice``; further cards of a ruler and kind are ``seljuk.ice.2`` and so on."""
    found: list[str] = []
    for entry in entries:
        there: Counter[int] = Counter()
        for kind in kinds_of(entry):
            there[kind] += 1
            again = f".{there[kind]}" if there[kind] > 1 else ""
            found.append(f"{entry['id']}.{KINDS[kind]}{again}")
    return found


def fewest_rulers(seats: int) -> int:
    """So many that the hands can never hold every card of those still on the board (§K7)."""
    return 1 if HAND * seats < EACH else ENOUGH + HAND * seats // EACH


def problems_of_cards(document: dict[str, Any], seats: int) -> list[Problem]:
    """All that is wrong with a card file, or not as in the book."""
    found = unknown_keys(document, ("title", "origin", "reconstruction", "rulers"))
    entries = document.get("rulers")
    if not isinstance(entries, list) or not 1 <= len(entries) <= RULERS:
        return [*found, error(TEXTS("rulers-needed", most=RULERS), "rulers")]
    if len(entries) < fewest_rulers(seats):
        fewest = fewest_rulers(seats)
        found.append(error(TEXTS("rulers-too-few", seats=seats, fewest=fewest), "rulers"))
    elif len(entries) < RULERS:
        found.append(warning(TEXTS("rulers-of-the-book", n=len(entries), book=RULERS), "rulers"))
    for number, entry in enumerate(entries, 1):
        found += _problems_of_ruler(number, entry)
    ids = ruler_ids(document)
    for id_ in sorted({id_ for id_ in ids if ids.count(id_) > 1}):
        found.append(error(TEXTS("two-rulers-are-called", id=shown(id_)), "rulers"))
    return found


def _problems_of_ruler(number: int, entry: object) -> list[Problem]:
    where: tuple[object, ...] = ("rulers", number)
    if not isinstance(entry, dict):
        return [error(TEXTS("entry-is-not-a-table"), *where)]
    found = unknown_keys(entry, ("id", "name", "colour", "directions", "kinds"), *where)
    if not isinstance(entry.get("id"), str) or not _ID.fullmatch(entry["id"]):
        found.append(error(TEXTS("ruler-id"), *where, "id"))
    for key in ("name", "colour"):
        words: Any = entry.get(key)
        is_named = isinstance(words, dict) and isinstance(words.get("en"), str) and words["en"]
        if not is_named or not all(isinstance(word, str) for word in words.values()):
            found.append(error(TEXTS("name-needs-english"), *where, key))
        elif "fr" not in words:
            found.append(warning(TEXTS("name-without-french"), *where, key))
    found += _problems_of_nine(entry.get("directions"), DIRECTIONS, *where, "directions")
    if "kinds" in entry:
        wrong = _problems_of_nine(entry["kinds"], KINDS, *where, "kinds")
        if not wrong and sorted(kinds_of(entry)) != list(range(len(KINDS))):
            wrong = [warning(TEXTS("kinds-of-the-book"), *where, "kinds")]
        found += wrong
    return found


def _problems_of_nine(given: object, known: tuple[str, ...], *where: object) -> list[Problem]:
    words = given.split() if isinstance(given, str) else []
    if len(words) == EACH and not set(words) - set(known):
        return []
    return [error(TEXTS("nine-words", n=EACH, words=" ".join(known)), *where)]
