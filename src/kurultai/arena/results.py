"""The file of finished games (JSON Lines), and what the games say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from kurultai.arena.bout import Outcome
from kurultai.arena.interval import wilson
from kurultai.arena.kept import Kept, not_kept
from kurultai.arena.plan import Plan


class Results:
    """Finished games, in memory and, if there is a path, on disk as they come in."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self._kept = Kept({"plan": asdict(plan)}, path)
        try:
            self.outcomes = [Outcome(**line) for line in self._kept.lines]
        except TypeError:
            raise not_kept(path) from None

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        self._kept.add(asdict(outcome))


@dataclass
class Row:
    """How a bot did, against all or against one rival."""

    bot: str
    rival: str | None = None
    games: int = 0
    won: int = 0
    shared: int = 0
    points: float = 0.0  # shares of victory
    decisions: int = 0
    seconds: float = 0.0

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        if seat in outcome.winners:
            alone = len(outcome.winners) == 1
            self.won += alone
            self.shared += not alone
            self.points += 1 / len(outcome.winners)
        self.decisions += outcome.decisions[seat]
        self.seconds += outcome.seconds[seat]

    def as_json(self) -> dict[str, Any]:
        low, high = wilson(self.points, self.games)
        return {
            "bot": self.bot,
            "rival": self.rival,
            "games": self.games,
            "won": self.won,
            "shared": self.shared,
            "lost": self.games - self.won - self.shared,
            "share": self.points / self.games if self.games else 0.0,
            "low": low,
            "high": high,
            "milliseconds_per_move": 1000 * self.seconds / max(1, self.decisions),
        }


def totals(bots: Iterable[str], outcomes: list[Outcome]) -> list[Row]:
    """One row for each bot."""
    rows = {bot: Row(bot) for bot in bots}
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            rows[bot].add(outcome, seat)
    return list(rows.values())


def duels(outcomes: list[Outcome]) -> list[Row]:
    """One row for each pair that met at a table for two, from the side of the better one."""
    rows: dict[tuple[str, str], Row] = {}
    for outcome in outcomes:
        if len(outcome.bots) == 2 and outcome.bots[0] != outcome.bots[1]:
            for seat, bot in enumerate(outcome.bots):
                rival = outcome.bots[1 - seat]
                rows.setdefault((bot, rival), Row(bot, rival)).add(outcome, seat)
    return [
        row
        for (bot, rival), row in rows.items()
        if row.points * 2 > row.games or (row.points * 2 == row.games and bot < rival)
    ]


def seats(outcomes: list[Outcome]) -> list[float]:
    """Shares of victory by seat: what sitting first is worth."""
    count = len(outcomes[0].bots) if outcomes else 0
    return [
        sum(1 / len(o.winners) for o in outcomes if seat in o.winners) / len(outcomes)
        for seat in range(count)
    ]
