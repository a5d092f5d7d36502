"""The effects of a card in a card file (§effects, §P10): what they mean, what is wrong with them.

docs/huns-cards.md is the law. Every trigger goes with every condition and every operation; what is
refused has no meaning at all, and is told with the card's id.
"""

from __future__ import annotations

from typing import Any

from kurultai.core.text import Text
from kurultai.games.huns.parts.counts import DETAILS, LISTED, STATS, several
from kurultai.games.huns.parts.problems import flag, is_number, number, unknown, word
from kurultai.games.huns.parts.vocabulary import (
    A_CARD,
    A_COLOUR,
    A_DECK,
    A_DIE,
    A_SEAT,
    ACTS,
    ALLOWED,
    CHOOSERS,
    COLOUR_WORDS,
    COMPARISONS,
    COPY_BEST,
    DECK_WORDS,
    DESTINATIONS,
    DICE_WORDS,
    DO_BOTH,
    DRAW_CARDS,
    EXCHANGE_WAGON,
    FORBIDDEN,
    LIMITS,
    LISTS,
    MODIFY_DIE,
    MODIFY_DRAW,
    MODIFY_PILLAGE,
    MOVE_CUBES,
    NO_ARGUMENT,
    NO_DEED,
    NO_RULE,
    OPERATIONS,
    OPS,
    REROLL,
    RULES,
    SEAT_WORDS,
    SOURCES,
    SWAP,
    TRIGGERS,
    TWO_DICE,
    TWO_WAGONS,
    WHOSE,
)
from kurultai.games.huns.parts.vocabulary import (
    STATS as NUMBERS,
)
from kurultai.games.huns.rulebook import TEXTS

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
    "dice": (("act",), ("amount", "target")),
    "wagon": (("act",), ("amount", "target", "optional")),
    "allow": (("rule",), ()),
    "forbid": (("rule",), ()),
    "score": (("amount",), ()),
}
HOLDING = ("passive", "pillage", "draw", "attacked")  # triggers of effects that hold
LASTING = ("wagon_limit", "curse_slots", "loss")
_USED_BY_RULE = ("wild_slot", "other_deck")
_CARDS = ("mercenary", "curse", "cards")


# What effects mean


