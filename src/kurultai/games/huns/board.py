"""The board record: card and wagon files as tables that compiled code interprets."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from kurultai.core.errors import Unreadable
from kurultai.core.kernel import record_type
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

_OF_CARD = (CARDS,)
_OF_OPERATION = (CARDS, OPERATIONS)
_OF_CONDITION = (CARDS, CONDITIONS)

BOARD = record_type(
    [
        ("seats", np.int64),
        ("cubes", np.int64),  # of each colour
        ("deck", np.int64, (5,)),  # sets of places: the cards in play
        ("slots", np.int64, _OF_CARD),
        ("on", np.int64, (len(TRIGGERS),)),  # sets of cards, by trigger
        ("optional", np.int64),  # sets of cards
        ("attack", np.int64),
        ("limited", np.int64),
        ("by_turn", np.int64),  # limited to once a turn, a round
        ("by_round", np.int64),
        ("at_once", np.int64),  # effects that only change the die (§P3)
        ("modifies", np.int64, (len(STATS),)),
        ("allows", np.int64, (len(ALLOWED),)),
        ("forbids", np.int64, (len(FORBIDDEN),)),
        ("by", np.int64, _OF_CARD),  # of the card's modify
        ("set_to", np.int64, _OF_CARD),  # 0: not set
        ("least", np.int64, _OF_CARD),
        ("argument", np.int64, _OF_CARD),
        ("operations", np.int64, _OF_CARD),
        ("deed", np.int64, _OF_OPERATION),
        ("amount", np.int64, _OF_OPERATION),
        ("colour", np.int64, _OF_OPERATION),
        ("source", np.int64, _OF_OPERATION),
        ("goal", np.int64, _OF_OPERATION),
        ("target", np.int64, _OF_OPERATION),
        ("receiver", np.int64, _OF_OPERATION),
        ("chooser", np.int64, _OF_OPERATION),
        ("up_to", np.int64, _OF_OPERATION),
        ("conditions", np.int64, _OF_CARD),
        ("stat", np.int64, _OF_CONDITION),
        ("comparison", np.int64, _OF_CONDITION),
        ("number", np.int64, _OF_CONDITION),
        ("points", np.int64, (len(POINTS),)),
        ("fleet", np.int64),  # set of wagons
        ("wagon_slots", np.int64, (WAGONS,)),
        ("slot", np.int64, (WAGONS, SLOTS)),  # the colour of each
        ("wagon_type", np.int64, (WAGONS,)),
    ]
)


class Board(Protocol):
    seats: int
    cubes: int
    deck: NDArray[np.int64]
    slots: NDArray[np.int64]
    on: NDArray[np.int64]
    optional: int
    attack: int
    limited: int
    by_turn: int
    by_round: int
    at_once: int
    modifies: NDArray[np.int64]
    allows: NDArray[np.int64]
    forbids: NDArray[np.int64]
    by: NDArray[np.int64]
    set_to: NDArray[np.int64]
    least: NDArray[np.int64]
    argument: NDArray[np.int64]
    operations: NDArray[np.int64]
    deed: NDArray[np.int64]
    amount: NDArray[np.int64]
    colour: NDArray[np.int64]
    source: NDArray[np.int64]
    goal: NDArray[np.int64]
    target: NDArray[np.int64]
    receiver: NDArray[np.int64]
    chooser: NDArray[np.int64]
    up_to: NDArray[np.int64]
    conditions: NDArray[np.int64]
    stat: NDArray[np.int64]
    comparison: NDArray[np.int64]
    number: NDArray[np.int64]
    points: NDArray[np.int64]
    fleet: int
    wagon_slots: NDArray[np.int64]
    slot: NDArray[np.int64]
    wagon_type: NDArray[np.int64]


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
        between: Text = joined(found, "; ")
        raise Unreadable(TEXTS("problem.files", problems=between))
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
