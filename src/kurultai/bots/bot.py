"""What a bot is to everyone above it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kurultai.core.game import Position

Cancel = NDArray[np.int64]  # one element; a bot stops soon after it becomes 1


def no_cancel() -> Cancel:
    return np.zeros(1, np.int64)


@dataclass(frozen=True)
class Candidate:
    move: int
    share: float  # expected share of victory for the seat to move, 0 to 1
    visits: int


@dataclass(frozen=True)
class Thought:
    """A bot's answer: the move, and the best few it looked at."""

    move: int
    share: float
    iterations: int = 0
    candidates: list[Candidate] = field(default_factory=list)


class Bot(Protocol):
    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        """The move of the seat to decide. Sees only what that seat may know."""
        ...
