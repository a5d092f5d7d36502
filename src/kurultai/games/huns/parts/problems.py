"""What can be wrong with one entry of a data file, a sentence each, and the way to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kurultai.core.datafiles import Problem, error, shown
from kurultai.games.huns.rulebook import TEXTS

Place = tuple[object, ...]  # the way to an entry, as the file writes it


def is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def wrong(where: Place, message: str, /, **parts: object) -> Problem:
    return error(TEXTS(f"problem-{message}", **parts), *where)


def unknown(where: Place, entry: dict[str, Any], known: Iterable[str]) -> list[Problem]:
    """Entries that mean nothing here: what was meant by them would be missing."""
    there = tuple(known)
    return [
        wrong(where, "unknown_entry", key=shown(key), known=", ".join(there))
        for key in entry
        if key not in there
    ]


def word(where: Place, key: str, value: object, words: tuple[Any, ...]) -> list[Problem]:
    if any(value is known or (type(value) is type(known) and value == known) for known in words):
        return []
    listed = ", ".join(map(str, words))
    if value is None:
        return [wrong((*where, key), "missing_word", words=listed)]
    return [wrong((*where, key), "word", value=shown(value), words=listed)]


def number(where: Place, key: str, value: object, least: int, most: int) -> list[Problem]:
    if is_number(value, least, most):
        return []
    return [wrong((*where, key), "number", least=least, most=most)]


def flag(where: Place, key: str, value: object) -> list[Problem]:
    return [] if isinstance(value, bool) else [wrong((*where, key), "flag")]
