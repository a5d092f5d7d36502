"""The areas of the board as bit sets: up to 16 columns of 16 rows, in five words of 60 bits.

An area's number is 16 × column + row, both from 0, so that areas sort by column, then by row:
a1 is 0, a16 is 15, b1 is 16. Areas that the map leaves out have a number but are in no set.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kurultai.core.compiling.decorators import compiled

SIDE = 16  # columns and rows of the largest map
AREAS = SIDE * SIDE
BITS = 60  # of a word
WORDS = 5
COLUMNS = "abcdefghijklmnop"

NAMES = tuple(f"{COLUMNS[i // SIDE]}{i % SIDE + 1}" for i in range(AREAS))
NUMBERS = {name: number for number, name in enumerate(NAMES)}

# Clockwise from north; each as (columns to the right, rows up).
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))

Set = NDArray[np.int64]  # of areas: five words
Words = tuple[int, int, int, int, int]  # the same, at hand


@compiled
def has(words: Set, area: int) -> bool:
    """Whether a set holds an area."""
    return bool((words[area // BITS] >> np.int64(area % BITS)) & 1)


@compiled
def add(words: Set, area: int) -> None:
    words[area // BITS] |= np.int64(1) << np.int64(area % BITS)


@compiled
def drop(words: Set, area: int) -> None:
    words[area // BITS] &= ~(np.int64(1) << np.int64(area % BITS))


@compiled
def meet(one: Set, other: Set) -> bool:
    """Whether two sets have an area in common."""
    return bool(
        (one[0] & other[0])
        | (one[1] & other[1])
        | (one[2] & other[2])
        | (one[3] & other[3])
        | (one[4] & other[4])
    )


@compiled
def lies_outside(one: Set, other: Words) -> bool:
    """Whether the first set has an area that the other has not."""
    a, b, c, d, e = other
    return bool(one[0] & ~a or one[1] & ~b or one[2] & ~c or one[3] & ~d or one[4] & ~e)


@compiled
def first_of_three(lowest_area: int) -> int:
    """The first of three words in which all of a shape lies: it is at most seven columns wide."""
    return min(lowest_area // BITS, WORDS - 3)


@compiled
def king_moves(one: int, other: int) -> int:
    """From one area to another, whatever lies between."""
    return max(abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE))


@compiled
def is_same(one: Set, other: Set) -> bool:
    """Whether two sets have the same areas."""
    for word in range(WORDS):
        if one[word] != other[word]:
            return False
    return True


def words_of(areas: Iterable[int]) -> list[int]:
    """The set of these areas."""
    words = [0] * WORDS
    for area in areas:
        words[area // BITS] |= 1 << area % BITS
    return words


def members(words: Any) -> list[int]:
    """The areas of a set, in order."""
    return [area for area in range(AREAS) if int(words[area // BITS]) >> area % BITS & 1]


def names_of(words: Any) -> list[str]:
    return [NAMES[area] for area in members(words)]


def neighbour(area: int, right: int, up: int) -> int | None:
    """The area so many columns and rows away, if the grid goes that far."""
    column, row = area // SIDE + right, area % SIDE + up
    inside = 0 <= column < SIDE and 0 <= row < SIDE
    return SIDE * column + row if inside else None


@cache
def beside(area: int) -> tuple[int, ...]:
    """The (up to four) areas of the grid that share a side with this one."""
    around = (neighbour(area, right, up) for right, up in STEPS[::2])
    return tuple(near for near in around if near is not None)
