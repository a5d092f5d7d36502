"""Chance as a list, where it is short: for programs that want every outcome and its probability.

A game's ``outcomes(b, s, out, weights)`` is beside its other parts. Where it says nothing, or there
are more outcomes than fit, chance has to be drawn (``sample``).
"""

from __future__ import annotations

from typing import Any

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.brought import DEFAULTS
from kurultai.core.contract.dispatch import dispatched, door
from kurultai.core.contract.kernel import objection
from kurultai.core.structs import Floats, Moves

MOST = 256  # outcomes in a list


@dispatched
def outcomes(b: Any, s: Any, out: Moves, weights: Floats) -> int:
    """Writes all outcomes of the chance that is due, each with its weight; 0 if they are many."""
    raise NotImplementedError


@compiled
def many(b: Any, s: Any, out: Moves, weights: Floats) -> int:
    """``outcomes`` of a game that brings none."""
    return 0


@compiled
def alike(b: Any, s: Any, first: int, step: int, count: int, out: Moves, weights: Floats) -> int:
    """Those of ``count`` numbers that are possible now, all as likely."""
    n = 0
    for i in range(count):
        if objection(b, s, first + step * i) == 0:
            out[n] = first + step * i
            weights[n] = 1.0
            n += 1
    return n


DEFAULTS["outcomes"] = lambda kind: many

outcomes_of = door(outcomes)
