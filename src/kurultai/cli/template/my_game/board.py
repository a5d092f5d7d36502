"""The data file, checked, and the board record built from it."""

from __future__ import annotations

from typing import Any

import numpy as np

from kurultai.core.errors import Unreadable
from kurultai.core.structs import dtype_of
from kurultai.core.text import load_toml
from my_game.rulebook import TEXTS

FEWEST, MOST = 4, 60


class Board:
    """What the data files say: it never changes."""

    seats: int
    beans: int


BOARD = dtype_of(Board)


def build(seats: int) -> Any:
    beans = load_toml("my_game", "data/heap.toml").get("beans")
    if not isinstance(beans, int) or not FEWEST <= beans <= MOST:
        raise Unreadable(TEXTS("heap-toml-beans-must-be-a", fewest=FEWEST, most=MOST))
    b = np.zeros(1, BOARD)
    b[0].seats = seats
    b[0].beans = beans
    return b
