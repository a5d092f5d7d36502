"""Points and winners."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Ints
from my_game.board import Board
from my_game.state import State


@compiled
def standing(b: Board, s: State, seat: int, out: Ints) -> None:
    """Scores are the beans taken; they decide nothing (``score_decides`` in game.py)."""
    for each in range(b.seats):
        out[each] = s.taken[each]


@compiled
def winners(b: Board, s: State) -> int:
    """Who took last (§end), as a bit set of seats."""
    return 1 << s.turn
