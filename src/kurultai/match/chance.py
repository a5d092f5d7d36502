"""Where dice and cards come from. The rules know probabilities, never a generator of their own."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Protocol

from kurultai.core.bits import rng
from kurultai.core.game import Position


class Chance(Protocol):
    def draw(self, p: Position) -> int:
        """An outcome for a position whose actor is chance."""
        ...


class TrueChance:
    """The operating system's randomness, fresh for every draw: nobody can foresee the next."""

    def draw(self, p: Position) -> int:
        return p.sample(rng(secrets.randbits(64)))


class ScriptedChance:
    """Outcomes named beforehand, for tests: a mock source of chance."""

    def __init__(self, outcomes: Iterable[str]) -> None:
        self._outcomes = iter(outcomes)

    def draw(self, p: Position) -> int:
        return p.parse(next(self._outcomes))
