"""Moves as numbers."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.heroes.parts.squares import SQUARES

PROMOTE = SQUARES * SQUARES  # from here on: promotions in place, by square


PASS = PROMOTE + SQUARES


MOVES = PASS + 1


@compiled
def origin(move: int) -> int:
    return move // SQUARES


@compiled
def target(move: int) -> int:
    return move % SQUARES
