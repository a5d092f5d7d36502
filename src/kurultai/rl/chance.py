"""Chance outcomes in numbers, for a library that wants a list of them."""

from __future__ import annotations

from kurultai.core.bits import Rng
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.kernel import sample
from kurultai.core.structs import Moves, Rows


@compiled
def draw_outcomes(b: Rows, s: Rows, rng: Rng, out: Moves) -> None:
    """Fill ``out`` with outcomes of the chance that is due, each drawn by its probability."""
    for i in range(len(out)):
        out[i] = sample(b[0], s[0], rng)
