"""The 10 × 10 board as bit sets: squares 0-49 (rows 1-5) in one word, 50-99 (rows 6-10) in another.

A square's number is 10 × row + column, both from 0: a1 is 0, j1 is 9, a10 is 90.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.core.compiling.decorators import compiled

SIDE = 10
SQUARES = 100
HALF = 50
COLUMNS = "abcdefghij"

_ROW = 0b1111111111
_ALL = (1 << HALF) - 1
_NOT_A = _ALL ^ sum(1 << 10 * row for row in range(5))
_NOT_J = _ALL ^ sum(1 << 10 * row + 9 for row in range(5))

# Eight directions, opposite ones four apart.
DIRECTIONS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))

NAMES = tuple(f"{COLUMNS[i % SIDE]}{i // SIDE + 1}" for i in range(SQUARES))
NUMBERS = {name: number for number, name in enumerate(NAMES)}


@compiled
def around(low: int, high: int) -> tuple[int, int]:
    """The squares one king-step away from a set (its own only if they touch each other)."""
    beside_low = ((low & _NOT_J) << 1) | ((low & _NOT_A) >> 1)
    beside_high = ((high & _NOT_J) << 1) | ((high & _NOT_A) >> 1)
    wide_low = low | beside_low
    wide_high = high | beside_high
    near_low = beside_low | (wide_low << 10) | (wide_low >> 10) | ((wide_high & _ROW) << 40)
    near_high = beside_high | (wide_high << 10) | (wide_high >> 10) | (wide_low >> 40)
    return near_low & _ALL, near_high & _ALL


@compiled
def shifted(low: int, high: int, up: int, right: int) -> tuple[int, int]:
    """A set moved by one king-step; what leaves the board is gone."""
    if right > 0:
        low, high = (low & _NOT_J) << 1, (high & _NOT_J) << 1
    elif right < 0:
        low, high = (low & _NOT_A) >> 1, (high & _NOT_A) >> 1
    if up > 0:
        return (low << 10) & _ALL, ((high << 10) & _ALL) | (low >> 40)
    if up < 0:
        return (low >> 10) | ((high & _ROW) << 40), high >> 10
    return low, high


@compiled
def vacant(low: int, high: int) -> tuple[int, int]:
    """The squares outside a set."""
    return ~low & _ALL, ~high & _ALL


def set_of(halves: NDArray[np.int64]) -> int:
    """Both halves of a set as one of Python's own numbers."""
    low, high = halves.tolist()
    return int(low | high << HALF)


def names_of(squares: int) -> list[str]:
    """The squares of such a set by name, in order of their number."""
    found = []
    while squares:
        lowest = squares & -squares
        found.append(NAMES[lowest.bit_length() - 1])
        squares ^= lowest
    return found
