"""Preparation: the starting wall, open; four reserves of seventeen tokens each (§setup.wall)."""

from __future__ import annotations

from typing import Any

import numpy as np

from kurultai.games.dschingis.board import NUMBER_OF
from kurultai.games.dschingis.parts.wall import left_of_wall
from kurultai.games.dschingis.state import NOWHERE, START, STATE


def set_up(b: Any, seats: int) -> Any:
    s = np.zeros(1, STATE)
    s[0].seats = seats
    s[0].phase = START
    s[0].walls = s[0].open = s[0].great = b[0].walls
    s[0].west, s[0].east = b[0].west, b[0].east
    s[0].mongolia = left_of_wall(b[0], s[0])
    s[0].common = int(b[0].walls_in_all) - int(b[0].walls).bit_count()
    s[0].passive[:seats] = NUMBER_OF
    s[0].leader[:] = NOWHERE
    return s
