"""Card files, checked on load: every problem at once, with the card's id (§P5.7, §N12)."""

from __future__ import annotations

from typing import Any

from kurultai.core.text import Text
from kurultai.games.huns.parts.effects import lists, of_effects
from kurultai.games.huns.parts.ids import card_number
from kurultai.games.huns.parts.problems import is_number
from kurultai.games.huns.parts.rows import size
from kurultai.games.huns.parts.vocabulary import CARDS, COUNTS, PHASES, POINTS, PREFIXES, TYPES
from kurultai.games.huns.rulebook import TEXTS

_PARTS = ("meta", "vp", "vocabulary", "card")
_WORDS = ("name_fr", "name_en", "text_fr", "text_en")
_KEYS = ("id", "type", *_WORDS, "min_players", "phase", "slots", "effect")
_MORE_KEYS = ("name_source",)
_MOST_SLOTS = 8
_HOLDERS = ("mercenary", "curse")


def problems(document: dict[str, Any]) -> list[Text]:
    """All that is wrong with a card file, a sentence each."""
    found = [
        TEXTS("problem-unknown_entry", where="cards", key=key)
        for key in document
        if key not in _PARTS
    ]
    found += _of_points(document.get("vp", {}))
    entries = document.get("card")
    if not isinstance(entries, list):
        return [*found, TEXTS("problem-no_cards")]
    if len(entries) > CARDS:
        return [*found, TEXTS("problem-many_cards", there=len(entries), most=CARDS)]
    seen: set[str] = set()
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            found.append(TEXTS("problem-not_a_table", where=f"[[card]] {number}"))
            continue
        where = entry["id"] if isinstance(entry.get("id"), str) else f"[[card]] {number}"
        if where in seen:
            found.append(TEXTS("problem-twice", where=where))
        seen.add(where)
        found += _of_card(where, entry)
    return found or _of_decks(document)


def _of_points(points: object) -> list[Text]:
    if not isinstance(points, dict):
        return [TEXTS("problem-not_a_table", where="vp")]
    unknown = [
        TEXTS("problem-unknown_entry", where="vp", key=key) for key in points if key not in POINTS
    ]
    return unknown + [
        TEXTS("problem-number", where="vp", key=key, least=-9, most=9)
        for key, value in points.items()
        if key in POINTS and not is_number(value, -9, 9)
    ]


def _of_card(where: str, entry: dict[str, Any]) -> list[Text]:
    found = [
        TEXTS("problem-unknown_entry", where=where, key=key)
        for key in entry
        if key not in _KEYS + _MORE_KEYS
    ]
    missing = [key for key in _KEYS if key not in entry]
    found += [TEXTS("problem-missing", where=where, key=key) for key in missing]
    for key in _WORDS:
        if key in entry and not (isinstance(entry[key], str) and entry[key].strip()):
            found.append(TEXTS("problem-words", where=where, key=key))
    for key, words in (("type", TYPES), ("phase", PHASES)):
        if key in entry and entry[key] not in words:
            found.append(
                TEXTS(
                    "problem-word",
                    where=where,
                    key=key,
                    value=repr(entry[key]),
                    words=", ".join(words),
                )
            )
    if "min_players" in entry and not is_number(entry["min_players"], 2, 4):
        found.append(TEXTS("problem-number", where=where, key="min_players", least=2, most=4))
    if entry.get("type") in TYPES:
        found += _of_typed_card(where, entry)
    return found


def _of_typed_card(where: str, entry: dict[str, Any]) -> list[Text]:
    found = []
    prefix = PREFIXES[TYPES.index(entry["type"])]
    if card_number(entry.get("id")) < 0 or not where.startswith(prefix):
        found.append(TEXTS("problem-card_id", where=where, prefix=prefix))
    least, most = (1, _MOST_SLOTS) if entry["type"] in _HOLDERS else (0, 0)
    if "slots" in entry and not is_number(entry["slots"], least, most):
        found.append(TEXTS("problem-number", where=where, key="slots", least=least, most=most))
    if "effect" in entry:
        found += of_effects(where, entry["type"], entry["effect"])
    return found


def _of_decks(document: dict[str, Any]) -> list[Text]:
    """What the cards of a file, each right in itself, must be together."""
    found = []
    entries = document["card"]
    meta = document.get("meta")
    told = meta.get("cards_per_deck") if isinstance(meta, dict) else None
    for type_ in TYPES:
        there = [entry for entry in entries if entry["type"] == type_]
        if told is not None and len(there) != told:
            found.append(TEXTS("problem-deck_size", type=type_, there=len(there), told=told))
        if not any(entry["min_players"] == 2 for entry in there):
            found.append(TEXTS("problem-deck_empty", type=type_))
    rows = sum(_rows(effect) for entry in entries for effect in entry["effect"])
    if rows > COUNTS:
        found.append(TEXTS("problem-many_counts", there=rows, most=COUNTS))
    return found


def _rows(effect: dict[str, Any]) -> int:
    """How much an effect compares and counts."""
    amounts = [o.get(key) for do in lists(effect) for o in do for key in ("amount", "by")]
    counted = sum(isinstance(amount, dict) for amount in amounts)
    return size(effect.get("condition", [])) + counted
