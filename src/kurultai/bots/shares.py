"""Shares of victory: what evaluations speak in, and how a finished game is shared out."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import popcount
from kurultai.core.kernel import OVER, actor, evaluate, rule, winners

Shares = NDArray[np.float64]  # one for each seat, 0 to 1; together 1


@rule
def divide(won: int, out: Shares) -> None:
    """Victory in equal parts among the winners (a bit set of seats)."""
    part = 1.0 / popcount(won)
    for seat in range(len(out)):
        out[seat] = part if (won >> seat) & 1 else 0.0


@rule
def judge(b: Any, s: Any, out: Shares) -> bool:
    """The shares at a position: exact once the game is over (then true), else estimated."""
    if actor(b, s) == OVER:
        divide(winners(b, s), out)
        return True
    evaluate(b, s, out)
    return False


@rule
def by_points(out: Shares, warmth: float) -> None:
    """Points hoped for, turned into shares: a lead of ``warmth`` points is worth a factor of e."""
    most = out.max()
    total = 0.0
    for seat in range(len(out)):
        out[seat] = exp((out[seat] - most) / warmth)
        total += out[seat]
    for seat in range(len(out)):
        out[seat] /= total
