"""Wagon files, checked on load: every problem at once, with the wagon's id."""

from __future__ import annotations

from typing import Any

from kurultai.core.text import Text
from kurultai.games.huns.parts.ids import wagon_number
from kurultai.games.huns.parts.vocabulary import COLOURS, DISPLAY, SLOTS, WAGON_TYPES
from kurultai.games.huns.rulebook import TEXTS

_KEYS = ("id", "type", "slots")


def problems(document: dict[str, Any], seats: int) -> list[Text]:
    """All that is wrong with a wagon file for so many players, a sentence each."""
    found = [
        TEXTS("problem-unknown_entry", where="wagons", key=key)
        for key in document
        if key not in ("meta", "wagon")
    ]
    entries = document.get("wagon")
    if not isinstance(entries, list):
        return [*found, TEXTS("problem-no_wagons")]
    seen: set[str] = set()
    for number, entry in enumerate(entries, 1):
        where = entry.get("id") if isinstance(entry, dict) else None
        name = where if isinstance(where, str) else f"[[wagon]] {number}"
        if not isinstance(entry, dict):
            found.append(TEXTS("problem-not_a_table", where=name))
            continue
        if name in seen:
            found.append(TEXTS("problem-twice", where=name))
        seen.add(name)
        found += _of_wagon(name, entry)
    needed = 2 * seats + DISPLAY  # §setup.wagons
    if len(entries) < needed:
        found.append(TEXTS("problem-few_wagons", there=len(entries), needed=needed, seats=seats))
    return found


def _of_wagon(where: str, entry: dict[str, Any]) -> list[Text]:
    found = [
        TEXTS("problem-unknown_entry", where=where, key=key) for key in entry if key not in _KEYS
    ]
    if wagon_number(entry.get("id")) < 0:
        found.append(TEXTS("problem-wagon_id", where=where))
    if entry.get("type") not in WAGON_TYPES:
        words = ", ".join(WAGON_TYPES)
        found.append(
            TEXTS(
                "problem-word", where=where, key="type", value=repr(entry.get("type")), words=words
            )
        )
    slots = entry.get("slots")
    if not isinstance(slots, list) or not 1 <= len(slots) <= SLOTS:
        found.append(TEXTS("problem-wagon_slots", where=where, most=SLOTS))
        return found
    for colour in slots:
        if colour not in COLOURS:
            words = ", ".join(COLOURS)
            found.append(
                TEXTS("problem-word", where=where, key="slots", value=repr(colour), words=words)
            )
    return found
