"""The rules: whose turn it is, what is legal, what a move does, who has won."""

from __future__ import annotations

from typing import Any

from connect_four.rulebook import BOARD_IS_FULL, COLUMN_IS_FULL, FOUR_IN_A_ROW, IS_OVER
from connect_four.state import COLUMNS, ROWS, TALL, State
from kurultai.core.actors import OVER
from kurultai.core.bits import popcount
from kurultai.core.compiling import compiled
from kurultai.core.rulebook import LEGAL
from kurultai.core.structs import Ints, Moves

COLUMN = (1 << ROWS) - 1


@compiled
def actor(b: Any, s: State) -> int:
    return OVER if s.ending else s.turn


@compiled
def legal(b: Any, s: State, out: Moves) -> int:
    n = 0
    for column in range(COLUMNS):
        if objection(b, s, column) == LEGAL:
            out[n] = column
            n += 1
    return n


@compiled
def objection(b: Any, s: State, move: int) -> int:
    if s.ending:
        return IS_OVER
    is_full = ((s.first | s.second) >> (TALL * move + ROWS - 1)) & 1
    return COLUMN_IS_FULL if is_full else LEGAL


@compiled
def play(b: Any, s: State, move: int) -> None:
    """Drop a stone (§drop), look for a line (§four), pass the turn (§turns)."""
    both = s.first | s.second
    stone = ((both >> (TALL * move) & COLUMN) + 1) << (TALL * move)
    if s.turn == 0:
        s.first |= stone
    else:
        s.second |= stone
    if has_four(s.first if s.turn == 0 else s.second):
        s.ending = FOUR_IN_A_ROW
    elif popcount(both | stone) == COLUMNS * ROWS:
        s.ending = BOARD_IS_FULL
    else:
        s.turn = 1 - s.turn


@compiled
def has_four(stones: int) -> bool:
    for step in (1, TALL, TALL - 1, TALL + 1):  # up, right, and the two diagonals
        pairs = stones & (stones >> step)
        if pairs & (pairs >> (2 * step)):
            return True
    return False


@compiled
def standing(b: Any, s: State, seat: int, out: Ints) -> None:
    """A line of four is worth a point."""
    out[:] = 0
    if s.ending == FOUR_IN_A_ROW:
        out[s.turn] = 1


@compiled
def winners(b: Any, s: State) -> int:
    """A draw is won by both (§draw)."""
    return 1 << s.turn if s.ending == FOUR_IN_A_ROW else 0b11
