"""What one move costs on the line: little, for the mover and for the others, early and late."""

from __future__ import annotations

from statistics import median

import pytest

from benchmarks.deltas import measured
from kurultai.core.registry import games

MOST = 3000  # bytes of a message before compression, in the middle
BOT = "greedy:belief=even"  # plays the same games whatever bots learn of hidden things
GROWTH = 1.5  # of the last quarter of a game over the second


@pytest.mark.parametrize("game", games())
def test_a_move_is_told_in_few_bytes(game: str) -> None:
    found = measured(game, 4, BOT)
    assert median(found.mover) <= MOST
    assert median(found.others) <= MOST
    _, second, _, last = found.medians
    assert last <= GROWTH * second
