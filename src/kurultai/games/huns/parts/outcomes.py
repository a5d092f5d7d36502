"""Chance that has few outcomes: who begins, dice, a wagon turned over, a single card."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.outcomes import alike
from kurultai.core.structs import Floats, Moves
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import CARDS_DRAWN, REROLLED, ROLL, START, WAGON_TURNED
from kurultai.games.huns.parts.vocabulary import DECK, WAGONS
from kurultai.games.huns.state import (
    ASK_CARDS,
    ASK_REROLL,
    ASK_ROLL,
    ASK_START,
    ASK_WAGON,
    State,
)

_FACES = 3


@compiled
def outcomes(b: Board, s: State, out: Moves, weights: Floats) -> int:
    if s.ask == ASK_START:
        return alike(b, s, START, 1, b.seats, out, weights)
    if s.ask == ASK_ROLL:
        return alike(b, s, ROLL, 1, _FACES**5, out, weights)
    if s.ask == ASK_REROLL:
        return alike(b, s, REROLLED + _FACES * s.rerolled, 1, _FACES, out, weights)
    if s.ask == ASK_WAGON:
        return alike(b, s, WAGON_TURNED, 1, WAGONS, out, weights)
    if s.ask == ASK_CARDS and s.number == 1:  # deck, number, place: see drawn_place
        return alike(b, s, CARDS_DRAWN + (s.pile | 1 << 3), 1 << 7, DECK, out, weights)
    return 0
