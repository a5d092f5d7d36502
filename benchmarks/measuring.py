"""How a comparison and a budget are measured: processor time, the middle of several rounds."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

Timed = Callable[[int], int]  # a round's number -> how much it did


@dataclass(frozen=True)
class Comparison:
    name: str
    target: float
    ours: float  # per second
    theirs: float
    ratio: float  # the middle of the rounds
    unit: str = "plies"

    @property
    def holds(self) -> bool:
        return self.ratio >= self.target


@dataclass(frozen=True)
class Budget:
    """Something of ours that must not take longer than that."""

    name: str
    most: float
    takes: float
    unit: str

    @property
    def holds(self) -> bool:
        return self.takes <= self.most


def compare(
    name: str, target: float, ours: Timed, theirs: Timed, rounds: int, unit: str = "plies"
) -> Comparison:
    """Take turns; round 0 warms up and is not counted."""
    speeds = []
    for number in range(rounds + 1):
        speeds.append((speed(ours, number), speed(theirs, number)))
    counted = speeds[1:]
    return Comparison(
        name,
        target,
        statistics.median(mine for mine, _ in counted),
        statistics.median(other for _, other in counted),
        statistics.median(mine / other for mine, other in counted),
        unit,
    )


def seconds_each(run: Timed, rounds: int) -> float:
    """How long one takes; round 0 warms up and is not counted."""
    return 1 / statistics.median([speed(run, number) for number in range(rounds + 1)][1:])


def speed(run: Timed, number: int) -> float:
    began = process_time()
    done = run(number)
    return done / (process_time() - began)
