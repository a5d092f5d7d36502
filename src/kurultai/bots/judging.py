"""What a position is worth to each seat: exact at the end, estimated before."""

from __future__ import annotations

from typing import Any

from kurultai.core.actors import OVER
from kurultai.core.compiling import compiled
from kurultai.core.kernel import actor, winners
from kurultai.core.shares import Shares, Weights, divide
from kurultai.core.valuing import evaluate


@compiled
def judge(b: Any, s: Any, w: Weights, out: Shares) -> bool:
    """The shares at a position: exact once the game is over (then true), else estimated."""
    if actor(b, s) == OVER:
        divide(winners(b, s), out)
        return True
    evaluate(b, s, w, out)
    return False
