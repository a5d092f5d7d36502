"""A card's effect as a few signs, made from its data: when it happens, and what it does.

A sign names a thing of the table. It may bear a number, be crossed out (forbidden) or be a rival's.
The browser draws them; no card has signs of its own, so that an owner's cards have them, too.
"""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict


class Icon(TypedDict):
    sign: str
    n: NotRequired[str]  # as it is printed: +1, =3, ≥4, 2
    rival: NotRequired[bool]
    crossed: NotRequired[bool]


class Icons(TypedDict):
    """When: the occasion and its conditions. Then: what is done."""

    when: list[Icon]
    then: list[Icon]


# Occasions whose conditions say all there is to say.
_QUIET = {"score", "die_taken"}
_OCCASIONS = {
    "passive": "always",
    "before_die": "dice",
    "die_taken": "die",
    "pillage": "cube",
    "draw": "card",
    "ship": "wagon",
    "turn_end": "evening",
    "raid_used": "raid",
    "curse_played": "curse",
    "activate": "once",
    "attacked": "shield",
    "opponent_ship": "wagon",
    "opponent_raid": "raid",
    "opponent_excess": "bowl",
    "score": "laurel",
}
_STATS = {
    "die_value": "die",
    "die_face": "die",
    "dice_left": "last",
    "dice_taken": "dice",
    "turns_this_round": "evening",
    "action_draw": "card",
    "shipped": "wagon",
    "shipped_types": "types",
    "shipped_same": "series",
    "raids": "raid",
    "mercs_filled": "mercenary",
    "equipment": "equipment",
    "curses_filled": "curse",
    "curses_fled": "flight",
    "stash_min": "rainbow",
    "stash_max": "chest",
    "least_type": "kinds",
    "cards": "card",
    "wagons": "wagon",
    "cubes": "chest",
    "deck": "card",
    "dice": "dice",
    "action_pillage": "cube",
    "round": "evening",
    "turn": "evening",
    "players": "kinds",
}
_COMPARED = {"==": "", "!=": "≠", ">=": "≥", "<=": "≤", ">": ">", "<": "<"}
_AMONG_ALL = {"most": "▲", "fewest": "▼", "tied": "="}
_NUMBERS = {
    "pillage": "cube",
    "draw": "card",
    "die": "die",
    "wagon_limit": "wagon",
    "curse_slots": "curse",
    "loss": "shield",
}
_CUBES = {
    "any": "any",
    "distinct": "rainbow",
    "die": "cube",
    "named": "cube",
    "taken": "rainbow",
    "excess": "any",
    "alike": "cube",
}
_SOURCES = {
    "wagons": "wagon",
    "mercenary": "mercenary",
    "curse": "curse",
    "cards": "card",
    "stash": "chest",
    "shipped": "wagon",
    "placed": "slots",
}
_ACTS = {
    "reroll": "reroll",
    "swap": "swap",
    "copy_best": "best",
    "exchange": "exchange",
    "ready": "raid",
    "return": "card",
    "take": "card",
}
_ALLOWED = {
    "split_pillage": [{"sign": "wagon"}, {"sign": "slots", "n": "+"}],
    "wild_slot": [{"sign": "wild"}],
    "both_actions": [{"sign": "cube"}, {"sign": "card", "n": "+"}],
    "other_deck": [{"sign": "kinds"}],
}
_FORBIDDEN = {
    "attack": "attack",
    "take_die_3": "die",
    "multi_wagon": "wagons",
    "mercenary": "mercenary",
    "equipment": "equipment",
    "raid": "raid",
}


def icons(effects: list[dict[str, Any]], seats: int | None = None) -> Icons:
    """What a card's effects look like, with the numbers for those at the table."""
    found: Icons = {"when": [], "then": []}
    for effect in effects:
        found["when"] += _when(effect, seats)
        for operations in effect.get("one_of", [effect.get("do", [])]):
            for operation in operations:
                found["then"] += _then(operation)
    return found


def _when(effect: dict[str, Any], seats: int | None) -> list[Icon]:
    trigger = effect["trigger"]
    conditions = effect.get("condition", [])
    occasion: Icon = {"sign": _OCCASIONS.get(trigger, "always")}
    if trigger.startswith("opponent_"):
        occasion["rival"] = True
    told = [icon for condition in conditions for icon in _conditions(condition, seats)]
    return told if told and trigger in _QUIET else [occasion, *told]


