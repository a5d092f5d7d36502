"""The rules: whose turn it is, what is legal, what a move does, who has won."""

from typing import Any

from connect_four.rulebook import BOARD_IS_FULL, COLUMN_IS_FULL, FOUR_IN_A_ROW, IS_OVER
from connect_four.state import COLUMNS, ROWS, TALL, State
from kurultai.core.bits import popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import OVER
from kurultai.core.rulebook import LEGAL
from kurultai.core.structs import Ints, Moves


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
    top = 1 << (TALL * move + ROWS - 1)
    return COLUMN_IS_FULL if (s.stones[0] | s.stones[1]) & top else LEGAL


@compiled
def play(b: Any, s: State, move: int) -> None:
    both = s.stones[0] | s.stones[1]
    place = 1 << (TALL * move)
    while both & place:  # the stone falls (§drop)
        place <<= 1
    s.stones[s.turn] |= place
    if has_four(s.stones[s.turn]):
        s.ending = FOUR_IN_A_ROW
    elif popcount(both | place) == COLUMNS * ROWS:
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
    out[1 - s.turn] = 0
    out[s.turn] = s.ending == FOUR_IN_A_ROW


@compiled
def winners(b: Any, s: State) -> int:
    return 1 << s.turn if s.ending == FOUR_IN_A_ROW else 0b11  # a draw is shared (§draw)
