"""What a finished game is worth to each seat: 1 for winning alone, together 0.

A seat's share of victory (1 divided among the winners) moved so that an even share is worth
nothing: with two seats +1, 0 or -1; with four a lost game costs a third of what a won one brings.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.kernel import winners_of
from kurultai.core.game import Position


@compiled
def pay(won: int, out: NDArray[np.float32]) -> None:
    """Write the payoffs for a bit set of winners."""
    seats = len(out)
    share = 1.0 / popcount(won)
    for seat in range(seats):
        mine = share if (won >> seat) & 1 else 0.0
        out[seat] = (mine * seats - 1.0) / (seats - 1.0)


def payoffs(p: Position) -> list[float]:
    """Those of a position: all 0 until the game is over."""
    out = np.zeros(p.seats, np.float32)
    if p.is_over:
        pay(winners_of(p.b, p.s), out)
    return [float(each) for each in out]
