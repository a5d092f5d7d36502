"""Chance has few outcomes: who begins, and the token that is drawn."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.outcomes import alike
from kurultai.core.structs import Floats, Moves
from kurultai.games.dschingis.board import KINDS, Board
from kurultai.games.dschingis.moves import BEGIN, DRAW
from kurultai.games.dschingis.state import START, State

_KINDS = len(KINDS)


@compiled
def outcomes(b: Board, s: State, out: Moves, weights: Floats) -> int:
    if s.phase == START:
        return alike(b, s, BEGIN, 1, s.seats, out, weights)
    n = 0
    for kind in range(_KINDS):
        if s.passive[s.turn, kind]:
            out[n] = DRAW + s.turn * _KINDS + kind
            weights[n] = s.passive[s.turn, kind]
            n += 1
    return n
