"""Wagon files, checked on load: every problem at once, with the wagon's id."""

from __future__ import annotations

from typing import Any

from kurultai.core.datafiles import Problem, errors, shown, unknown_keys, warning
from kurultai.games.huns.parts.ids import wagon_number
from kurultai.games.huns.parts.problems import Place, word, wrong
from kurultai.games.huns.parts.vocabulary import COLOURS, DISPLAY, SLOTS, WAGON_TYPES, WAGONS
from kurultai.games.huns.rulebook import TEXTS

_KEYS = ("id", "type", "slots")


def problems(document: dict[str, Any], seats: int) -> list[Problem]:
    """All that is wrong with a wagon file for so many players, or not as in the box."""
    found = unknown_keys(document, ("meta", "title", "origin", "wagon"))
    entries = document.get("wagon")
    if not isinstance(entries, list):
        return [*found, wrong((), "no_wagons")]
    if len(entries) > WAGONS:
        return [*found, wrong((), "many_wagons", there=len(entries), most=WAGONS)]
    seen: set[str] = set()
    for i, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            found.append(wrong(("wagon", i), "not_a_table"))
            continue
        id_ = entry.get("id")
        where: Place = (shown(id_),) if isinstance(id_, str) else ("wagon", i)
        if isinstance(id_, str) and id_ in seen:
            found.append(wrong(where, "twice"))
        seen.add(str(id_))
        found += _of_wagon(where, entry)
    needed = 2 * seats + DISPLAY  # §setup.wagons
    if len(entries) < needed:
        found.append(wrong((), "few_wagons", there=len(entries), needed=needed, seats=seats))
    return found if errors(found) else found + _unlike_the_book(entries)


def _of_wagon(where: Place, entry: dict[str, Any]) -> list[Problem]:
    found = unknown_keys(entry, _KEYS, *where)
    if wagon_number(entry.get("id")) < 0:
        found.append(wrong((*where, "id"), "wagon_id"))
    found += word(where, "type", entry.get("type"), WAGON_TYPES)
    slots = entry.get("slots")
    if not isinstance(slots, list) or not 1 <= len(slots) <= SLOTS:
        return [*found, wrong((*where, "slots"), "wagon_slots", most=SLOTS)]
    for colour in slots:
        found += word(where, "slots", colour, COLOURS)
    return found


def _unlike_the_book(entries: list[dict[str, Any]]) -> list[Problem]:
    """Eight wagons of each type (§wagons)."""
    book = WAGONS // len(WAGON_TYPES)
    there = {type_: sum(entry["type"] == type_ for entry in entries) for type_ in WAGON_TYPES}
    return [
        warning(TEXTS("problem-wagons_book", type=type_, there=n, book=book))
        for type_, n in there.items()
        if n != book
    ]
