"""A decision as a few small numbers, for learners: chosen one after the other, or to know it by.

A game's ``observation.py`` defines ``factor(b, s, move, sizes, out)``, compiled, and FACTORS that
say what each number is. No two decisions have the same numbers. A game that says nothing has the
digits of the move's number.
"""

from __future__ import annotations

from typing import Any

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.brought import DEFAULTS
from kurultai.core.contract.dispatch import dispatched
from kurultai.core.structs import Ints

WHOLE = 256  # moves; a game of no more has one factor unless it says otherwise


@dispatched
def factor(b: Any, s: Any, move: int, sizes: Ints, out: Any) -> None:
    """Writes the parts of a decision, each below its size, into zeros."""
    raise NotImplementedError


@compiled
def digits(b: Any, s: Any, move: int, sizes: Ints, out: Any) -> None:
    """``factor`` of a game that brings none."""
    rest = move
    for i in range(len(sizes) - 1, -1, -1):
        out[i] = rest % sizes[i]
        rest //= sizes[i]


DEFAULTS["factor"] = lambda kind: digits
