"""Shares of victory: what evaluations speak in, and how a finished game is shared out."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.floats import exp

Shares = NDArray[np.float64]  # one for each seat, 0 to 1; together 1
Noted = NDArray[np.float64]  # for each seat a row of features
Weights = NDArray[np.float64]  # two for each feature: at the end, and how much more at the start


@compiled
def divide(won: int, out: Shares) -> None:
    """Victory in equal parts among the winners (a bit set of seats)."""
    part = 1.0 / popcount(won)
    for seat in range(len(out)):
        out[seat] = part if (won >> seat) & 1 else 0.0


@compiled
def weigh(noted: Noted, to_come: float, w: Weights, out: Shares) -> None:
    """Features, weighed and turned into shares: one more is worth a factor of e."""
    most = 0.0
    for seat in range(len(out)):
        total = 0.0
        for i in range(noted.shape[1]):
            total += noted[seat, i] * (w[2 * i] + w[2 * i + 1] * to_come)
        out[seat] = total
        most = max(most, total) if seat else total
    total = 0.0
    for seat in range(len(out)):
        out[seat] = exp(out[seat] - most)
        total += out[seat]
    for seat in range(len(out)):
        out[seat] /= total