def _conditions(condition: dict[str, Any], seats: int | None) -> list[Icon]:
    """One comparison is one sign; what must not be is crossed out."""
    if "not" in condition:
        return [{**icon, "crossed": True} for icon in _conditions(condition["not"], seats)]
    parts = condition.get("all", condition.get("any"))
    if parts is not None:
        return [icon for part in parts for icon in _conditions(part, seats)]
    return [_condition(condition, seats)]


def _condition(condition: dict[str, Any], seats: int | None) -> Icon:
    icon: Icon = {"sign": _counted(condition)}
    if condition.get("whose", "self") in ("opponent", "opponents"):
        icon["rival"] = True
    stat, compared = condition["stat"], condition["cmp"]
    if compared in _AMONG_ALL:
        icon["n"] = _AMONG_ALL[compared]
        return icon
    number = _number(condition["n"], seats)
    if compared == "rank":
        icon["n"] = f"№{number}"
    elif stat == "dice_left" and compared == "<=":
        icon["n"] = str(int(number) + 1)  # with one left, it was one of the last two
    elif stat == "curses_fled" and number == "0":
        icon["crossed"] = True
    elif not stat.startswith("action_"):
        icon["n"] = _COMPARED[compared] + number
    return icon


def _counted(count: dict[str, Any]) -> str:
    """The sign of what is counted: of cards of one type, that type's."""
    kind = count.get("type")
    if count["stat"] == "cards" and isinstance(kind, str):
        return _STATS.get(kind, kind)
    return _STATS.get(count["stat"], "always")


def _number(n: int | list[int], seats: int | None) -> str:
    if isinstance(n, int):
        return str(n)
    return str(n[seats - 2]) if seats is not None else str(n[0])


def _amount(amount: int | str | dict[str, Any]) -> str:
    """So many, all of them, or so many for each of something."""
    if isinstance(amount, dict):
        return f"{amount.get('times', 1)}×"
    return "∞" if amount == "all" else str(amount)


def _then(operation: dict[str, Any]) -> list[Icon]:
    op = operation["op"]
    if op == "modify":
        return [{"sign": _NUMBERS.get(operation["stat"], "always"), "n": _change(operation)}]
    if op == "move":
        return _moved(operation)
    if op == "draw":
        return [{"sign": "card", "n": _amount(operation["amount"])}]
    if op == "dice" and operation["act"] == "set":
        return [{"sign": "dice", "n": _change(operation)}]
    if op == "card":
        return [_of_card(operation)]
    if op in ("dice", "wagon"):
        return [{"sign": _ACTS.get(operation["act"], "always")}]
    if op == "allow":
        return [Icon(**icon) for icon in _ALLOWED.get(operation["rule"], [{"sign": "always"}])]  # type: ignore[typeddict-item]
    if op == "forbid":
        return [_forbidden(operation["rule"])]
    return [{"sign": "points"}]


def _of_card(operation: dict[str, Any]) -> Icon:
    """A card of that type, crossed out if it goes."""
    kind = operation.get("type")
    icon: Icon = {"sign": kind if isinstance(kind, str) else _ACTS[operation["act"]]}
    if operation.get("target", "self") != "self":
        icon["rival"] = True
    if operation["act"] == "return":
        icon["crossed"] = True
    return icon


def _forbidden(rule: str) -> Icon:
    icon: Icon = {"sign": _FORBIDDEN.get(rule, "always"), "crossed": True}
    if rule == "take_die_3":
        icon["n"] = "3"
    return icon


def _change(operation: dict[str, Any]) -> str:
    if "set" in operation:
        return f"={operation['set']}"
    by = operation["by"]
    return f"+{_amount(by)}" if isinstance(by, dict) else f"{by:+}".replace("-", "−")


def _moved(operation: dict[str, Any]) -> list[Icon]:
    """Where the cubes come from, unless from the reserve, and where they go."""
    amount = _amount(operation["amount"])
    rival = operation.get("target", "self") not in ("self", "mine", "available")
    found: list[Icon] = []
    source = _SOURCES.get(operation["from"])
    if source and operation["to"] == "reserve":
        loser: Icon = {"sign": source, "n": f"−{amount}"}
        return [{**loser, "rival": True} if rival else loser]
    if source:
        start: Icon = {"sign": source}
        is_mine = operation.get("receiver", "self") == "self"
        found.append({**start, "rival": True} if rival and is_mine else start)
    cubes: Icon = {"sign": _CUBES.get(operation["color"], "any"), "n": f"+{amount}"}
    if operation.get("receiver", "self") != "self":
        cubes["rival"] = True
    if operation["to"] == "card":
        return [*found, {"sign": "slots", "n": f"+{amount}"}]
    return [*found, cubes]
