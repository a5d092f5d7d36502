"""The state record: everything that can change."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Ints, dtype_of
from kurultai.games.heroes.parts.squares import HALF

QUIET = 200  # plies without capture or promotion that end the game (§H9)


class State:
    """Everything that can change."""

    pieces: Annotated[Ints, 2, 2]  # of each seat: bit sets in two halves
    heroes: Annotated[Ints, 2]  # which pieces are heroes, of either seat
    cities: Annotated[Ints, 2, 2]  # of each seat
    turn: int  # the seat to move
    passes: int  # in a row
    ending: int  # 0, or the number of the rule that ended the game
    won: int  # bit set of winners
    quiet: int  # plies since the last capture or promotion
    key: int  # the position as one word
    seen: Annotated[Ints, QUIET + 1]  # the keys since then


STATE = dtype_of(State)


@compiled
def has(halves: NDArray[np.int64], square: int) -> bool:
    """Whether a set (two halves) holds a square."""
    return bool((halves[square // HALF] >> (square % HALF)) & 1)


@compiled
def toggle(halves: NDArray[np.int64], square: int) -> None:
    halves[square // HALF] ^= np.int64(1) << np.int64(square % HALF)
