"""How sure one can be of a share of won games."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

SURE = 1.959964  # standard deviations either side: 95 %


class Interval(NamedTuple):
    low: float
    high: float


def wilson(points: float, games: int) -> Interval:
    """Wilson's interval for a share of ``games``; sound near 0 and 1, where arenas end up."""
    if games == 0:
        return Interval(0.0, 1.0)
    share = points / games
    z = SURE**2 / games
    centre = (share + z / 2) / (1 + z)
    half = SURE * sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))
