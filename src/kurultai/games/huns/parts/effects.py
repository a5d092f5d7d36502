"""The effects of a card in a card file (§effects, §P10): what they mean. docs/huns-cards.md is the
law; `effect_problems.py` says what has no meaning.
"""

from __future__ import annotations

from typing import Any

from kurultai.games.huns.parts.vocabulary import (
    A_CAMP_CARD,
    A_CARD,
    A_COLOUR,
    A_DECK,
    A_DIE,
    A_SEAT,
    ACTS,
    COPY_BEST,
    DO_BOTH,
    DRAW_CARDS,
    EXCHANGE_WAGON,
    MODIFY_DIE,
    MODIFY_DRAW,
    MODIFY_PILLAGE,
    MOVE_CUBES,
    NO_ARGUMENT,
    NO_DEED,
    NO_RULE,
    READY_CARD,
    REROLL,
    RETURN_CARD,
    RULES,
    SET_DIE,
    SWAP,
    TAKE_CARD,
    TWO_DICE,
    TWO_WAGONS,
)

HOLDING = ("passive", "pillage", "draw", "attacked")  # triggers of effects that hold
_DEEDS = (
    *(REROLL, SWAP, COPY_BEST, SET_DIE),
    EXCHANGE_WAGON,
    *(READY_CARD, RETURN_CARD, TAKE_CARD),
)  # of ACTS
LASTING = ("wagon_limit", "curse_slots", "loss")


def lists(effect: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The lists of operations of an effect: one, or several to choose from."""
    found: list[list[dict[str, Any]]] = effect.get("one_of") or [effect["do"]]
    return found


def rule(trigger: str, o: dict[str, Any]) -> int:
    """What an operation allows, forbids or changes while its card is active; NO_RULE if none."""
    if o["op"] in ("allow", "forbid"):
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
    if op in ("dice", "wagon", "card"):
        return _DEEDS[ACTS.index(o["act"])]
    return {"allow": DO_BOTH, "move": MOVE_CUBES, "draw": DRAW_CARDS}[op]


def kind(o: dict[str, Any]) -> int:
    """What must be said for an operation."""
    act, chosen = o.get("act"), "opponent_choice" in (o.get("target"), o.get("receiver"))
    if act == "reroll":
        return A_DIE if o.get("target") == "available" else NO_ARGUMENT
    if act == "set":
        return A_DIE
    if o["op"] == "card":
        return A_CAMP_CARD
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
