"""Who has most yurts below a placement (§2C.majority, §2C.shared).

A packed count has three bits for each seat and, above them, the neutral yurts.
"""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.khan.board import Board
from kurultai.games.khan.state import SEATS, State

FIELD = 7
OF_SEATS = (1 << (3 * SEATS)) - 1


@compiled
def count_of(b: Board, s: State, place: int) -> int:
    """The yurts below a placement, packed."""
    count = 0
    for i in range(b.extent[place]):
        count += b.unit[s.on[b.areas[place, i]]]
    return count


@compiled
def yurts_of(count: int, seat: int) -> int:
    return (count >> (3 * seat)) & FIELD


@compiled
def has_majority(count: int, seat: int) -> bool:
    """Whether a seat has a yurt there and nobody has more; neutral ones are ignored."""
    own = yurts_of(count, seat)
    if own == 0:
        return False
    for rival in range(SEATS):
        if yurts_of(count, rival) > own:
            return False
    return True


@compiled
def sharing(count: int) -> int:
    """Bit set of the players with most yurts: they conquer together."""
    seats = 0
    for seat in range(SEATS):
        if has_majority(count, seat):
            seats |= 1 << seat
    return seats
