"""Preparation: pieces and cities as the board file has them; Gold (seat 0) begins (§start)."""

from __future__ import annotations

from typing import Any

import numpy as np

from kurultai.core.compiling.decorators import compiled
from kurultai.games.heroes.board import Board
from kurultai.games.heroes.parts.squares import SQUARES
from kurultai.games.heroes.state import STATE, State, has


@compiled
def position_key(b: Board, s: State) -> int:
    """A word for the whole position: pieces, kinds, owners of cities, player to move (§H9)."""
    key = b.turn_key if s.turn == 1 else 0
    for square in range(SQUARES):
        for seat in range(2):
            if has(s.pieces[seat], square):
                key ^= b.piece_key[2 * seat + has(s.heroes, square), square]
        if has(s.cities[1], square):
            key ^= b.city_key[square]
    return key


def set_up(b: Any) -> Any:
    s = np.zeros(1, STATE)
    s[0].pieces[:] = b[0].pieces
    s[0].heroes[:] = b[0].heroes
    s[0].cities[:] = b[0].cities
    s[0].key = s[0].seen[0] = position_key(b[0], s[0])
    return s
