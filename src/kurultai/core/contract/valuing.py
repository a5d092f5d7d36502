"""What a game's bots think of a position: the contract of kernel.py, for ``ai.py``."""

from __future__ import annotations

from typing import Any

from kurultai.core.contract.dispatch import dispatched, door
from kurultai.core.contract.shares import Noted, Shares, Weights


@dispatched
def evaluate(b: Any, s: Any, w: Weights, out: Shares) -> None:
    """Each seat's expected share of victory, 0 to 1, with the weights ``w``."""
    raise NotImplementedError


@dispatched
def features(b: Any, s: Any, out: Noted) -> float:
    """What the weights weigh, a row of counts for each seat; returns how much of the game is to
    come, 1 to 0.
    """
    raise NotImplementedError


features_of = door(features)
