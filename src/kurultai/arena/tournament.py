"""Play a plan's games: here, on local processes, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from kurultai.arena.bout import Outcome, play, prepare
from kurultai.arena.plan import Plan
from kurultai.arena.spreading import spread


def outcomes(plan: Plan, done: set[int], jobs: int, ray: str | None = None) -> Iterator[Outcome]:
    """The plan's games that are not done yet, as they finish."""
    left = [pairing for pairing in plan.pairings() if pairing.number not in done]
    prepare(plan)
    yield from spread(partial(play, plan), left, jobs, ray)
