"""Moves as numbers: 0 takes one bean, 1 takes two, 2 takes three (§take)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled

MOVES = 3


@compiled
def beans(move: int) -> int:
    return move + 1
