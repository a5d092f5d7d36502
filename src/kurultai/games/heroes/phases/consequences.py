"""Consequences of a turn: 1. it ends in a city, 2. surrounded pieces, in this order (§H3)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.games.heroes.board import Board
from kurultai.games.heroes.parts.squares import HALF, SIDE
from kurultai.games.heroes.state import State, has, toggle


@compiled
def promote(b: Board, s: State, square: int) -> None:
    """A warrior becomes a hero."""
    s.key ^= b.piece_key[2 * s.turn, square] ^ b.piece_key[2 * s.turn + 1, square]
    toggle(s.heroes, square)


@compiled
def enter_city(b: Board, s: State, square: int) -> bool:
    """A warrior in an own city becomes a hero (§city.promotion); a rival's city is taken
    (§city.capture) and does not promote. Whether there was a promotion.
    """
    if has(s.cities[1 - s.turn], square):
        toggle(s.cities[1 - s.turn], square)
        toggle(s.cities[s.turn], square)
        s.key ^= b.city_key[square]
        return False
    if has(s.cities[s.turn], square) and not has(s.heroes, square):
        promote(b, s, square)
        return True
    return False


@compiled
def step_of(direction: int) -> int:
    """From a square's number to its neighbour's."""
    if direction >= 4:
        return -step_of_first_four(direction - 4)
    return step_of_first_four(direction)


@compiled
def step_of_first_four(direction: int) -> int:
    return 1 if direction == 0 else SIDE + 2 - direction


@compiled
def run(b: Board, side: NDArray[np.int64], square: int, direction: int) -> int:
    """How many pieces of a side stand in a row beyond a square."""
    step = step_of(direction)
    length = 0
    while length < b.ray[square, direction] and has(side, square + (length + 1) * step):
        length += 1
    return length


@compiled
def is_closed(b: Board, side: NDArray[np.int64], square: int, direction: int, length: int) -> bool:
    """Whether a piece of ``side`` stands just beyond a run of that length."""
    return length < b.ray[square, direction] and has(
        side, square + (length + 1) * step_of(direction)
    )


@compiled
def mark(
    b: Board, low: int, high: int, square: int, direction: int, length: int
) -> tuple[int, int]:
    """Add a run to the set (low, high)."""
    for i in range(1, length + 1):
        at = square + i * step_of(direction)
        if at < HALF:
            low |= 1 << at
        else:
            high |= 1 << (at - HALF)
    return low, high


@compiled
def surrounded(b: Board, s: State, square: int) -> tuple[int, int]:
    """All that is surrounded now that the player to move came to ``square`` (§surrounded, §H4).

    Only lines through that square can have changed. Both colours are judged on this position, a
    city protects nobody (§H5, §surrounded.both).
    """
    mine, theirs = s.pieces[s.turn], s.pieces[1 - s.turn]
    low, high = 0, 0
    near_low, near_high = b.near[square, 0], b.near[square, 1]
    if not ((near_low & theirs[0]) | (near_high & theirs[1])):
        if not ((near_low & mine[0]) | (near_high & mine[1])):
            return low, high
    for direction in range(8):
        length = run(b, theirs, square, direction)
        if length and is_closed(b, mine, square, direction, length):
            low, high = mark(b, low, high, square, direction, length)
    for direction in range(4):
        ahead = run(b, mine, square, direction)
        if not is_closed(b, theirs, square, direction, ahead):
            continue
        behind = run(b, mine, square, direction + 4)
        if is_closed(b, theirs, square, direction + 4, behind):
            low, high = mark(b, low, high, square, direction, ahead)
            low, high = mark(b, low, high, square, direction + 4, behind)
            if square < HALF:
                low |= 1 << square
            else:
                high |= 1 << (square - HALF)
    return low, high


@compiled
def capture(b: Board, s: State, square: int) -> bool:
    """Lift everything that is surrounded, all at once (§H4). Whether there was anything."""
    low, high = surrounded(b, s, square)
    if not (low | high):
        return False
    for half in range(2):
        lifted = low if half == 0 else high
        while lifted:
            at = lowest(lifted) + HALF * half
            lifted &= lifted - 1
            seat = 0 if has(s.pieces[0], at) else 1
            is_hero = has(s.heroes, at)
            s.key ^= b.piece_key[2 * seat + is_hero, at]
            toggle(s.pieces[seat], at)
            if is_hero:
                toggle(s.heroes, at)
    return True
