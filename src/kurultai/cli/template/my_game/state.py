"""The state record: everything that can change."""

from __future__ import annotations

from typing import Annotated

from kurultai.core.structs import Ints, dtype_of


class State:
    """Everything that can change."""

    heap: int  # beans that are left
    last: int  # how many were taken just before, 0 at the start
    turn: int  # the seat to move; once the game is over, the one that moved last
    is_over: int
    taken: Annotated[Ints, 4]  # by each seat


STATE = dtype_of(State)
