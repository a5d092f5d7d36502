"""Buckets that fill again: how often somebody may do something, here and across processes."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from kurultai.server.config import Rate

MOST_KEPT = 100_000  # buckets in memory; the ones not used for longest are forgotten
WORTH_TELLING = 0.1  # of a bucket, spent in one go: other processes hear of it


@dataclass
class Buckets:
    rate: Rate
    clock: Callable[[], float] = time.monotonic
    _kept: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)
    _spent: dict[str, int] = field(default_factory=dict)  # since it was last told

    def take(self, key: str) -> float:
        """Take one out; 0, or the seconds until there is one again."""
        level = self._level(key)
        wait = 0.0 if level >= 1 else (1 - level) / self.rate.per_second
        self._put(key, level if wait else level - 1)
        return wait

    def give_back(self, key: str) -> None:
        self._put(key, min(self.rate.burst, self._level(key) + 1))

    # Several processes that serve the same people tell each other what was spent

    def take_told(self, key: str) -> float:
        """The same; what was taken is remembered until ``spent`` asks."""
        wait = self.take(key)
        if not wait:
            self._spent[key] = self._spent.get(key, 0) + 1
        return wait

    def spent(self) -> dict[str, int]:
        """What is worth telling of what was taken since the last call."""
        least = max(1.0, WORTH_TELLING * self.rate.burst)
        told = {key: count for key, count in self._spent.items() if count >= least}
        self._spent = {
            key: count
            for key, count in self._spent.items()
            if key not in told and self._level(key) < self.rate.burst - 1
        }
        return told

    def drain(self, key: str, count: int) -> None:
        """Somebody took so many elsewhere."""
        self._put(key, max(0.0, self._level(key) - count))

    def _level(self, key: str) -> float:
        now = self.clock()
        level, since = self._kept.get(key, (self.rate.burst, now))
        return min(self.rate.burst, level + (now - since) * self.rate.per_second)

    def _put(self, key: str, level: float) -> None:
        self._kept[key] = (level, self.clock())
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
