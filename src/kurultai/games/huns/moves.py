"""Decisions and chance outcomes as numbers. Things are named by their ids, not by places (§P1.2).

A chance outcome carries its kind in the bits from 60 up, so that no number is both.
"""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.parts.vocabulary import CARDS, EFFECTS, SEATS, WAGONS

# Decisions
DIE = 0  # + colour
DRAW_FROM = DIE + 5  # + colour
PILLAGE = DRAW_FROM + 5
DRAW = PILLAGE + 1
FLEE = DRAW + 1
SUFFER = FLEE + 1
NONE = SUFFER + 1
TAKE_TOP = NONE + 1
TAKE = TAKE_TOP + 1  # + wagon
NEXT = TAKE + WAGONS  # + card
PLAY = NEXT + CARDS  # + card × 5, + 1 + victim
THINGS = 1 + WAGONS + CARDS  # no thing, a wagon + 1, 1 + WAGONS + a card
GIVE_BACK = PLAY + CARDS * (SEATS + 1)  # + colour × THINGS + thing
USE = GIVE_BACK + 5 * THINGS  # + effect × ARGUMENTS + argument
EXCHANGE = USE + EFFECTS * (1 + 5 + 25 + SEATS + CARDS)
# + effect × 1024 + own wagon × 32 + wagon on display
PUT = EXCHANGE + EFFECTS * WAGONS * WAGONS  # + (colour × GOALS + goal) × THINGS + origin
GOALS = 5 * WAGONS + CARDS  # 5 × wagon + slot's colour, or 5 × WAGONS + card
MOVES = PUT + 5 * GOALS * THINGS

# Arguments of `use` and `raid`
NOTHING = 0
ONE_COLOUR = 1  # + colour
TWO_COLOURS = ONE_COLOUR + 5  # + colour × 5 + colour
ONE_SEAT = TWO_COLOURS + 25  # + seat
ONE_CARD = ONE_SEAT + SEATS  # + card
ARGUMENTS = ONE_CARD + CARDS
ONE_EXCHANGE = ARGUMENTS  # + own wagon × 32 + wagon on display

# Chance
START, WAGONS_DEALT, ROLL, REROLLED, CARDS_DRAWN, WAGON_TURNED = (k << 60 for k in range(1, 7))
PAYLOAD = (1 << 60) - 1


@compiled
def kind_of_chance(move: int) -> int:
    """0 for a decision, else the kind of outcome (1 to 6)."""
    return move >> 60


@compiled
def use_of(effect: int, argument: int) -> int:
    if argument >= ONE_EXCHANGE:
        return EXCHANGE + effect * WAGONS * WAGONS + argument - ONE_EXCHANGE
    return USE + effect * ARGUMENTS + argument


@compiled
def is_use(move: int) -> bool:
    return USE <= move < PUT


@compiled
def used_effect(move: int) -> int:
    if move >= EXCHANGE:
        return (move - EXCHANGE) // (WAGONS * WAGONS)
    return (move - USE) // ARGUMENTS


@compiled
def used_card(move: int) -> int:
    return used_effect(move) % CARDS


@compiled
def used_argument(move: int) -> int:
    if move >= EXCHANGE:
        return ONE_EXCHANGE + (move - EXCHANGE) % (WAGONS * WAGONS)
    return (move - USE) % ARGUMENTS


@compiled
def put_of(colour: int, goal: int, origin: int) -> int:
    return PUT + (colour * GOALS + goal) * THINGS + origin


@compiled
def put_parts(move: int) -> tuple[int, int, int]:
    """Colour, goal, origin (a thing) of a put."""
    rest = move - PUT
    return rest // (GOALS * THINGS), rest // THINGS % GOALS, rest % THINGS


@compiled
def drawn_place(move: int, i: int) -> int:
    """The place in its deck of the i-th card drawn."""
    return (move >> (7 + 4 * i)) & 15


@compiled
def dealt_wagon(move: int, i: int) -> int:
    return (move >> (5 * i)) & 31