def lists(effect: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The lists of operations of an effect: one, or several to choose from."""
    found: list[list[dict[str, Any]]] = effect.get("one_of") or [effect["do"]]
    return found


def rule(trigger: str, o: dict[str, Any]) -> int:
    """What an operation allows, forbids or changes while its card is active; NO_RULE if none."""
    if o["op"] in _RULES:
        passing = o["rule"] == "both_actions" and trigger not in HOLDING
        return NO_RULE if passing else RULES.index(o["rule"])
    if o["op"] != "modify" or o["stat"] == "die":
        return NO_RULE
    holds = o["stat"] in LASTING or trigger == o["stat"] or trigger == "passive"
    return RULES.index(o["stat"]) if holds else NO_RULE


def deed(trigger: str, o: dict[str, Any]) -> int:
    """What an operation does when it is carried out; NO_DEED if it holds or scores."""
    op = o["op"]
    if rule(trigger, o) != NO_RULE or op == "score":
        return NO_DEED
    if op == "modify":
        return {"die": MODIFY_DIE, "pillage": MODIFY_PILLAGE, "draw": MODIFY_DRAW}[o["stat"]]
    if op in ("dice", "wagon"):
        return (REROLL, SWAP, COPY_BEST, EXCHANGE_WAGON)[ACTS.index(o["act"])]
    return {"allow": DO_BOTH, "move": MOVE_CUBES, "draw": DRAW_CARDS}[op]


def kind(o: dict[str, Any]) -> int:
    """What must be said for an operation."""
    act, chosen = o.get("act"), "opponent_choice" in (o.get("target"), o.get("receiver"))
    if act == "reroll":
        return A_DIE if o.get("target") == "available" else NO_ARGUMENT
    if act in ("swap", "exchange"):
        return TWO_DICE if act == "swap" else TWO_WAGONS
    if o["op"] == "draw":
        return A_DECK if o["deck"] in ("any", "other") else NO_ARGUMENT
    if chosen:
        is_card = o["from"] == "mercenary" and o.get("target") == "opponent_choice"
        return A_CARD if is_card else A_SEAT
    return A_COLOUR if o.get("color") == "named" else NO_ARGUMENT


def arguments(do: list[dict[str, Any]]) -> tuple[int, list[tuple[int, int]]]:
    """What must be said first for a list; for each operation what it needs, and as which argument.

    Operations that need the same thing share it.
    """
    order: list[int] = []
    found = []
    for o in do:
        needed = kind(o)
        if needed != NO_ARGUMENT and needed not in order:
            order.append(needed)
        found.append((needed, order.index(needed) if needed != NO_ARGUMENT else 0))
    return (order or [NO_ARGUMENT])[0], found


# What is wrong with them


def of_effects(where: str, type_: str, effects: object) -> list[Text]:
    """All that is wrong with the effects of a card, a sentence each."""
    if not isinstance(effects, list) or not 1 <= len(effects) <= EFFECTS_A_CARD:
        return [TEXTS("problem-effects", where=where, most=EFFECTS_A_CARD)]
    found: list[Text] = []
    for effect in effects:
        if isinstance(effect, dict):
            found += _of_effect(where, type_, effect)
        else:
            found.append(TEXTS("problem-effects", where=where, most=EFFECTS_A_CARD))
    if not found and sum(len(lists(effect)) for effect in effects) > LISTS:
        found.append(TEXTS("problem-lists", where=where, most=LISTS))
    return found


def _of_effect(where: str, type_: str, effect: dict[str, Any]) -> list[Text]:
    found = unknown(where, effect, _KEYS)
    found += word(where, "trigger", effect.get("trigger"), TRIGGERS)
    if "limit" in effect:
        found += word(where, "limit", effect["limit"], LIMITS)
    for key in ("optional", "attack"):
        found += flag(where, key, effect.get(key, False))
    found += of_condition(where, effect.get("condition", []))
    if ("do" in effect) == ("one_of" in effect):
        return [*found, TEXTS("problem-do_or_one_of", where=where)]
    said = effect.get("one_of") if "one_of" in effect else [effect["do"]]
    if not isinstance(said, list) or ("one_of" in effect and not 2 <= len(said) <= LISTS):
        return [*found, TEXTS("problem-one_of", where=where, most=LISTS)]
    for do in said:
        if not isinstance(do, list) or not 1 <= len(do) <= OPERATIONS:
            found.append(TEXTS("problem-operations", where=where, most=OPERATIONS))
            continue
        for operation in do:
            found += _of_operation(where, operation)
    return found or _without_meaning(where, type_, effect)


def of_condition(where: str, conditions: object, depth: int = 0) -> list[Text]:
    """A list of which all must be met; `all`, `any`, `not` lie in each other."""
    if not isinstance(conditions, list) or len(conditions) > 99 or depth > NESTED:
        return [TEXTS("problem-conditions", where=where, most=NESTED)]
    found: list[Text] = []
    for condition in conditions:
        if not isinstance(condition, dict):
            found.append(TEXTS("problem-conditions", where=where, most=NESTED))
            continue
        inner = [key for key in ("all", "any", "not") if key in condition]
        if not inner:
            found += _of_comparison(where, condition)
        elif len(condition) > 1 or condition[inner[0]] == []:
            found.append(TEXTS("problem-conditions", where=where, most=NESTED))
        else:
            parts = condition[inner[0]]
            found += of_condition(where, [parts] if inner == ["not"] else parts, depth + 1)
    return found


def _of_comparison(where: str, condition: dict[str, Any]) -> list[Text]:
    found = of_count(where, condition, ("cmp", "n", "alone"), WHOSE[:5])
    compared = (*COMPARISONS, "!=", "<", ">")
    found += word(where, "cmp", condition.get("cmp"), compared)
    found += flag(where, "alone", condition.get("alone", False))
    among = condition.get("cmp") in ("most", "fewest", "rank", "tied")
    if among and condition.get("whose", "self") != "self":
        found.append(TEXTS("problem-among", where=where, cmp=str(condition["cmp"])))
    if "alone" in condition and condition.get("cmp") not in ("most", "fewest", "rank"):
        found.append(TEXTS("problem-alone", where=where))
    if condition.get("cmp") in ("most", "fewest", "tied"):
        return found
    n = condition.get("n")
    numbers = n if isinstance(n, list) and len(n) == 3 else [n]
    if not all(is_number(each, 0, 99) for each in numbers):
        found.append(TEXTS("problem-condition_number", where=where))
    return found


def of_count(
    where: str, count: object, more: tuple[str, ...], whose: tuple[str, ...]
) -> list[Text]:
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


def _of_amount(where: str, key: str, amount: object, least: int) -> list[Text]:
    """A number, or so many for each of something."""
    if not isinstance(amount, dict):
        return number(where, key, amount, least, 99)
    found = unknown(where, amount, ("per", "each", "times", "plus", "least", "most"))
    found += of_count(where, amount.get("per"), (), ("self", *WHOSE[2:]))
    bounds = {"each": (1, 99), "times": (-9, 9), "plus": (-99, 99), "least": (-99, 99)}
    for part, (low, high) in {**bounds, "most": (-99, 99)}.items():
        if part in amount:
            found += number(where, f"{key}.{part}", amount[part], low, high)
    return found


def _of_operation(where: str, operation: object) -> list[Text]:
    op = operation.get("op") if isinstance(operation, dict) else None
    if not isinstance(operation, dict) or not isinstance(op, str) or op not in _OPERATION_KEYS:
        return word(where, "op", op, OPS)
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
        elif key == "rule":
            found += word(where, key, value, _RULES[op])
        elif key == "target":
            found += word(where, key, value, DICE_WORDS if op == "dice" else SEAT_WORDS)
        elif key in _WORDS:
            found += word(where, key, value, _WORDS[key])
        elif key in _FLAGS:
            found += flag(where, key, value)
        elif key in _NUMBERS:
            found += number(where, key, value, *_NUMBERS[key])
        else:
            found += _of_quantity(where, op, key, value)
    if op == "modify" and ("by" in operation) == ("set" in operation):
        found.append(TEXTS("problem-by_or_set", where=where))
    if op in ("dice", "wagon") and not found:
        found += _of_act(where, operation)
    return found


def _of_quantity(where: str, op: str, key: str, value: object) -> list[Text]:
    if (op, value) in (("score", "players"), ("move", "all")):
        return []
    if op in ("dice", "wagon"):
        return number(where, key, value, 1, 2)
    return _of_amount(where, key, value, 1 if op in ("move", "draw") else -99)


def _of_act(where: str, o: dict[str, Any]) -> list[Text]:
    """One die, two dice, one wagon: no other number; two dice are swapped while available."""
    acts = ("reroll", "swap", "copy_best") if o["op"] == "dice" else ("exchange",)
    if o["act"] not in acts:
        return word(where, "act", o["act"], acts)
    many = 2 if o["act"] == "swap" else 1
    found = [] if o.get("amount", many) == many else number(where, "amount", None, many, many)
    wanted = {"swap": "available", "copy_best": "mine", "exchange": "self"}.get(o["act"])
    if wanted and o.get("target", wanted) != wanted:
        found += word(where, "target", o["target"], (wanted,))
    return found


def _without_meaning(where: str, type_: str, effect: dict[str, Any]) -> list[Text]:
    """What an effect, understood part by part, cannot mean as a whole."""
    trigger = effect["trigger"]
    found: list[Text] = []
    operations = [o for do in lists(effect) for o in do]
    rules = [rule(trigger, o) for o in operations]
    if "one_of" in effect and (trigger == "score" or all(r != NO_RULE for r in rules)):
        found.append(TEXTS("problem-nothing_to_choose", where=where))
    is_used = any(o.get("rule") in _USED_BY_RULE for o in operations)
    if all(r != NO_RULE for r in rules) and not is_used and "limit" in effect:
        found.append(TEXTS("problem-no_limit", where=where, trigger=trigger))
    for o, r in zip(operations, rules, strict=True):
        if r != NO_RULE and trigger not in HOLDING:
            what = str(o.get("rule") or o.get("stat"))
            found.append(TEXTS("problem-holds", where=where, what=what, trigger=trigger))
        if type_ == "mercenary" and o.get("rule") in ("equipment", "mercenary"):
            found.append(TEXTS("problem-mercenary_forbids", where=where))
        if r == NO_RULE and o.get("stat") in ("pillage", "draw") and "set" in o:
            found.append(TEXTS("problem-set_passing", where=where, stat=o["stat"]))
        if r == NO_RULE and trigger == "passive":
            found.append(TEXTS("problem-no_moment", where=where, op=o["op"]))
        if (o["op"] == "score") != (trigger == "score"):
            found.append(TEXTS("problem-score", where=where))
        if o["op"] == "move":
            found += _of_move(where, trigger, o)
    return found


def _of_move(where: str, trigger: str, o: dict[str, Any]) -> list[Text]:
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
        TEXTS("problem-lacks", where=where, what=what, trigger=trigger, needed=needed)
        for what, needed in lacks
    ]
    if o["from"] == "shipped" and o.get("target", "self") not in ("shipper", "self"):
        found.append(TEXTS("problem-of_shipper", where=where))
    if o["from"] == "shipped" and trigger == "opponent_ship" and o.get("target") != "shipper":
        found.append(TEXTS("problem-of_shipper", where=where))
    if o["color"] == "named" and kind(o) != A_COLOUR:
        found.append(TEXTS("problem-two_questions", where=where))
    same = o["from"] == "stash" and o.get("target", "self") == o.get("receiver", "self")
    if o["to"] == o["from"] == "reserve" or (same and o["to"] == "stash"):
        found.append(TEXTS("problem-same_place", where=where))
    if o.get("chooser", "self") != "self" and o["to"] not in ("reserve", "stash"):
        found.append(TEXTS("problem-chooser", where=where))
    return found
