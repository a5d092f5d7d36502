"""What a good position of Heroes is: counts, all taken from bit sets (weights/linear.toml)."""

from __future__ import annotations

from typing import Any

import numpy as np

from kurultai.core.bits import popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.shares import Noted, Shares, Weights, divide, weigh
from kurultai.games.heroes.board import Board
from kurultai.games.heroes.parts.squares import around, shifted, vacant
from kurultai.games.heroes.state import State

Set = tuple[int, int]  # of squares, in two halves
PIECES = 16  # of both sides, at the start of the games that the weights were learnt from

# What is noted of each seat. First and second: of the one to move, of the one who answers.
FEATURES = (
    "move",
    "pieces",
    "heroes",
    "cities",
    "hanging_first",
    "hanging_second",
    "to_take_first",
    "to_take_second",
    "to_hold_first",
    "to_hold_second",
    "near_cities",
    "reach",
)
GOOD = ("pieces", "heroes", "cities", "reach")  # more is never worse


@compiled
def size(low: int, high: int) -> int:
    return popcount(low) + popcount(high)


@compiled
def within_reach(s: State, seat: int) -> Set:
    """Free squares where a piece of that seat can probably end.

    All pieces spread at once, so that one may borrow another's way: cheap, and seldom wrong.
    """
    free_low, free_high = vacant(s.pieces[0, 0] | s.pieces[1, 0], s.pieces[0, 1] | s.pieces[1, 1])
    low, high = around(s.pieces[seat, 0] & s.heroes[0], s.pieces[seat, 1] & s.heroes[1])
    low = low & free_low | s.pieces[seat, 0] & ~s.heroes[0]
    high = high & free_high | s.pieces[seat, 1] & ~s.heroes[1]
    for _ in range(2):
        low, high = around(low, high)
        low &= free_low
        high &= free_high
    return low, high


@compiled
def hanging(s: State, seat: int, ends: Set) -> Set:
    """Pieces of a seat, alone or two in a row, that a rival can surround from one of ``ends``."""
    low, high = 0, 0
    for up in range(-1, 2):
        for right in range(-1, 2):
            if up == 0 and right == 0:
                continue
            one_low, one_high = shifted(s.pieces[1 - seat, 0], s.pieces[1 - seat, 1], up, right)
            one_low &= s.pieces[seat, 0]
            one_high &= s.pieces[seat, 1]
            if not (one_low | one_high):
                continue
            gap_low, gap_high = shifted(ends[0], ends[1], -up, -right)
            low |= one_low & gap_low
            high |= one_high & gap_high
            two_low, two_high = shifted(one_low, one_high, up, right)
            two_low &= s.pieces[seat, 0] & gap_low
            two_high &= s.pieces[seat, 1] & gap_high
            first_low, first_high = shifted(two_low, two_high, -up, -right)
            low |= two_low | first_low
            high |= two_high | first_high
    return low, high


@compiled
def shared(one: Set, other: Any) -> int:
    """How many squares two sets have in common."""
    return size(one[0] & other[0], one[1] & other[1])


@compiled
def note(s: State, seat: int, mine: Set, yours: Set, row: Any) -> None:
    """What speaks for a seat (or against: the weights tell)."""
    rival = 1 - seat
    second = 0 if seat == s.turn else 1
    in_danger = hanging(s, seat, yours)
    near = around(s.cities[rival, 0], s.cities[rival, 1])
    row[0] = 1 - second
    row[1] = size(s.pieces[seat, 0], s.pieces[seat, 1])
    row[2] = size(s.heroes[0] & s.pieces[seat, 0], s.heroes[1] & s.pieces[seat, 1])
    row[3] = size(s.cities[seat, 0], s.cities[seat, 1])
    row[4 + second] = size(in_danger[0], in_danger[1])
    row[6 + second] = shared(mine, s.cities[rival])
    row[8 + second] = shared(mine, s.cities[seat])  # to be promoted in, or defended
    row[10] = shared(near, s.pieces[seat])
    row[11] = size(mine[0], mine[1])  # freedom to move


@compiled
def features(b: Board, s: State, out: Noted) -> float:
    """Returns how many pieces are left, of all: each is worth more when they are few."""
    first, second = within_reach(s, 0), within_reach(s, 1)
    note(s, 0, first, second, out[0])
    note(s, 1, second, first, out[1])
    return float(min(out[0, 1] + out[1, 1], PIECES) / PIECES)


@compiled
def evaluate(b: Board, s: State, w: Weights, out: Shares) -> None:
    if s.ending:
        return divide(s.won, out)
    noted = np.zeros((2, len(FEATURES)))
    return weigh(noted, features(b, s, noted), w, out)
