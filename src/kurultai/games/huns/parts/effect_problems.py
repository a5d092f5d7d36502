"""What is wrong with the effects of a card in a card file (docs/huns-cards.md, 7).

Every trigger goes with every condition and every operation; what is refused has no meaning at all,
and is told with the way to it.
"""

from __future__ import annotations

from typing import Any

from kurultai.core.datafiles import Problem
from kurultai.games.huns.parts.counts import DETAILS, LISTED, STATS, several
from kurultai.games.huns.parts.effects import HOLDING, kind, lists, rule
from kurultai.games.huns.parts.problems import Place, flag, is_number, number, unknown, word, wrong
from kurultai.games.huns.parts.vocabulary import (
    A_COLOUR,
    ACTS,
    ALLOWED,
    CAMP_WORDS,
    CARD_ACTS,
    CHOOSERS,
    COLOUR_WORDS,
    COMPARISONS,
    DECK_WORDS,
    DESTINATIONS,
    DICE_ACTS,
    DICE_WORDS,
    FORBIDDEN,
    LIMITS,
    LISTS,
    NO_RULE,
    ONE_CAMP_WORDS,
    OPERATIONS,
    OPS,
    SEAT_WORDS,
    SOURCES,
    TRIGGERS,
    TYPES,
    WAGON_ACTS,
    WHOSE,
)
from kurultai.games.huns.parts.vocabulary import (
    STATS as NUMBERS,
)

EFFECTS_A_CARD = 3
NESTED = 8  # how deep conditions may lie in each other
_KEYS = ("trigger", "condition", "optional", "limit", "attack", "do", "one_of")
_WORDS: dict[str, tuple[str, ...]] = {
    "op": OPS,
    "stat": NUMBERS,
    "color": COLOUR_WORDS,
    "from": SOURCES,
    "to": DESTINATIONS,
    "receiver": SEAT_WORDS,
    "chooser": CHOOSERS,
    "deck": DECK_WORDS,
    "act": ACTS,
}
_RULES = {"allow": ALLOWED, "forbid": FORBIDDEN}
_NUMBERS = {"set": (1, 9), "min": (0, 9), "keep": (1, 9)}
_FLAGS = ("up_to", "optional")
_OPERATION_KEYS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # needed, possible
    "modify": (("stat",), ("by", "set", "min")),
    "move": (("amount", "color", "from", "to"), ("target", "receiver", "chooser", "up_to")),
    "draw": (("amount", "deck"), ("keep",)),
    "dice": (("act",), ("amount", "target", "set", "by")),
    "wagon": (("act",), ("amount", "target", "optional")),
    "card": (("act",), ("type", "target", "receiver")),
    "allow": (("rule",), ()),
    "forbid": (("rule",), ()),
    "score": (("amount",), ()),
}
_USED_BY_RULE = ("wild_slot", "other_deck")


def of_effects(where: Place, type_: str, effects: object) -> list[Problem]:
    """All that is wrong with the effects of a card, a sentence each."""
    where = (*where, "effect")
    if not isinstance(effects, list) or not 1 <= len(effects) <= EFFECTS_A_CARD:
        return [wrong(where, "effects", most=EFFECTS_A_CARD)]
    found: list[Problem] = []
    for i, effect in enumerate(effects, 1):
        at = (*where, i) if len(effects) > 1 else where
        if isinstance(effect, dict):
            found += _of_effect(at, type_, effect)
        else:
            found.append(wrong(at, "not_a_table"))
    if not found and sum(len(lists(effect)) for effect in effects) > LISTS:
        found.append(wrong(where, "lists", most=LISTS))
    return found


def _of_effect(where: Place, type_: str, effect: dict[str, Any]) -> list[Problem]:
    found = unknown(where, effect, _KEYS)
    found += word(where, "trigger", effect.get("trigger"), TRIGGERS)
    if "limit" in effect:
        found += word(where, "limit", effect["limit"], LIMITS)
    for key in ("optional", "attack"):
        found += flag(where, key, effect.get(key, False))
    found += of_condition((*where, "condition"), effect.get("condition", []))
    if ("do" in effect) == ("one_of" in effect):
        return [*found, wrong(where, "do_or_one_of")]
    said = effect.get("one_of") if "one_of" in effect else [effect["do"]]
    if not isinstance(said, list) or ("one_of" in effect and not 2 <= len(said) <= LISTS):
        return [*found, wrong((*where, "one_of"), "one_of", most=LISTS)]
    for i, do in enumerate(said, 1):
        at = (*where, "one_of", i) if "one_of" in effect else (*where, "do")
        if not isinstance(do, list) or not 1 <= len(do) <= OPERATIONS:
            found.append(wrong(at, "operations", most=OPERATIONS))
            continue
        for number_, operation in enumerate(do, 1):
            found += _of_operation((*at, number_) if len(do) > 1 else at, operation)
    return found or _without_meaning(where, type_, effect)


