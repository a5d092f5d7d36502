"""The state record: everything that can change."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kurultai.core.kernel import compiled, record_type
from kurultai.games.heroes.parts.squares import HALF

QUIET = 200  # plies without capture or promotion that end the game (§H9)

STATE = record_type(
    [
        ("pieces", np.int64, (2, 2)),  # of each seat: bit sets in two halves
        ("heroes", np.int64, (2,)),  # which pieces are heroes, of either seat
        ("cities", np.int64, (2, 2)),  # of each seat
        ("turn", np.int64),  # the seat to move
        ("passes", np.int64),  # in a row
        ("ending", np.int64),  # 0, or the number of the rule that ended the game
        ("won", np.int64),  # bit set of winners
        ("quiet", np.int64),  # plies since the last capture or promotion
        ("key", np.int64),  # the position as one word
        ("seen", np.int64, (QUIET + 1,)),  # the keys since then
    ]
)


class State(Protocol):
    pieces: NDArray[np.int64]
    heroes: NDArray[np.int64]
    cities: NDArray[np.int64]
    turn: int
    passes: int
    ending: int
    won: int
    quiet: int
    key: int
    seen: NDArray[np.int64]


@compiled
def has(halves: NDArray[np.int64], square: int) -> bool:
    """Whether a set (two halves) holds a square."""
    return bool((halves[square // HALF] >> (square % HALF)) & 1)


@compiled
def toggle(halves: NDArray[np.int64], square: int) -> None:
    halves[square // HALF] ^= np.int64(1) << np.int64(square % HALF)
