"""Chance that has few outcomes: who begins, a random ruler's area, a card turned over or drawn."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.outcomes import alike
from kurultai.core.structs import Floats, Moves
from kurultai.games.khan.board import Board
from kurultai.games.khan.moves import BASE, DEAL, RULER, START, TURN
from kurultai.games.khan.parts.areas import AREAS
from kurultai.games.khan.parts.cards import deal_to
from kurultai.games.khan.parts.deck import CARDS, HAND
from kurultai.games.khan.state import DRIVING, SCATTERING, STARTING, TURNING, State


@compiled
def outcomes(b: Board, s: State, out: Moves, weights: Floats) -> int:
    if s.phase == STARTING:
        return alike(b, s, START, 1, b.seats, out, weights)
    if s.phase == SCATTERING:
        return alike(b, s, RULER, 1, AREAS, out, weights)
    if s.phase == TURNING or s.phase == DRIVING:
        return alike(b, s, TURN, 1, CARDS, out, weights)
    seat = deal_to(b, s)
    if HAND - s.held[seat] == 1:
        return alike(b, s, DEAL + seat * BASE * BASE * BASE * BASE + 1, 1, CARDS, out, weights)
    return 0
