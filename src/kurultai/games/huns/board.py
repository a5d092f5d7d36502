"""The board record: card and wagon files as tables that compiled code interprets.

A card has up to four lists of operations: one for each effect, several for an effect that lets
choose. An *effect* is such a list, CARDS × list + card; of a choice, the first one stands for all
while it waits. Conditions and counted amounts are rows of one table.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from kurultai.core.datafiles import Problem, of_file, refuse
from kurultai.core.structs import Ints, dtype_of
from kurultai.core.text import load_toml
from kurultai.games.huns.parts import cards, wagons
from kurultai.games.huns.parts.counts import several
from kurultai.games.huns.parts.effects import arguments, deed, lists, rule
from kurultai.games.huns.parts.ids import card_number, wagon_number
from kurultai.games.huns.parts.rows import Rows
from kurultai.games.huns.parts.vocabulary import (
    CARDS,
    CHOOSERS,
    COLOUR_WORDS,
    COLOURS,
    COPY_BEST,
    COUNTS,
    DECK,
    DECK_WORDS,
    DESTINATIONS,
    DICE_WORDS,
    EFFECTS,
    FOR_TREASURE,
    LISTS,
    MODIFY_DIE,
    NO_DEED,
    NO_RULE,
    OPERATIONS,
    POINTS,
    REROLL,
    RULES,
    SEAT_WORDS,
    SLOTS,
    SOURCES,
    TRIGGERS,
    TYPES,
    WAGON_TYPES,
    WAGONS,
)

CUBES_A_COLOUR = {2: 20, 3: 22, 4: 24}  # §setup.cubes, §N17


class Board:
    """What the data files say: it never changes."""

    seats: int
    cubes: int  # of each colour
    deck: Annotated[Ints, 5]  # sets of places: the cards in play
    slots: Annotated[Ints, CARDS]
    lists: int  # the most that a card of this file has
    several: int  # set of cards that have more than one list
    # sets of cards, by list
    on: Annotated[Ints, LISTS, len(TRIGGERS)]  # with something to do when this happens
    rules: Annotated[Ints, LISTS, len(RULES)]  # that allow, forbid or change this while they hold
    ruled: Annotated[Ints, len(RULES)]  # the same, of all lists
    optional: Annotated[Ints, LISTS]
    attack: Annotated[Ints, LISTS]
    limited: Annotated[Ints, LISTS]
    by_turn: Annotated[Ints, LISTS]  # limited to once a turn, a round
    by_round: Annotated[Ints, LISTS]
    at_once: Annotated[Ints, LISTS]  # that only change the die (§P3)
    scoring: int  # set of cards beside treasures that say points
    blocking: int  # set of cards that forbid mercenaries or equipment
    blocks: Annotated[Ints, 2]  # without a condition: mercenaries, equipment
    # of an effect
    choices: Annotated[Ints, EFFECTS]  # lists to choose from; 0 if it is not the first of them
    condition: Annotated[Ints, EFFECTS]  # its first row, or MET
    argument: Annotated[Ints, EFFECTS]  # what must be said first
    operations: Annotated[Ints, EFFECTS]
    # of an operation
    deed: Annotated[Ints, EFFECTS, OPERATIONS]
    rule: Annotated[Ints, EFFECTS, OPERATIONS]
    kind: Annotated[Ints, EFFECTS, OPERATIONS]  # what must be said for it, and as which argument
    stage: Annotated[Ints, EFFECTS, OPERATIONS]
    amount: Annotated[Ints, EFFECTS, OPERATIONS]
    set_to: Annotated[Ints, EFFECTS, OPERATIONS]  # 0: not set
    least: Annotated[Ints, EFFECTS, OPERATIONS]
    colour: Annotated[Ints, EFFECTS, OPERATIONS]
    source: Annotated[Ints, EFFECTS, OPERATIONS]
    goal: Annotated[Ints, EFFECTS, OPERATIONS]
    target: Annotated[Ints, EFFECTS, OPERATIONS]
    receiver: Annotated[Ints, EFFECTS, OPERATIONS]
    chooser: Annotated[Ints, EFFECTS, OPERATIONS]
    up_to: Annotated[Ints, EFFECTS, OPERATIONS]
    keep: Annotated[Ints, EFFECTS, OPERATIONS]
    which: Annotated[Ints, EFFECTS, OPERATIONS]  # set of cards that an operation on cards may mean
    # rows of conditions and counted amounts
    place: Annotated[Ints, COUNTS]
    state: Annotated[Ints, COUNTS]
    groups: Annotated[Ints, COUNTS]
    members: Annotated[Ints, COUNTS]  # cards or wagons of these groups, as one set
    gather: Annotated[Ints, COUNTS]
    whose: Annotated[Ints, COUNTS]
    card: Annotated[Ints, COUNTS]
    comparison: Annotated[Ints, COUNTS]
    alone: Annotated[Ints, COUNTS]
    number: Annotated[Ints, COUNTS]
    met: Annotated[Ints, COUNTS]  # the row to go to
    unmet: Annotated[Ints, COUNTS]
    each: Annotated[Ints, COUNTS]
    times: Annotated[Ints, COUNTS]
    plus: Annotated[Ints, COUNTS]
    floor: Annotated[Ints, COUNTS]
    ceiling: Annotated[Ints, COUNTS]
    points: Annotated[Ints, len(POINTS)]
    fleet: int  # set of wagons
    of_type: Annotated[Ints, len(WAGON_TYPES)]  # sets of wagons
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


def problems(
    seats: int, card_file: dict[str, Any] | None, wagon_file: dict[str, Any] | None
) -> list[Problem]:
    """All that is wrong with two data files, or not as in the box."""
    found = of_file("cards", cards.problems(card_file)) if card_file is not None else []
    if wagon_file is not None:
        found += of_file("wagons", wagons.problems(wagon_file, seats))
    return found


def build(seats: int, card_file: dict[str, Any], wagon_file: dict[str, Any]) -> Any:
    """The board record of two data files; Unreadable with every problem of both at once."""
    refuse(problems(seats, card_file, wagon_file))
    b = np.zeros(1, BOARD)
    b[0].seats = seats
    b[0].cubes = CUBES_A_COLOUR[seats]
    b[0].points[:] = list({**POINTS, **card_file.get("vp", {})}.values())
    b[0].rule[:] = NO_RULE
    for entry in wagon_file["wagon"]:
        _add_wagon(b[0], wagon_number(entry["id"]), entry)
    rows = Rows(b[0], seats)
    for entry in card_file["card"]:
        _add_card(b[0], rows, seats, card_number(entry["id"]), entry)
    return b


def _add_wagon(b: Any, wagon: int, entry: dict[str, Any]) -> None:
    b.fleet |= 1 << wagon
    b.wagon_type[wagon] = WAGON_TYPES.index(entry["type"])
    b.of_type[WAGON_TYPES.index(entry["type"])] |= 1 << wagon
    b.wagon_slots[wagon] = len(entry["slots"])
    b.slot[wagon, : len(entry["slots"])] = [COLOURS.index(colour) for colour in entry["slots"]]


def _add_card(b: Any, rows: Rows, seats: int, card: int, entry: dict[str, Any]) -> None:
    if entry.get("min_players", 2) <= seats:  # §setup.decks, §N17
        b.deck[TYPES.index(entry["type"])] |= 1 << card % DECK
    b.slots[card] = entry.get("slots", 0)
    i = 0
    for effect in entry["effect"]:
        condition = rows.condition(card, effect.get("condition", []))
        b.choices[CARDS * i + card] = len(lists(effect))
        does = any(deed(effect["trigger"], o) != NO_DEED for do in lists(effect) for o in do)
        if does or effect["trigger"] == "score":
            b.on[i, TRIGGERS.index(effect["trigger"])] |= 1 << card
        for do in lists(effect):
            b.condition[CARDS * i + card] = condition
            _add_list(b, rows, card, i, effect, do)
            i += 1
    b.lists = max(int(b.lists), i)
    b.several |= 1 << card if i > 1 else 0


def _add_list(
    b: Any, rows: Rows, card: int, i: int, effect: dict[str, Any], do: list[dict[str, Any]]
) -> None:
    mark, x, trigger = 1 << card, CARDS * i + card, effect["trigger"]
    limit = effect.get("limit")
    is_asked = effect.get("optional") or trigger == "activate"
    b.optional[i] |= mark if is_asked else 0
    b.attack[i] |= mark if effect.get("attack") else 0
    b.limited[i] |= mark if limit else 0
    b.by_turn[i] |= mark if limit == "turn" else 0
    b.by_round[i] |= mark if limit == "round" else 0
    b.operations[x] = len(do)
    said = arguments(do)
    b.argument[x] = said[0]
    for op, operation in enumerate(do):
        _add_operation(b, rows, card, x, op, effect, operation)
        b.kind[x, op], b.stage[x, op] = said[1][op]
        if b.rule[x, op] != NO_RULE:
            b.rules[i, b.rule[x, op]] |= mark
            b.ruled[b.rule[x, op]] |= mark
    deeds = {int(each) for each in b.deed[x, : len(do)]} - {NO_DEED}
    if trigger == "score" and TYPES[card // DECK] != "treasure":
        b.scoring |= mark
    alone = b.choices[x] == 1 and not is_asked
    if trigger == "die_taken" and alone and deeds <= {MODIFY_DIE, COPY_BEST, REROLL}:
        b.at_once[i] |= mark if not b.argument[x] else 0
    for what, word in enumerate(("mercenary", "equipment")):
        if RULES.index(word) in b.rule[x]:
            b.blocking |= mark
            b.blocks[what] |= mark if not effect.get("condition") else 0


def _add_operation(
    b: Any, rows: Rows, card: int, x: int, i: int, effect: dict[str, Any], o: dict[str, Any]
) -> None:
    b.deed[x, i] = deed(effect["trigger"], o)
    b.rule[x, i] = rule(effect["trigger"], o)
    amount = o.get("by", 0) if o.get("act") == "set" else o.get("amount", o.get("by", 0))
    if amount == "players":
        amount = int(b.points[FOR_TREASURE]) * rows.seats
    b.amount[x, i] = rows.amount(card, amount)
    b.set_to[x, i] = o.get("set", 0)
    b.least[x, i] = o.get("min", 0)
    b.keep[x, i] = o.get("keep", 1)
    words = {"color": COLOUR_WORDS, "from": SOURCES, "to": DESTINATIONS, "chooser": CHOOSERS}
    columns = {"color": b.colour, "from": b.source, "to": b.goal, "chooser": b.chooser}
    for key, column in columns.items():
        if key in o:
            column[x, i] = words[key].index(o[key])
    if "deck" in o:
        b.source[x, i] = DECK_WORDS.index(o["deck"])
    b.target[x, i] = (DICE_WORDS if o["op"] == "dice" else SEAT_WORDS).index(
        o.get("target", "mine" if o["op"] == "dice" else "self")
    )
    if o["op"] == "card":
        types = several(o.get("type", "raid" if o["act"] == "ready" else list(TYPES)))
        b.which[x, i] = sum(((1 << DECK) - 1) << DECK * TYPES.index(type_) for type_ in set(types))
    b.receiver[x, i] = SEAT_WORDS.index(o.get("receiver", "self"))
    b.up_to[x, i] = int(o.get("up_to", False))
