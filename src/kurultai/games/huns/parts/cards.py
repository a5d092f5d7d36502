"""Card files, checked on load: every problem at once, with the card's id (§P5.7, §N12)."""

from __future__ import annotations

from typing import Any

from kurultai.core.datafiles import Problem, errors, shown, unknown_keys, warning
from kurultai.games.huns.parts.effect_problems import of_effects
from kurultai.games.huns.parts.effects import lists
from kurultai.games.huns.parts.ids import card_number
from kurultai.games.huns.parts.problems import Place, number, word, wrong
from kurultai.games.huns.parts.rows import size
from kurultai.games.huns.parts.vocabulary import (
    CARDS,
    COUNTS,
    DECK,
    PHASES,
    POINTS,
    PREFIXES,
    TYPES,
)
from kurultai.games.huns.rulebook import TEXTS

_PARTS = ("meta", "title", "origin", "vp", "vocabulary", "card")
_WORDS = ("name", "text")  # each in one language at least
LANGUAGES = ("en", "fr")
_KEYS = ("id", "type", "min_players", "phase", "slots", "effect", "name_source")
_MOST_SLOTS = 8
_HOLDERS = ("mercenary", "curse")


def problems(document: dict[str, Any]) -> list[Problem]:
    """All that is wrong with a card file, or not as in the box, a sentence each."""
    found = unknown_keys(document, _PARTS) + _of_points(document.get("vp", {}))
    entries = document.get("card")
    if not isinstance(entries, list):
        return [*found, wrong((), "no_cards")]
    if len(entries) > CARDS:
        return [*found, wrong((), "many_cards", there=len(entries), most=CARDS)]
    seen: set[str] = set()
    for i, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            found.append(wrong(("card", i), "not_a_table"))
            continue
        id_ = entry.get("id")
        where: Place = (shown(id_),) if isinstance(id_, str) else ("card", i)
        if isinstance(id_, str) and id_ in seen:
            found.append(wrong(where, "twice"))
        seen.add(str(id_))
        found += _of_card(where, entry)
    return found if errors(found) else found + _of_decks(document)


def _of_points(points: object) -> list[Problem]:
    if not isinstance(points, dict):
        return [wrong(("vp",), "not_a_table")]
    found = unknown_keys(points, POINTS, "vp")
    for key, value in points.items():
        if key in POINTS:
            found += number(("vp",), key, value, -9, 9)
    return found


def _of_card(where: Place, entry: dict[str, Any]) -> list[Problem]:
    said = [f"{what}_{language}" for what in _WORDS for language in LANGUAGES]
    found = unknown_keys(entry, (*_KEYS[:2], *said, *_KEYS[2:]), *where)
    for key in said:
        if key in entry and not (isinstance(entry[key], str) and entry[key].strip()):
            found.append(wrong((*where, key), "words"))
    for what in _WORDS:
        there = [language for language in LANGUAGES if f"{what}_{language}" in entry]
        if not there:
            found.append(wrong(where, "no_words", key=what))
        elif len(there) < len(LANGUAGES):
            key = f"{what}_{there[0]}"
            found.append(warning(TEXTS("problem-one_language", key=key), *where))
    found += word(where, "type", entry.get("type"), TYPES)
    found += word(where, "phase", entry.get("phase", "any"), PHASES)
    found += number(where, "min_players", entry.get("min_players", 2), 2, 4)
    if entry.get("type") in TYPES:
        found += _of_typed_card(where, entry)
    return found


def _of_typed_card(where: Place, entry: dict[str, Any]) -> list[Problem]:
    found = []
    id_, prefix = entry.get("id"), PREFIXES[TYPES.index(entry["type"])]
    if card_number(id_) < 0 or not str(id_).startswith(prefix):
        found.append(wrong((*where, "id"), "card_id", prefix=prefix))
    least, most = (1, _MOST_SLOTS) if entry["type"] in _HOLDERS else (0, 0)
    found += number(where, "slots", entry.get("slots", 0), least, most)
    return found + of_effects(where, entry["type"], entry.get("effect"))


def _of_decks(document: dict[str, Any]) -> list[Problem]:
    """What the cards of a file, each right in itself, must be together."""
    found = []
    entries = document["card"]
    for type_ in TYPES:
        there = [entry for entry in entries if entry["type"] == type_]
        if not any(entry.get("min_players", 2) == 2 for entry in there):
            found.append(wrong((), "deck_empty", type=type_))
        elif len(there) != DECK:
            said = TEXTS("problem-deck_size", type=type_, there=len(there), book=DECK)
            found.append(warning(said))
    rows = sum(_rows(effect) for entry in entries for effect in entry["effect"])
    if rows > COUNTS:
        found.append(wrong((), "many_counts", there=rows, most=COUNTS))
    return found


def _rows(effect: dict[str, Any]) -> int:
    """How much an effect compares and counts."""
    amounts = [o.get(key) for do in lists(effect) for o in do for key in ("amount", "by")]
    counted = sum(isinstance(amount, dict) for amount in amounts)
    return size(effect.get("condition", [])) + counted
