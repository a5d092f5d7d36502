"""Any legal move, all alike."""

from __future__ import annotations

from kurultai.bots.bot import Cancel, Thought
from kurultai.core import bits
from kurultai.core.game import Position


class Random:
    def __init__(self, seed: int) -> None:
        self._rng = bits.rng(seed)

    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        moves = p.legal()
        return Thought(int(moves[bits.below(self._rng, len(moves))]), share=1 / p.seats)
