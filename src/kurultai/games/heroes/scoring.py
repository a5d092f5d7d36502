"""End of the game (§end): who has won, checked after the captures in the order of §H10."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.games.heroes.board import Board
from kurultai.games.heroes.rulebook import (
    ALL_CITIES,
    FEW_PIECES_LEFT,
    NO_PROGRESS,
    ONE_PIECE_LEFT,
    TWO_PASSES,
)
from kurultai.games.heroes.state import QUIET, State

SAME_POSITION = 3  # times it may occur (§H9)


@compiled
def count(halves: NDArray[np.int64]) -> int:
    return popcount(halves[0]) + popcount(halves[1])


@compiled
def ends(s: State, rule_number: int, won: int) -> None:
    s.ending = rule_number
    s.won = won


@compiled
def more_cities(s: State) -> int:
    """The seat with more cities as a bit set, or both (§end.few)."""
    mine, theirs = count(s.cities[0]), count(s.cities[1])
    return 1 if mine > theirs else 2 if theirs > mine else 3


@compiled
def has_occurred(s: State) -> int:
    """How often the present position has occurred since the last capture or promotion (§H9)."""
    times = 1
    for earlier in range(s.quiet - 2, -1, -2):  # the same player to move
        times += s.seen[earlier] == s.key
    return times


@compiled
def judge(b: Board, s: State) -> None:
    """The checks after a turn, in their order (§H7, §H10). ``turn`` is already the next player."""
    last = 1 - s.turn
    for seat in (last, s.turn):
        owned = count(s.cities[seat])
        if owned == b.cities_in_all and owned:  # a board without cities is played for pieces
            return ends(s, ALL_CITIES, 1 << seat)
    first, second = count(s.pieces[0]), count(s.pieces[1])
    if (first <= 1) != (second <= 1):
        return ends(s, ONE_PIECE_LEFT, 1 if second <= 1 else 2)
    if first <= 2 and second <= 2:
        return ends(s, FEW_PIECES_LEFT, more_cities(s))
    if s.passes == 2:
        return ends(s, TWO_PASSES, more_cities(s))
    if has_occurred(s) >= SAME_POSITION or s.quiet == QUIET:
        return ends(s, NO_PROGRESS, more_cities(s))
    return None


@compiled
def standing(b: object, s: State, seat: int, out: NDArray[np.int64]) -> None:
    """Scores are the cities owned."""
    out[0] = count(s.cities[0])
    out[1] = count(s.cities[1])


@compiled
def winners(b: object, s: State) -> int:
    return s.won
