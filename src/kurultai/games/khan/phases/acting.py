"""2 Carry out two actions: A, B or C each, or D for both. Passing is not permitted (§2, §K10)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.khan.board import Board
from kurultai.games.khan.moves import ANYWHERE, CONQUER, DISCARD, DRIVE, INVADE
from kurultai.games.khan.phases import conquering, driving, invading
from kurultai.games.khan.rulebook import OUT_OF_ORDER
from kurultai.games.khan.state import State


@compiled
def can_act(b: Board, s: State) -> bool:
    """Whether A, B or C is possible; there are rulers to drive out until the end phase is due."""
    return s.triggered == 0 or invading.can_invade(b, s) or conquering.can_conquer(b, s)


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    n = invading.candidates(b, s, out)
    n += driving.candidates(s, out[n:])
    n += invading.candidates_anywhere(b, s, out[n:])
    return n + conquering.candidates(b, s, out[n:])


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if INVADE <= move < DRIVE:
        return invading.objection(b, s, move)
    if DRIVE <= move < ANYWHERE:
        return driving.objection(s, move)
    if ANYWHERE <= move < DISCARD:
        return invading.objection_to_anywhere(b, s, move)
    if move >= CONQUER:
        return conquering.objection(b, s, move)
    return OUT_OF_ORDER
