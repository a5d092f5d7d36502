"""What a seat sees as one row of numbers, and what a game writes it with.

A game's ``observation.py`` defines ``observe(b, s, seat, out)``, compiled, and a LAYOUT that says
what stands where. Rows are built up from nothing, like views: what nobody writes stays secret.
Seats are counted from the one that looks (itself 0, then in the order of play), so that one player
can learn from every chair.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.dispatch import dispatched, door

Row = NDArray[np.float32]

BOUND = 8.0  # no number in a row is further from 0


@dataclass(frozen=True)
class Section:
    """Some numbers of a row that belong together."""

    name: str
    size: int
    about: str


@dispatched
def observe(b: Any, s: Any, seat: int, out: Row) -> int:
    """Writes what the seat sees into a row of zeros; returns how far it was written."""
    raise NotImplementedError


observe_of = door(observe)


# What the games write with: each returns where the next number goes.


@compiled
def put(out: Row, at: int, value: float) -> int:
    out[at] = value
    return at + 1


@compiled
def put_bits(out: Row, at: int, bits: int, n: int) -> int:
    """A bit set over n things: 1 for each member."""
    left = bits
    while left:
        out[at + lowest(left)] = 1.0
        left &= left - 1
    return at + n


@compiled
def put_one(out: Row, at: int, number: int, n: int) -> int:
    """One of n things: 1 at its place; nothing if it is none of them."""
    if 0 <= number < n:
        out[at + number] = 1.0
    return at + n


@compiled
def put_numbers(out: Row, at: int, numbers: Any, scale: float) -> int:
    """Each of the numbers, divided by ``scale``."""
    for i in range(len(numbers)):
        out[at + i] = numbers[i] / scale
    return at + len(numbers)


@compiled
def from_me(number: int, seat: int, seats: int) -> int:
    """A seat counted from the one that looks; nobody (below 0) stays nobody."""
    return (number - seat) % seats if number >= 0 else -1


@compiled
def put_seats(out: Row, at: int, bits: int, seat: int, seats: int, n: int) -> int:
    """A bit set of seats, counted from the one that looks."""
    for number in range(seats):
        if (bits >> number) & 1:
            out[at + from_me(number, seat, seats)] = 1.0
    return at + n
