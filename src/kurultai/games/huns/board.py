"""The board record: card and wagon files as tables that compiled code interprets."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from kurultai.core.errors import Unreadable
from kurultai.core.structs import Ints, dtype_of
from kurultai.core.text import Text, joined, load_toml
from kurultai.games.huns.parts import cards, wagons
from kurultai.games.huns.parts.ids import card_number, wagon_number
from kurultai.games.huns.parts.vocabulary import (
    ACTS,
    ALLOWED,
    CARDS,
    CHOOSERS,
    COLOUR_WORDS,
    COLOURS,
    COMPARISONS,
    CONDITION_STATS,
    CONDITIONS,
    COPY_BEST,
    DECK,
    DESTINATIONS,
    DO_BOTH,
    DRAW_CARDS,
    EXCHANGE_WAGON,
    FORBIDDEN,
    MODIFY_DIE,
    MODIFY_PILLAGE,
    NO_DEED,
    OPERATIONS,
    PLACE,
    POINTS,
    RECEIVERS,
    REROLL,
    RETURN,
    SLOTS,
    SOURCES,
    STATS,
    SWAP,
    TARGETS,
    TRIGGERS,
    TYPES,
    WAGON_TYPES,
    WAGONS,
)
from kurultai.games.huns.rulebook import TEXTS

CUBES_A_COLOUR = {2: 20, 3: 22, 4: 24}  # §setup.cubes, §N17


class Board:
    """What the data files say: it never changes."""

    seats: int
    cubes: int  # of each colour
    deck: Annotated[Ints, 5]  # sets of places: the cards in play
    slots: Annotated[Ints, CARDS]
    on: Annotated[Ints, len(TRIGGERS)]  # sets of cards, by trigger
    optional: int  # sets of cards
    attack: int
    limited: int
    by_turn: int  # limited to once a turn, a round
    by_round: int
    at_once: int  # effects that only change the die (§P3)
    modifies: Annotated[Ints, len(STATS)]
    allows: Annotated[Ints, len(ALLOWED)]
    forbids: Annotated[Ints, len(FORBIDDEN)]
    by: Annotated[Ints, CARDS]  # of the card's modify
    set_to: Annotated[Ints, CARDS]  # 0: not set
    least: Annotated[Ints, CARDS]
    argument: Annotated[Ints, CARDS]
    operations: Annotated[Ints, CARDS]
    deed: Annotated[Ints, CARDS, OPERATIONS]
    amount: Annotated[Ints, CARDS, OPERATIONS]
    colour: Annotated[Ints, CARDS, OPERATIONS]
    source: Annotated[Ints, CARDS, OPERATIONS]
    goal: Annotated[Ints, CARDS, OPERATIONS]
    target: Annotated[Ints, CARDS, OPERATIONS]
    receiver: Annotated[Ints, CARDS, OPERATIONS]
    chooser: Annotated[Ints, CARDS, OPERATIONS]
    up_to: Annotated[Ints, CARDS, OPERATIONS]
    conditions: Annotated[Ints, CARDS]
    stat: Annotated[Ints, CARDS, CONDITIONS]
    comparison: Annotated[Ints, CARDS, CONDITIONS]
    number: Annotated[Ints, CARDS, CONDITIONS]
    points: Annotated[Ints, len(POINTS)]
    fleet: int  # set of wagons
    wagon_slots: Annotated[Ints, WAGONS]
    slot: Annotated[Ints, WAGONS, SLOTS]  # the colour of each
    wagon_type: Annotated[Ints, WAGONS]


BOARD = dtype_of(Board)


def shipped_cards() -> dict[str, Any]:
    """The card file that comes with the game (§cards)."""
    return load_toml("kurultai.games.huns", "data/cards.toml")


def shipped_wagons() -> dict[str, Any]:
    """The wagon file that comes with the game (§wagons)."""
    return load_toml("kurultai.games.huns", "data/wagons.toml")


def build(seats: int, card_file: dict[str, Any], wagon_file: dict[str, Any]) -> Any:
    """The board record of two data files; Unreadable with every problem of both at once."""
    found = cards.problems(card_file, shipped_cards()) + wagons.problems(wagon_file, seats)
    if found:
        between: Text = joined(found)
        raise Unreadable(TEXTS("problem-files", problems=between))
    b = np.zeros(1, BOARD)
    b[0].seats = seats
    b[0].cubes = CUBES_A_COLOUR[seats]
    b[0].points[:] = list({**POINTS, **card_file.get("vp", {})}.values())
    for entry in card_file["card"]:
        _add_card(b[0], seats, card_number(entry["id"]), entry)
    for entry in wagon_file["wagon"]:
        _add_wagon(b[0], wagon_number(entry["id"]), entry)
    return b


def _add_wagon(b: Any, wagon: int, entry: dict[str, Any]) -> None:
    b.fleet |= 1 << wagon
    b.wagon_type[wagon] = WAGON_TYPES.index(entry["type"])
    b.wagon_slots[wagon] = len(entry["slots"])
    b.slot[wagon, : len(entry["slots"])] = [COLOURS.index(colour) for colour in entry["slots"]]


def _add_card(b: Any, seats: int, card: int, entry: dict[str, Any]) -> None:
    if entry["min_players"] <= seats:  # §setup.decks, §N17
        b.deck[TYPES.index(entry["type"])] |= 1 << card % DECK
    b.slots[card] = entry["slots"]
    effect = entry["effect"][0]
    mark = 1 << card
    b.on[TRIGGERS.index(effect["trigger"])] |= mark
    b.optional |= mark if effect.get("optional") else 0
    b.attack |= mark if effect.get("attack") else 0
    limit = effect.get("limit")
    b.limited |= mark if limit else 0
    b.by_turn |= mark if limit == "turn" else 0
    b.by_round |= mark if limit == "round" else 0
    b.argument[card] = cards.argument(effect)
    for i, condition in enumerate(effect.get("condition", [])):
        _add_condition(b, seats, card, i, condition)
    b.operations[card] = len(effect["do"])
    for i, operation in enumerate(effect["do"]):
        _add_operation(b, card, i, operation)
    deeds = {int(deed) for deed in b.deed[card, : len(effect["do"])]}
    if effect["trigger"] == "die_taken" and deeds <= {MODIFY_DIE, COPY_BEST, REROLL}:
        b.at_once |= mark


def _add_condition(b: Any, seats: int, card: int, i: int, condition: dict[str, Any]) -> None:
    b.conditions[card] = i + 1
    b.stat[card, i] = CONDITION_STATS.index(condition["stat"])
    b.comparison[card, i] = COMPARISONS.index(condition["cmp"])
    n = condition.get("n", 0)
    b.number[card, i] = n[seats - 2] if isinstance(n, list) else n


def _add_operation(b: Any, card: int, i: int, operation: dict[str, Any]) -> None:
    mark = 1 << card
    op = operation["op"]
    if op == "modify":
        b.modifies[STATS.index(operation["stat"])] |= mark
        b.by[card] = operation.get("by", 0)
        b.set_to[card] = operation.get("set", 0)
        b.least[card] = operation.get("min", 0)
    elif op == "allow":
        b.allows[ALLOWED.index(operation["rule"])] |= mark
    elif op == "forbid":
        b.forbids[FORBIDDEN.index(operation["rule"])] |= mark
    elif op == "move":
        b.colour[card, i] = COLOUR_WORDS.index(operation["color"])
        b.source[card, i] = SOURCES.index(operation["from"])
        b.goal[card, i] = DESTINATIONS.index(operation["to"])
        b.receiver[card, i] = RECEIVERS.index(operation.get("receiver", "self"))
        b.chooser[card, i] = CHOOSERS.index(operation.get("chooser", "self"))
        b.up_to[card, i] = int(operation.get("up_to", False))
    if "target" in operation:
        b.target[card, i] = TARGETS.index(operation["target"])
    if isinstance(operation.get("amount"), int):
        b.amount[card, i] = operation["amount"]
    b.deed[card, i] = _deed(operation)


def _deed(operation: dict[str, Any]) -> int:
    op = operation["op"]
    if op == "modify":
        return {"die": MODIFY_DIE, "pillage": MODIFY_PILLAGE}.get(operation["stat"], NO_DEED)
    if op == "move":
        return RETURN if operation["to"] == "reserve" else PLACE
    if op in ("dice", "wagon"):
        return (REROLL, SWAP, COPY_BEST, EXCHANGE_WAGON)[ACTS.index(operation["act"])]
    if op == "allow":
        return DO_BOTH if operation["rule"] == "both_actions" else NO_DEED
    return DRAW_CARDS if op == "draw" else NO_DEED
