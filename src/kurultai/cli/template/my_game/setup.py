"""How a game begins: a heap of beans, and seat 0 to move."""

from __future__ import annotations

from typing import Any

import numpy as np

from my_game.state import STATE


def set_up(b: Any) -> Any:
    s = np.zeros(1, STATE)
    s[0].heap = b[0].beans
    return s
