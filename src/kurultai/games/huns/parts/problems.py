"""What can be wrong with one entry of a data file, a sentence each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kurultai.core.text import Text
from kurultai.games.huns.rulebook import TEXTS

SHOWN = 60  # letters of a wrong value


def is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def unknown(where: str, entry: dict[str, Any], known: Iterable[str]) -> list[Text]:
    wrong = [str(key)[:SHOWN] for key in entry if key not in known]
    return [TEXTS("problem-unknown_entry", where=where, key=key) for key in wrong]


def word(where: str, key: str, value: object, words: tuple[Any, ...]) -> list[Text]:
    if any(value is known or (type(value) is type(known) and value == known) for known in words):
        return []
    listed = ", ".join(map(str, words))
    shown = repr(value)[:SHOWN]
    return [TEXTS("problem-word", where=where, key=key, value=shown, words=listed)]


def number(where: str, key: str, value: object, least: int, most: int) -> list[Text]:
    if is_number(value, least, most):
        return []
    return [TEXTS("problem-number", where=where, key=key, least=least, most=most)]


def flag(where: str, key: str, value: object) -> list[Text]:
    return [] if isinstance(value, bool) else [TEXTS("problem-flag", where=where, key=key)]
