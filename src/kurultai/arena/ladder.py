"""The ladder: every level of a game rated by games against its neighbours.

At a table for two each level meets the one below and the one above; with more seats each run of
neighbours sits down together. Finished games are kept in a folder: a run that was stopped goes on.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kurultai.arena.bout import Outcome
from kurultai.arena.hall import outcomes
from kurultai.arena.plan import OPENING, Plan, seed_of
from kurultai.arena.rating import Rating, rate
from kurultai.arena.results import Results, Row
from kurultai.bots.levels import Level, levels
from kurultai.core.game import Game

Told = Callable[[str, int], None]  # what is played, how many more games are done
_TIME = re.compile(r"(\d+)ms")


@dataclass(frozen=True)
class Rung:
    level: Level
    bot: str  # as it played: no slower than the budget
    rating: Rating
    beats: Row | None  # the level below, at a table for two


@dataclass(frozen=True)
class Ladder:
    game: str
    seats: int
    rungs: list[Rung]


def within(bot: str, budget: int) -> str:
    """A bot that thinks no longer than so many milliseconds a move."""
    return _TIME.sub(lambda found: f"{min(int(found[1]), budget)}ms", bot)


def plans(game: Game, seats: int, games: int, budget: int, seed: int) -> list[Plan]:
    """Which games are played: each run of as many neighbours as there are seats."""
    bots = [within(level.bot, budget) for level in levels(game.id)]
    opening = 0 if game.has_chance else OPENING
    return [
        Plan(game.id, seats, {}, tuple(bots[i : i + seats]), games, seed, opening)
        for i in range(len(bots) - seats + 1)
    ]


def climb(
    game: Game, seats: int, todo: list[Plan], folder: Path, jobs: int, told: Told
) -> list[Outcome]:
    """Play what is not played yet."""
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for plan in todo:
        name = f"{game.id}-{seats}-{seed_of(plan):016x}.jsonl"
        results = Results(plan, folder / name)
        done = {outcome.number for outcome in results.outcomes}
        said = f"{game.id}, {seats} seats: {', '.join(plan.bots)}"
        told(said, len(done))
        for outcome in outcomes(plan, done, jobs):
            results.add(outcome)
            told(said, 1)
        found += results.outcomes
    return found


def ladder(game: Game, seats: int, budget: int, played: list[Outcome]) -> Ladder:
    """The ratings that the games show."""
    there = levels(game.id)
    bots = [within(level.bot, budget) for level in there]
    rated = rate(bots, played)
    rungs = []
    for i, level in enumerate(there):
        row = _duel(bots[i], bots[i - 1], played) if seats == 2 and i else None
        rungs.append(Rung(level, bots[i], rated[i], row))
    return Ladder(game.id, seats, rungs)


def _duel(bot: str, rival: str, played: list[Outcome]) -> Row:
    row = Row(bot, rival)
    for outcome in played:
        if set(outcome.bots) == {bot, rival}:
            row.add(outcome, outcome.bots.index(bot))
    return row
