"""Opponents for tests: one that answers at once, one that takes its time, one that fails."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from kurultai.bots.bot import Cancel, Candidate, Thought
from kurultai.bots.levels import Level
from kurultai.core.game import Game, Position
from tests.wording import text

PATIENCE = 30.0  # seconds after which a test has failed anyway


@dataclass
class Quick:
    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        return Thought(int(p.legal()[0]), share=0.5)


@dataclass
class Slow:
    """Thinks until it is told to stop."""

    began: list[float]
    stopped: list[float]

    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        self.began.append(time.monotonic())
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and cancel is not None and not cancel[0]:
            time.sleep(0.005)
        self.stopped.append(time.monotonic())
        return Thought(int(p.legal()[0]), share=0.5)


class Broken:
    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        raise RuntimeError("this bot is broken")


@dataclass
class Doubles:
    began: list[float] = field(default_factory=list)
    stopped: list[float] = field(default_factory=list)

    def levels(self, game_id: str) -> tuple[Level, ...]:
        return tuple(
            Level(id_, text(id_, id_), text("for tests", "pour les tests"), "random", rating)
            for id_, rating in (("quick", 1000), ("slow", 1420), ("broken", None))
        )

    def make(self, game: Game, level: str, seed: int, seats: int) -> Quick | Slow | Broken:
        if level == "slow":
            return Slow(self.began, self.stopped)
        return Quick() if level == "quick" else Broken()

    def hint(self, game: Game, position: Position, cancel: Cancel) -> Thought:
        first, *_, last = map(int, position.legal())
        return Thought(
            last, 0.625, candidates=[Candidate(last, 0.625, 9), Candidate(first, 0.5, 1)]
        )


class QuickOnly(Doubles):
    def levels(self, game_id: str) -> tuple[Level, ...]:
        return super().levels(game_id)[:1]