def of_condition(where: Place, conditions: object, depth: int = 0) -> list[Problem]:
    """A list of which all must be met; `all`, `any`, `not` lie in each other."""
    if not isinstance(conditions, list) or len(conditions) > 99 or depth > NESTED:
        return [wrong(where, "conditions", most=NESTED)]
    found: list[Problem] = []
    for i, condition in enumerate(conditions, 1):
        at = (*where, i) if len(conditions) > 1 else where
        if not isinstance(condition, dict):
            found.append(wrong(at, "conditions", most=NESTED))
            continue
        inner = [key for key in ("all", "any", "not") if key in condition]
        if not inner:
            found += _of_comparison(at, condition)
        elif len(condition) > 1 or condition[inner[0]] == []:
            found.append(wrong(at, "conditions", most=NESTED))
        else:
            parts = condition[inner[0]]
            listed = [parts] if inner == ["not"] else parts
            found += of_condition((*at, inner[0]), listed, depth + 1)
    return found


def _of_comparison(where: Place, condition: dict[str, Any]) -> list[Problem]:
    found = of_count(where, condition, ("cmp", "n", "alone"), WHOSE[:5])
    compared = (*COMPARISONS, "!=", "<", ">")
    found += word(where, "cmp", condition.get("cmp"), compared)
    found += flag(where, "alone", condition.get("alone", False))
    among = condition.get("cmp") in ("most", "fewest", "rank", "tied")
    if among and condition.get("whose", "self") != "self":
        found.append(wrong((*where, "whose"), "among", cmp=str(condition["cmp"])))
    if "alone" in condition and condition.get("cmp") not in ("most", "fewest", "rank"):
        found.append(wrong((*where, "alone"), "alone"))
    if condition.get("cmp") in ("most", "fewest", "tied"):
        return found
    n = condition.get("n")
    numbers = n if isinstance(n, list) and len(n) == 3 else [n]
    if not all(is_number(each, 0, 99) for each in numbers):
        found.append(wrong((*where, "n"), "condition_number"))
    return found


def of_count(
    where: Place, count: object, more: tuple[str, ...], whose: tuple[str, ...]
) -> list[Problem]:
    """What is wrong with something to be counted."""
    stat = count.get("stat") if isinstance(count, dict) else None
    if not isinstance(count, dict) or not isinstance(stat, str) or stat not in DETAILS:
        return word(where, "stat", stat, STATS)
    found = unknown(where, count, ("stat", "whose", *more, *DETAILS[stat]))
    found += word(where, "whose", count.get("whose", "self"), whose)
    for key, words in DETAILS[stat].items():
        if key not in count:
            continue
        said = several(count[key]) if key in LISTED else [count[key]]
        for each in said or [None]:
            found += word(where, key, each, words)
    return found


def _of_amount(where: Place, amount: object, least: int) -> list[Problem]:
    """A number, or so many for each of something."""
    if not isinstance(amount, dict):
        return number(where[:-1], str(where[-1]), amount, least, 99)
    found = unknown(where, amount, ("per", "each", "times", "plus", "least", "most"))
    found += of_count((*where, "per"), amount.get("per"), (), ("self", *WHOSE[2:]))
    bounds = {"each": (1, 99), "times": (-9, 9), "plus": (-99, 99), "least": (-99, 99)}
    for part, (low, high) in {**bounds, "most": (-99, 99)}.items():
        if part in amount:
            found += number(where, part, amount[part], low, high)
    return found


def _of_operation(where: Place, operation: object) -> list[Problem]:
    if not isinstance(operation, dict):
        return [wrong(where, "not_a_table")]
    op = operation.get("op")
    if not isinstance(op, str) or op not in _OPERATION_KEYS:
        return word(where, "op", op, OPS)
    needed, possible = _OPERATION_KEYS[op]
    found = unknown(where, operation, ("op", *needed, *possible))
    found += [
        wrong((*where, key), "missing_of", op=op, key=key) for key in needed if key not in operation
    ]
    for key, value in operation.items():
        if key in needed + possible:
            found += _of_entry(where, op, key, value)
    if op == "modify" and ("by" in operation) == ("set" in operation):
        found.append(wrong(where, "by_or_set"))
    if op in ("dice", "wagon", "card") and not found:
        found += _of_act(where, operation)
    return found


def _of_entry(where: Place, op: str, key: str, value: object) -> list[Problem]:
    """One entry of an operation that may have it."""
    if key == "rule":
        return word(where, key, value, _RULES[op])
    if key == "type":
        return [
            problem
            for each in several(value) or [None]
            for problem in word(where, key, each, TYPES)
        ]
    if op == "card" and key in ("target", "receiver"):
        return word(where, key, value, CAMP_WORDS if key == "target" else ONE_CAMP_WORDS)
    if key == "target":
        return word(where, key, value, DICE_WORDS if op == "dice" else SEAT_WORDS)
    if key in _WORDS:
        return word(where, key, value, _WORDS[key])
    if key in _FLAGS:
        return flag(where, key, value)
    if key in _NUMBERS:
        return number(where, key, value, *_NUMBERS[key])
    if (op, value) in (("score", "players"), ("move", "all")):
        return []
    if op in ("dice", "wagon") and key == "amount":
        return number(where, key, value, 1, 2)
    return _of_amount((*where, key), value, 1 if op in ("move", "draw") else -99)


