"""The rules put together: whose move it is, what is legal, what a move does."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import OVER
from kurultai.core.rulebook import LEGAL
from kurultai.core.structs import Moves
from my_game.board import Board
from my_game.moves import MOVES, beans
from my_game.rulebook import HEAP_IS_TOO_SMALL, IS_OVER, SAME_AS_BEFORE
from my_game.state import State


@compiled
def actor(b: Board, s: State) -> int:
    return OVER if s.is_over else s.turn


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if s.is_over:
        return IS_OVER
    if beans(move) > s.heap:
        return HEAP_IS_TOO_SMALL
    if beans(move) == s.last:
        return SAME_AS_BEFORE
    return LEGAL


@compiled
def legal(b: Board, s: State, out: Moves) -> int:
    n = 0
    for move in range(MOVES):
        if objection(b, s, move) == LEGAL:
            out[n] = move
            n += 1
    return n


@compiled
def can_take(b: Board, s: State) -> bool:
    for move in range(MOVES):
        if objection(b, s, move) == LEGAL:
            return True
    return False


@compiled
def play(b: Board, s: State, move: int) -> None:
    s.heap -= beans(move)
    s.last = beans(move)
    s.taken[s.turn] += beans(move)
    if can_take(b, s):
        s.turn = (s.turn + 1) % b.seats
    else:
        s.is_over = 1  # §end
