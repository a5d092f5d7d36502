"""What a seat sees as one row of numbers, and how a game writes it.

`rl/<game>.py` registers `observe(b, s, seat, out)`, compiled, and a LAYOUT that says what stands
where. Rows are built up from nothing, like views: what nobody writes stays secret. Seats are
counted from the one that looks (itself 0, then in the order of play), so that one player can learn
from every chair.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numba.extending import overload
from numba.np.numpy_support import from_dtype
from numpy.typing import NDArray

from kurultai.core.bits import lowest
from kurultai.core.game import Game, Position
from kurultai.core.kernel import Records, compiled

Row = NDArray[np.float32]

BOUND = 8.0  # no number in a row is further from 0


@dataclass(frozen=True)
class Section:
    """Some numbers of a row that belong together."""

    name: str
    size: int
    about: str


_BY_DTYPE: dict[Any, Any] = {}
_BY_TYPE: dict[Any, Any] = {}


def register(state: np.dtype[Any], observe: Any) -> None:
    """Make this function the way in which states of this dtype are observed."""
    _BY_DTYPE[state] = observe
    _BY_TYPE[from_dtype(state)] = observe


def observe(b: Any, s: Any, seat: int, out: Row) -> int:
    """Write what the seat sees into a row of zeros; returns how far it was written."""
    return _BY_DTYPE[s.dtype](b, s, seat, out)  # type: ignore[no-any-return]


@overload(observe, strict=False)
def _observe(b: Any, s: Any, seat: Any, out: Any) -> Any:
    of_game = _BY_TYPE[s]
    return lambda b, s, seat, out: of_game(b, s, seat, out)


@compiled
def observe_into(b: Records, s: Records, seat: int, out: Row) -> int:
    out[:] = 0
    return observe(b[0], s[0], seat, out)


@cache
def layout(game: Game) -> tuple[Section, ...]:
    """What stands where in a game's rows, in order."""
    return import_module(f"kurultai.games.{game.id}.observation").LAYOUT  # type: ignore[no-any-return]


@cache
def width(game: Game) -> int:
    """How long a game's rows are."""
    return sum(section.size for section in layout(game))


def row(p: Position, seat: int) -> Row:
    """What a seat sees of a position."""
    out = np.empty(width(p.game), np.float32)
    observe_into(p.b, p.s, seat, out)
    return out


def part(game: Game, of: Row, name: str) -> Row:
    """One section of a row."""
    at = 0
    for section in layout(game):
        if section.name == name:
            return of[at : at + section.size]
        at += section.size
    raise KeyError(name)


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
