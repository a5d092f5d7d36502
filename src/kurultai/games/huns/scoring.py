"""End of the game: points (§end), line by line, and who has won (§score.tie)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.parts.camp import active
from kurultai.games.huns.parts.conditions import amount, holds, shipped_series
from kurultai.games.huns.parts.numbers import larger
from kurultai.games.huns.parts.vocabulary import (
    CARDS,
    EQUIPMENT,
    FOR_EQUIPMENT,
    FOR_FILLED,
    FOR_FLED,
    FOR_RAID,
    FOR_TREASURE,
    FOR_UNFILLED,
    FOR_WAGON,
    MERCENARIES,
    POINTS,
    RAIDS,
    SCORING,
    TREASURES,
)
from kurultai.games.huns.state import State

FOR_TYPES = len(POINTS)  # the line that no card file knows
FOR_CARDS = FOR_TYPES + 1  # what cards other than treasures say
LINES = (
    "equipment",
    "raids",
    "filled",
    "unfilled",
    "fled",
    "treasures",
    "wagons",
    "types",
    "cards",
)


@compiled
def treasures_met(b: Board, s: State, seat: int) -> int:
    """The treasures of a camp whose condition is met, as a set (§treasure)."""
    met = 0
    for i in range(b.lists):
        cards = s.cards[seat] & TREASURES & b.on[i, SCORING] & ~met
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if holds(b, s, seat, CARDS * i + card):
                met |= 1 << card
    return met


@compiled
def said_by_cards(b: Board, s: State, seat: int, cards: int) -> int:
    """The points that effects of these cards say, conditions looked at now."""
    total = 0
    for i in range(b.lists):
        rest = cards & b.on[i, SCORING]
        while rest:
            effect = CARDS * i + lowest(rest)
            rest &= rest - 1
            if holds(b, s, seat, effect):
                for op in range(b.operations[effect]):
                    total += amount(b, s, seat, b.amount[effect, op])
    return total


@compiled
def points(b: Board, s: State, seat: int, line: int) -> int:
    """One line of a seat's score (§score.raid, §score.mercenary, §score.treasure, §score.curse,
    §score.wagon, §score.types, §N15).
    """
    mine = s.cards[seat]
    if line == FOR_EQUIPMENT:
        return int(b.points[line] * popcount(mine & EQUIPMENT))
    if line == FOR_RAID:
        return int(b.points[line] * popcount(mine & RAIDS))
    if line == FOR_FILLED:
        return int(b.points[line] * popcount(mine & s.filled))
    if line == FOR_UNFILLED:
        return int(b.points[line] * popcount(mine & MERCENARIES & ~s.filled))
    if line == FOR_FLED:
        return int(b.points[line] * b.seats * popcount(mine & s.fled))
    if line == FOR_TREASURE:
        return said_by_cards(b, s, seat, mine & TREASURES)
    if line == FOR_WAGON:
        return int(b.points[line] * b.seats * popcount(s.shipped[seat]))
    if line == FOR_CARDS:
        if not b.scoring & mine:
            return 0
        return said_by_cards(b, s, seat, (active(b, s, seat) | mine & RAIDS) & ~TREASURES)
    types, largest = shipped_series(b, s, seat)
    return larger(types, largest)


@compiled
def score(b: Board, s: State, seat: int) -> int:
    total = 0
    for line in range(len(LINES)):
        total += points(b, s, seat, line)
    return total


@compiled
def standing(b: Board, s: State, seat: int, out: NDArray[np.int64]) -> None:
    """Everyone saw the wagons on their way (§N14): who remembers knows the scores, and bots do."""
    for player in range(b.seats):
        out[player] = score(b, s, player)


@compiled
def rating(b: Board, s: State, seat: int) -> int:
    """Points first, then valuables in the stash (§score.tie); equal ratings share (§N16)."""
    stash = 0
    for colour in range(5):
        stash += s.stash[seat, colour]
    return score(b, s, seat) * 1000 + stash


@compiled
def winners(b: Board, s: State) -> int:
    best, won = 0, 0
    for seat in range(b.seats):
        mine = rating(b, s, seat)
        if won == 0 or mine > best:
            best, won = mine, 1 << seat
        elif mine == best:
            won |= 1 << seat
    return won
