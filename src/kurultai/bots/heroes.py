"""What a good position of Heroes is: a logistic of weighted counts, all taken from bit sets."""

from __future__ import annotations

from math import exp
from typing import Any

from kurultai.bots.shares import Shares, divide
from kurultai.core import kernel
from kurultai.core.bits import popcount
from kurultai.core.kernel import rule
from kurultai.games.heroes.board import Board
from kurultai.games.heroes.squares import around, shifted, vacant
from kurultai.games.heroes.state import STATE, State

Set = tuple[int, int]  # of squares, in two halves

# For each of `counts`, in its order: a logistic regression on the results of 425 games that the
# search played against itself (docs/benchmarks.md).
WEIGHTS = (0.05, 0.53, 0.073, 0.136, 0.128, -0.136, 0.37, 0.02, 0.003, 0.011, -0.005, 0.092, 0.013)


@rule
def size(low: int, high: int) -> int:
    return popcount(low) + popcount(high)


@rule
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


@rule
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


@rule
def shared(one: Set, other: Any) -> int:
    """How many squares two sets have in common."""
    return size(one[0] & other[0], one[1] & other[1])


@rule
def counts(b: Board, s: State) -> tuple[int, ...]:
    """What speaks for the player to move (or against: the weights tell)."""
    me, you = s.turn, 1 - s.turn
    mine, yours = within_reach(s, me), within_reach(s, you)
    my_hanging, your_hanging = hanging(s, me, yours), hanging(s, you, mine)
    near_mine = around(s.cities[me, 0], s.cities[me, 1])
    near_yours = around(s.cities[you, 0], s.cities[you, 1])
    my_pieces = size(s.pieces[me, 0], s.pieces[me, 1])
    your_pieces = size(s.pieces[you, 0], s.pieces[you, 1])
    my_heroes = size(s.heroes[0] & s.pieces[me, 0], s.heroes[1] & s.pieces[me, 1])
    your_heroes = size(s.heroes[0] & s.pieces[you, 0], s.heroes[1] & s.pieces[you, 1])
    return (
        1,  # to be on the move
        my_pieces - your_pieces,
        (my_pieces - your_pieces) * (16 - my_pieces - your_pieces),  # worth more when few are left
        my_heroes - your_heroes,
        size(s.cities[me, 0], s.cities[me, 1]) - size(s.cities[you, 0], s.cities[you, 1]),
        size(my_hanging[0], my_hanging[1]),
        size(your_hanging[0], your_hanging[1]),
        shared(mine, s.cities[you]),  # to be taken
        shared(yours, s.cities[me]),
        shared(mine, s.cities[me]),  # to be promoted in, or defended
        shared(yours, s.cities[you]),
        shared(near_yours, s.pieces[me]) - shared(near_mine, s.pieces[you]),
        size(mine[0], mine[1]) - size(yours[0], yours[1]),  # freedom to move
    )


@rule
def evaluate(b: Board, s: State, out: Shares) -> None:
    if s.ending:
        return divide(s.won, out)
    total = 0.0
    noted = counts(b, s)
    for i in range(len(WEIGHTS)):
        total += WEIGHTS[i] * noted[i]
    share = 1.0 / (1.0 + exp(-total))
    out[s.turn] = share
    out[1 - s.turn] = 1.0 - share
    return None


kernel.register(STATE, evaluate=evaluate)