def _of_act(where: Place, o: dict[str, Any]) -> list[Problem]:
    """One die, two dice, one wagon: no other number; two dice are swapped while available."""
    acts = {"dice": DICE_ACTS, "wagon": WAGON_ACTS, "card": CARD_ACTS}[o["op"]]
    if o["act"] not in acts:
        return word(where, "act", o["act"], acts)
    if o["op"] == "card":
        return _of_card_act(where, o)
    if (o["act"] == "set") != (("by" in o) != ("set" in o)) or ("by" in o and "set" in o):
        return [wrong(where, "set_die")]
    many = 2 if o["act"] == "swap" else 1
    found = [] if o.get("amount", many) == many else number(where, "amount", None, many, many)
    alone = {"swap": "available", "set": "available", "copy_best": "mine", "exchange": "self"}
    wanted = alone.get(o["act"])
    if wanted and o.get("target", wanted) != wanted:
        found += word(where, "target", o["target"], (wanted,))
    return found


def _of_card_act(where: Place, o: dict[str, Any]) -> list[Problem]:
    """Only raids become ready again; only a card that is taken goes to somebody."""
    found: list[Problem] = []
    if o["act"] == "ready" and several(o.get("type", "raid")) != ["raid"]:
        found.append(wrong((*where, "type"), "only_raids"))
    if o["act"] != "take" and "receiver" in o:
        found.append(wrong((*where, "receiver"), "no_receiver", act=o["act"]))
    if o["act"] == "take" and o.get("target", "self") == o.get("receiver", "self"):
        found.append(wrong(where, "same_camp"))
    return found


def _without_meaning(where: Place, type_: str, effect: dict[str, Any]) -> list[Problem]:
    """What an effect, understood part by part, cannot mean as a whole."""
    trigger = effect["trigger"]
    found: list[Problem] = []
    operations = [o for do in lists(effect) for o in do]
    rules = [rule(trigger, o) for o in operations]
    if "one_of" in effect and (trigger == "score" or all(r != NO_RULE for r in rules)):
        found.append(wrong(where, "nothing_to_choose"))
    is_used = any(o.get("rule") in _USED_BY_RULE for o in operations)
    if all(r != NO_RULE for r in rules) and not is_used and "limit" in effect:
        found.append(wrong((*where, "limit"), "no_limit", trigger=trigger))
    for o, r in zip(operations, rules, strict=True):
        if r != NO_RULE and trigger not in HOLDING:
            what = str(o.get("rule") or o.get("stat"))
            found.append(wrong(where, "holds", what=what, trigger=trigger))
        if type_ == "mercenary" and o.get("rule") in ("equipment", "mercenary"):
            found.append(wrong(where, "mercenary_forbids"))
        if r == NO_RULE and o.get("stat") in ("pillage", "draw") and "set" in o:
            found.append(wrong(where, "set_passing", stat=o["stat"]))
        if r == NO_RULE and trigger == "passive":
            found.append(wrong(where, "no_moment", op=o["op"]))
        if (o["op"] == "score") != (trigger == "score"):
            found.append(wrong(where, "score"))
        if o["op"] == "move":
            found += _of_move(where, trigger, o)
    return found


def _of_move(where: Place, trigger: str, o: dict[str, Any]) -> list[Problem]:
    seats = {o.get("target", "self"), o.get("receiver", "self")}
    of_ship = trigger in ("ship", "opponent_ship")
    lacks = []
    if o["color"] == "excess" and trigger != "opponent_excess":
        lacks.append(("excess", "opponent_excess"))
    if ("shipper" in seats or o["from"] == "shipped") and not of_ship:
        lacks.append(("shipped" if o["from"] == "shipped" else "shipper", "ship, opponent_ship"))
    if "victim" in seats and trigger != "curse_played":
        lacks.append(("victim", "curse_played"))
    found = [
        wrong(where, "lacks", what=what, trigger=trigger, needed=needed) for what, needed in lacks
    ]
    if o["from"] == "shipped" and o.get("target", "self") not in ("shipper", "self"):
        found.append(wrong(where, "of_shipper"))
    if o["from"] == "shipped" and trigger == "opponent_ship" and o.get("target") != "shipper":
        found.append(wrong(where, "of_shipper"))
    if o["color"] == "named" and kind(o) != A_COLOUR:
        found.append(wrong(where, "two_questions"))
    same = o["from"] == "stash" and o.get("target", "self") == o.get("receiver", "self")
    if o["to"] == o["from"] == "reserve" or (same and o["to"] == "stash"):
        found.append(wrong(where, "same_place"))
    if o.get("chooser", "self") != "self" and o["to"] not in ("reserve", "stash"):
        found.append(wrong(where, "chooser"))
    return found
