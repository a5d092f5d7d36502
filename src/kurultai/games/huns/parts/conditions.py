"""Conditions of effects and treasures (§P5.5), and the numbers of an action (§P4.2)."""

from __future__ import annotations

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.parts.camp import active, value
from kurultai.games.huns.parts.numbers import larger, smaller
from kurultai.games.huns.parts.vocabulary import (
    ACTION_DRAW,
    AT_LEAST,
    AT_MOST,
    CURSES,
    CURSES_FILLED,
    CURSES_FLED,
    DECK,
    DICE_LEFT,
    DICE_TAKEN,
    DIE_FACE,
    DIE_VALUE,
    EQUAL,
    EQUIPMENT,
    EQUIPMENT_IN_CAMP,
    FEWEST,
    LEAST_TYPE,
    MERCS_FILLED,
    MOST,
    PILLAGING,
    RAIDS,
    RAIDS_IN_CAMP,
    SHIPPED_COUNT,
    SHIPPED_SAME,
    SHIPPED_TYPES,
    STASH_MAX,
    STASH_MIN,
    TURNS_THIS_ROUND,
)
from kurultai.games.huns.state import DREW, State


@compiled
def turns_this_round(b: Board, s: State, seat: int) -> int:
    """Turns a seat has had this round, the present one included."""
    had = 0
    for turn in range(smaller(s.turns + 1, 5)):
        had += (s.first + turn) % b.seats == seat
    return had


@compiled
def stat_of_turn(b: Board, s: State, seat: int, stat: int) -> int:
    if stat == DIE_VALUE:
        return value(s) if s.die >= 0 else 0
    if stat == DIE_FACE:
        return s.shown if s.die >= 0 else 0
    if stat == DICE_LEFT:
        return popcount(s.available)
    if stat == DICE_TAKEN:
        return s.turns
    if stat == TURNS_THIS_ROUND:
        return turns_this_round(b, s, seat)
    return 1 if s.done & DREW else 0  # ACTION_DRAW


@compiled
def shipped_series(b: Board, s: State, seat: int) -> tuple[int, int]:
    """Different types of wagons shipped, and the largest series of one type (§score.types)."""
    types, largest = 0, 0
    for kind in range(4):
        there = 0
        wagons = s.shipped[seat]
        while wagons:
            there += b.wagon_type[lowest(wagons)] == kind
            wagons &= wagons - 1
        types += there > 0
        largest = larger(largest, there)
    return types, largest


@compiled
def least_type(s: State, seat: int) -> int:
    """Cards of the rarest type, fled curses left out."""
    there = s.cards[seat] & ~s.fled
    least = DECK
    for kind in range(5):
        least = smaller(least, popcount((there >> (DECK * kind)) & ((1 << DECK) - 1)))
    return least


@compiled
def stash_bounds(s: State, seat: int) -> tuple[int, int]:
    least, most = s.stash[seat, 0], s.stash[seat, 0]
    for colour in range(1, 5):
        least = smaller(least, s.stash[seat, colour])
        most = larger(most, s.stash[seat, colour])
    return least, most


@compiled
def stat_of_camp(b: Board, s: State, seat: int, stat: int) -> int:
    mine = s.cards[seat]
    if stat == SHIPPED_COUNT:
        return popcount(s.shipped[seat])
    if stat == SHIPPED_TYPES:
        return shipped_series(b, s, seat)[0]
    if stat == SHIPPED_SAME:
        return shipped_series(b, s, seat)[1]
    if stat == RAIDS_IN_CAMP:
        return popcount(mine & RAIDS)
    if stat == MERCS_FILLED:
        return popcount(mine & s.filled)
    if stat == EQUIPMENT_IN_CAMP:
        return popcount(mine & EQUIPMENT)
    if stat == CURSES_FILLED:
        return popcount(mine & CURSES & s.tilted)
    if stat == CURSES_FLED:
        return popcount(mine & s.fled)
    if stat == STASH_MIN:
        return stash_bounds(s, seat)[0]
    if stat == STASH_MAX:
        return stash_bounds(s, seat)[1]
    if stat == LEAST_TYPE:
        return least_type(s, seat)
    return popcount(mine)  # CARDS_IN_CAMP


@compiled
def stat_of(b: Board, s: State, seat: int, stat: int) -> int:
    return stat_of_turn(b, s, seat, stat) if stat <= ACTION_DRAW else stat_of_camp(b, s, seat, stat)


@compiled
def condition_holds(b: Board, s: State, seat: int, card: int, i: int) -> bool:
    mine = stat_of(b, s, seat, b.stat[card, i])
    comparison, number = b.comparison[card, i], b.number[card, i]
    if comparison == EQUAL:
        return bool(mine == number)
    if comparison == AT_LEAST:
        return bool(mine >= number)
    if comparison == AT_MOST:
        return bool(mine <= number)
    above, below = 0, 0
    for other in range(b.seats):
        theirs = stat_of(b, s, other, b.stat[card, i])
        above += theirs > mine
        below += theirs < mine
    if comparison == MOST:
        return above == 0
    if comparison == FEWEST:
        return below == 0
    return bool(1 + above == number)  # RANK


@compiled
def holds(b: Board, s: State, seat: int, card: int) -> bool:
    """Whether all conditions of a card's effect hold for the player of the camp."""
    for i in range(b.conditions[card]):
        if not condition_holds(b, s, seat, card, i):
            return False
    return True


@compiled
def holds_openly(b: Board, s: State, seat: int, card: int) -> bool:
    """The same without conditions on the types of shipped wagons, which lie face down (§N14)."""
    for i in range(b.conditions[card]):
        is_of_types = b.stat[card, i] == SHIPPED_TYPES or b.stat[card, i] == SHIPPED_SAME
        if not is_of_types and not condition_holds(b, s, seat, card, i):
            return False
    return True


@compiled
def number_for(b: Board, s: State, trigger: int) -> int:
    """How many cubes to pillage, how many cards to draw (§P4.2, §draw, §pillage)."""
    number = value(s)
    floor = 0
    cards = active(b, s, s.active) & b.on[trigger]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if holds(b, s, s.active, card):
            number += b.by[card]
            floor = larger(floor, b.least[card])
    if trigger == PILLAGING:
        number += s.more
    return larger(number, floor)
