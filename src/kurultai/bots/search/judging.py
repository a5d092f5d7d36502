"""What a position is worth to each seat: exact at the end, estimated before."""

from __future__ import annotations

from typing import Any

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import OVER
from kurultai.core.contract.kernel import actor, winners
from kurultai.core.contract.shares import Shares, Weights, divide
from kurultai.core.contract.valuing import evaluate


@compiled
def judge(b: Any, s: Any, w: Weights, out: Shares) -> bool:
    """The shares at a position: exact once the game is over (then true), else estimated."""
    if actor(b, s) == OVER:
        divide(winners(b, s), out)
        return True
    evaluate(b, s, w, out)
    return False
