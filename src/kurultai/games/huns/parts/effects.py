"""The effect of a card in a card file: its words, numbers, shape, argument (§effects, §P10)."""

from __future__ import annotations

from typing import Any

from kurultai.core.text import Text
from kurultai.games.huns.parts.vocabulary import (
    A_COLOUR,
    A_DECK,
    A_DIE,
    A_MERCENARY,
    A_SEAT,
    ACTS,
    ALLOWED,
    CHOOSERS,
    COLOUR_WORDS,
    COMPARISONS,
    CONDITION_STATS,
    CONDITIONS,
    DECK_WORDS,
    DESTINATIONS,
    EVENTS,
    FORBIDDEN,
    LIMITS,
    NO_ARGUMENT,
    OPERATIONS,
    OPS,
    RECEIVERS,
    SOURCES,
    STATS,
    TARGETS,
    TRIGGERS,
    TWO_DICE,
    TWO_WAGONS,
)
from kurultai.games.huns.rulebook import TEXTS

Shape = tuple[Any, ...]

_KEYS = ("trigger", "condition", "optional", "limit", "attack", "do")
_WORDS: dict[str, tuple[str, ...]] = {
    "op": OPS,
    "stat": STATS,
    "color": COLOUR_WORDS,
    "from": SOURCES,
    "to": DESTINATIONS,
    "target": TARGETS,
    "receiver": RECEIVERS,
    "chooser": CHOOSERS,
    "deck": DECK_WORDS,
    "act": ACTS,
}
_RULES = {"allow": ALLOWED, "forbid": FORBIDDEN}
_NUMBERS = {"amount": (1, 9), "by": (-9, 9), "set": (1, 9), "min": (1, 9), "keep": (1, 1)}
_FLAGS = ("up_to", "optional")
_OPERATION_KEYS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # needed, possible
    "modify": (("stat",), ("by", "set", "min")),
    "move": (("amount", "color", "from", "to", "target"), ("receiver", "chooser", "up_to")),
    "draw": (("amount", "deck"), ("keep",)),
    "dice": (("act", "amount", "target"), ()),
    "wagon": (("act", "amount", "target"), ("optional",)),
    "allow": (("rule",), ()),
    "forbid": (("rule",), ()),
    "score": (("amount",), ()),
}
# Effects that hold without being used: nothing to limit, nothing to decide.
_HOLDING = ("passive", "pillage", "draw", "attacked", "score")
_USED_BY_RULE = ("wild_slot", "other_deck")


def shape(type_: str, effect: dict[str, Any]) -> Shape:
    """What a combination is, its numbers, conditions and limit aside. Equipment and mercenaries
    are alike here; whether an effect that waits is optional makes no difference either.
    """
    kind = "own" if type_ in ("equipment", "mercenary") else type_
    trigger = effect["trigger"]
    optional = None if trigger in EVENTS else bool(effect.get("optional"))
    return kind, trigger, optional, bool(effect.get("attack")), tuple(map(_skeleton, effect["do"]))


def _skeleton(operation: dict[str, Any]) -> Shape:
    exact = operation["op"] in ("dice", "wagon")  # one die, two dice, one wagon: no other number
    words = {k: v for k, v in operation.items() if exact or k not in _NUMBERS or isinstance(v, str)}
    changed = "set" if "set" in operation else "by" if "by" in operation else None
    return changed, tuple(sorted(words.items()))


def argument(effect: dict[str, Any]) -> int:
    """What must be said with `use K` or `raid K`."""
    for operation in effect["do"]:
        act, target = operation.get("act"), operation.get("target")
        if act == "reroll" and target == "available":
            return A_DIE
        if act == "swap":
            return TWO_DICE
        if act == "exchange":
            return TWO_WAGONS
        if operation["op"] == "draw":
            return A_DECK
        if target == "opponent_choice":
            return A_MERCENARY if operation["from"] == "mercenary" else A_SEAT
        if operation.get("color") == "named":
            return A_COLOUR
    return NO_ARGUMENT


