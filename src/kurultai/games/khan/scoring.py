"""Scoring: points (§score.values), bonuses for territories (§score.bonus), §victory."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.games.khan.board import Board
from kurultai.games.khan.parts.shapes import PIECES
from kurultai.games.khan.state import SEATS, State

BONUSES = (10, 6, 3, 0)  # by place
Sizes = NDArray[np.int64]  # for each seat its territories, largest first, then 0


@compiled
def share_of(b: Board, s: State, tile: int) -> int:
    """What each owner of a shape gets: its value divided, rounded up (§K22)."""
    owners = popcount(s.owners[tile])
    return (b.value[b.kind[s.place[tile]]] + owners - 1) // owners  # type: ignore[no-any-return]


@compiled
def points(b: Board, s: State, seat: int) -> int:
    """The shapes with a yurt of this seat on them."""
    total = 0
    mine = s.owned[seat]
    while mine:
        total += share_of(b, s, lowest(mine))
        mine &= mine - 1
    return total


@compiled
def territory(s: State, seat: int, tile: int) -> int:
    """Bit set of a seat's shapes that hang together with one of them, side by side."""
    piece = edge = 1 << tile
    while edge:
        fresh = s.beside[lowest(edge)] & s.owned[seat] & ~piece
        piece |= fresh
        edge = (edge & (edge - 1)) | fresh
    return piece


@compiled
def territories(b: Board, s: State, seat: int, sizes: NDArray[np.int64]) -> int:
    """The sizes of a seat's territories in areas, river areas too, largest first; how many."""
    n = 0
    mine = s.owned[seat]
    while mine:
        piece = territory(s, seat, lowest(mine))
        mine &= ~piece
        size = 0
        while piece:
            size += b.extent[s.place[lowest(piece)]]
            piece &= piece - 1
        i = n
        while i > 0 and sizes[i - 1] < size:
            sizes[i] = sizes[i - 1]
            i -= 1
        sizes[i] = size
        n += 1
    return n


@compiled
def all_territories(b: Board, s: State) -> Sizes:
    sizes = np.zeros((SEATS, PIECES + 1), np.int64)
    for seat in range(b.seats):
        territories(b, s, seat, sizes[seat])
    return sizes


@compiled
def is_larger(one: NDArray[np.int64], other: NDArray[np.int64]) -> int:
    """Compare two lists of sizes: 1 if the first is larger, -1 smaller, 0 identical (§K23)."""
    for i in range(len(one)):
        if one[i] != other[i]:
            return 1 if one[i] > other[i] else -1
    return 0


@compiled
def place_of(sizes: Sizes, seats: int, seat: int) -> int:
    """A seat's place: so many different lists are larger; identical lists share it (§K23)."""
    place = 0
    for rival in range(seats):
        if is_larger(sizes[rival], sizes[seat]) == 1:
            is_new = True
            for earlier in range(rival):
                is_new = is_new and is_larger(sizes[earlier], sizes[rival]) != 0
            place += is_new
    return place


@compiled
def bonus_of(sizes: Sizes, seats: int, seat: int) -> int:
    """10, 6 or 3 points; none for who has no territory (§score.bonus)."""
    return BONUSES[place_of(sizes, seats, seat)] if sizes[seat, 0] else 0


@compiled
def standing(b: Board, s: State, seat: int, out: NDArray[np.int64]) -> None:
    """The scores as if the game ended now; everyone can see them."""
    score(b, s, all_territories(b, s), out)


@compiled
def score(b: Board, s: State, sizes: Sizes, out: NDArray[np.int64]) -> None:
    for seat in range(b.seats):
        out[seat] = points(b, s, seat) + bonus_of(sizes, b.seats, seat)


@compiled
def winners(b: Board, s: State) -> int:
    """Most points; then the larger list of territories; then shared (§victory, §K24)."""
    sizes = all_territories(b, s)
    scores = np.zeros(SEATS, np.int64)
    score(b, s, sizes, scores)
    best, won = 0, 1
    for seat in range(1, b.seats):
        ahead = scores[seat] - scores[best]
        if ahead == 0:
            ahead = is_larger(sizes[seat], sizes[best])
        if ahead > 0:
            best, won = seat, 1 << seat
        elif ahead == 0:
            won |= 1 << seat
    return won
