"""How much time each seat has left. It follows from the times in the log, so nothing else is kept.

Time runs for the person whose decision is awaited: never for bots, nor while a bot plays for
somebody, nor while no server was running.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kurultai.core.contract.actors import CHANCE
from kurultai.match.events import ENDINGS, Event

SECOND = 1000
DAY = 24 * 3600 * SECOND

LAG = 150  # milliseconds that a move may be under way: what arrives so little late is in time

Pauses = Sequence[tuple[int, int]]


def elapsed(since: int, until: int, pauses: Pauses) -> int:
    """Milliseconds between two moments, without those in which no server ran."""
    paused = sum(max(0, min(until, ended) - max(since, began)) for began, ended in pauses)
    return max(0, until - since - paused)


@dataclass(frozen=True)
class Clock:
    """The clock of a table after the last event of its log (times in milliseconds)."""

    rule: dict[str, Any]  # as messages.ClockRule says it
    remaining: tuple[int, ...]  # of each seat, when `since` was
    bots: frozenset[int]  # seats that a bot moves for
    running: int | None  # the seat whose time runs
    since: int
    pauses: Pauses = ()

    @classmethod
    def started(
        cls, rule: dict[str, Any], seats: int, bots: Iterable[int], actor: int, at: int
    ) -> Clock:
        full = DAY * rule["days"] if rule["kind"] == "days" else 60 * SECOND * rule["minutes"]
        made = cls(rule, (full,) * seats, frozenset(bots), None, at)
        return replace(made, running=made._runs_for(actor))

    @property
    def is_per_turn(self) -> bool:
        return bool(self.rule["kind"] == "days")

    def at(self, moment: int) -> tuple[int, ...]:
        """What each seat has left at a moment."""
        spent = elapsed(self.since, moment, self.pauses)
        return tuple(
            max(0, remaining - spent) if seat == self.running else remaining
            for seat, remaining in enumerate(self.remaining)
        )

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to move is up, if the server goes on running."""
        if self.running is None:
            return None
        paused = sum(
            ended - max(self.since, began) for began, ended in self.pauses if ended > self.since
        )
        return self.since + self.remaining[self.running] + paused

    def is_up(self, moment: int) -> bool:
        """Whether a move that arrives then comes too late."""
        return self.deadline is not None and moment > self.deadline + LAG

    def stood_still(self, moment: int) -> int:
        """For how long nobody could move, of the time that runs now."""
        if self.running is None:
            return 0
        return moment - self.since - elapsed(self.since, moment, self.pauses)

    def after(self, event: Event, actor: int, at: int) -> Clock:
        """The clock once an event happened, after which it is the actor's turn."""
        remaining = list(self.at(at))
        bots = self.bots
        if event.kind == "bot":
            bots = bots | {event.by}
        elif event.kind == "back":
            bots = bots - {event.by}
        seat = self.running
        if event.kind == "move" and seat is not None and actor not in (seat, CHANCE):
            if self.is_per_turn:
                remaining[seat] = DAY * self.rule["days"]
            else:
                remaining[seat] += SECOND * self.rule["increment"]
        made = replace(self, remaining=tuple(remaining), bots=bots, since=at)
        if event.kind in (*ENDINGS, "close"):
            return replace(made, running=None)
        if actor == CHANCE:  # the outcome follows in the same instant
            return made
        return replace(made, running=made._runs_for(actor))

    def _runs_for(self, actor: int) -> int | None:
        return actor if actor >= 0 and actor not in self.bots else None