def of_effect(where: str, type_: str, effects: object, shapes: set[Shape]) -> list[Text]:
    """All that is wrong with the effect of a card, a sentence each."""
    if not isinstance(effects, list) or len(effects) != 1 or not isinstance(effects[0], dict):
        return [TEXTS("problem-one_effect", where=where)]
    effect = effects[0]
    found = [
        TEXTS("problem-unknown_entry", where=where, key=key) for key in effect if key not in _KEYS
    ]
    found += _word(where, "trigger", effect.get("trigger"), TRIGGERS)
    if "limit" in effect:
        found += _word(where, "limit", effect["limit"], LIMITS)
    found += [
        TEXTS("problem-flag", where=where, key=key)
        for key in ("optional", "attack")
        if not isinstance(effect.get(key, False), bool)
    ]
    found += _of_conditions(where, effect.get("condition", []))
    operations = effect.get("do")
    if not isinstance(operations, list) or not 1 <= len(operations) <= OPERATIONS:
        return [*found, TEXTS("problem-operations", where=where, most=OPERATIONS)]
    for operation in operations:
        found += _of_operation(where, operation)
    if found:
        return found
    if shape(type_, effect) not in shapes:
        return [TEXTS("problem-combination", where=where)]
    return _of_whole(where, effect)


def _of_whole(where: str, effect: dict[str, Any]) -> list[Text]:
    """What an effect, understood part by part, must be as a whole."""
    found = []
    trigger = effect["trigger"]
    is_used = any(o.get("rule") in _USED_BY_RULE for o in effect["do"])
    if trigger in _HOLDING and not is_used and "limit" in effect:
        found.append(TEXTS("problem-no_limit", where=where, trigger=trigger))
    if trigger == "before_die" and "limit" not in effect:
        found.append(TEXTS("problem-needs_limit", where=where))
    if trigger in ("passive", "attacked") and effect.get("condition"):
        found.append(TEXTS("problem-no_condition", where=where, trigger=trigger))
    for operation in effect["do"]:
        less = operation.get("by", 0) < 0 and operation.get("stat") in ("pillage", "draw")
        if less and "min" not in operation:
            found.append(TEXTS("problem-needs_min", where=where))
    return found


def _word(where: str, key: str, value: object, words: tuple[str, ...]) -> list[Text]:
    if isinstance(value, str) and value in words:
        return []
    listed = ", ".join(words)
    return [TEXTS("problem-word", where=where, key=key, value=repr(value), words=listed)]


def is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _of_conditions(where: str, conditions: object) -> list[Text]:
    if not isinstance(conditions, list) or len(conditions) > CONDITIONS:
        return [TEXTS("problem-conditions", where=where, most=CONDITIONS)]
    found: list[Text] = []
    for condition in conditions:
        if not isinstance(condition, dict):
            found.append(TEXTS("problem-conditions", where=where, most=CONDITIONS))
            continue
        found += [
            TEXTS("problem-unknown_entry", where=where, key=key)
            for key in condition
            if key not in ("stat", "cmp", "n")
        ]
        found += _word(where, "stat", condition.get("stat"), CONDITION_STATS)
        found += _word(where, "cmp", condition.get("cmp"), COMPARISONS)
        if condition.get("cmp") in ("most", "fewest"):
            continue
        n = condition.get("n")
        numbers = n if isinstance(n, list) and len(n) == 3 else [n]
        if not all(is_number(number, 0, 99) for number in numbers):
            found.append(TEXTS("problem-condition_number", where=where))
    return found


def _of_operation(where: str, operation: object) -> list[Text]:
    op = operation.get("op") if isinstance(operation, dict) else None
    if not isinstance(operation, dict) or op not in _OPERATION_KEYS:
        return _word(where, "op", op, OPS)
    needed, possible = _OPERATION_KEYS[op]
    found = [
        TEXTS("problem-missing", where=where, key=f"{op}.{key}")
        for key in needed
        if key not in operation
    ]
    for key, value in operation.items():
        if key == "op":
            continue
        if key not in needed + possible:
            found.append(TEXTS("problem-unknown_entry", where=where, key=f"{op}.{key}"))
        elif op == "score":
            found += _word(where, key, value, ("players",))
        elif key == "rule":
            found += _word(where, key, value, _RULES[op])
        elif key in _WORDS:
            found += _word(where, key, value, _WORDS[key])
        elif key in _FLAGS and not isinstance(value, bool):
            found.append(TEXTS("problem-flag", where=where, key=key))
        elif key in _NUMBERS and not is_number(value, *_NUMBERS[key]):
            least, most = _NUMBERS[key]
            found.append(TEXTS("problem-number", where=where, key=key, least=least, most=most))
    if op == "modify" and ("by" in operation) == ("set" in operation):
        found.append(TEXTS("problem-by_or_set", where=where))
    return found
