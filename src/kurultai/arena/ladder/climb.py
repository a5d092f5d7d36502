"""The ladder: every level of a game rated by games against its neighbours.

At a table for two each level meets the one below and the one above; with more seats each run of
neighbours sits down together. Finished games are kept in a folder: a run that was stopped goes on.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from kurultai.arena.bout import Outcome
from kurultai.arena.ladder.rating import Rating, rate
from kurultai.arena.plan import OPENING, Plan, seed_of
from kurultai.arena.results import Results, Row
from kurultai.arena.tournament import outcomes
from kurultai.bots import evaluation
from kurultai.bots.levels import Level, levels
from kurultai.bots.spec import usual_knobs
from kurultai.core import registry
from kurultai.core.game import Game

Progress = Callable[[str, int], None]  # what is played, how many more games are done
_TIME = re.compile(r"(\d+)ms")
FEWEST = 10  # games of a line-up that are worth a rating


@dataclass(frozen=True)
class Length:
    """How many games a line-up plays."""

    two: int
    more: int  # than two seats
    clocked: int  # at most, if somebody there thinks by the clock

    def of(self, bots: tuple[str, ...]) -> int:
        games = self.two if len(bots) == 2 else self.more
        return min(games, self.clocked) if any(map(_TIME.search, bots)) else games


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
    unhurried: Row | None  # the strongest level with all its time, against the one below


def within(bot: str, budget: int) -> str:
    """A bot that thinks no longer than so many milliseconds a move."""
    return _TIME.sub(lambda found: f"{min(int(found[1]), budget)}ms", bot)


def plans(game: Game, seats: int, length: Length, budget: int, seed: int) -> list[Plan]:
    """Which games are played: each run of as many neighbours as there are seats."""
    bots = [within(level.bot, budget) for level in levels(game.id, seats)]
    lineups = [tuple(bots[i : i + seats]) for i in range(len(bots) - seats + 1)]
    return [_plan(game, lineup, length.of(lineup), seed) for lineup in lineups]


def unhurried(game: Game, games: int, seed: int) -> list[Plan]:
    """The strongest level with all the time it takes at the table, against the one below."""
    *_, below, strongest = (level.bot for level in levels(game.id))
    return [_plan(game, (below, strongest), games, seed)] if games else []


@dataclass(frozen=True)
class Round:
    """What is played for one page of the ladder."""

    game: Game
    seats: int
    neighbours: list[Plan]
    unhurried: list[Plan]

    @property
    def plans(self) -> list[Plan]:
        return [*self.neighbours, *self.unhurried]

    def ladder(self, budget: int, folder: Path) -> Ladder | None:
        """The ratings, once every line-up has played."""
        games = played(self.neighbours, folder)
        longer = played(self.unhurried, folder, fewest=1)
        return ladder(self, budget, games, longer) if games else None


def rounds(length: Length, budget: int, seed: int, longer: int) -> list[Round]:
    """Every game, at every number of seats."""
    return [
        Round(
            game,
            seats,
            plans(game, seats, length, budget, seed),
            unhurried(game, longer, seed) if seats == min(game.seats) else [],
        )
        for game in map(registry.game, registry.games())
        for seats in game.seats
    ]


def _plan(game: Game, bots: tuple[str, ...], games: int, seed: int) -> Plan:
    opening = 0 if game.has_chance else OPENING
    return Plan(game.id, len(bots), {}, bots, games, seed, opening)


def climb(todo: list[Plan], folder: Path, jobs: int, note: Progress) -> list[Outcome]:
    """Play what is not played yet."""
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for plan in todo:
        results = _kept(plan, folder)
        done = {outcome.number for outcome in results.outcomes}
        said = f"{plan.game}, {plan.seats} seats: {', '.join(plan.bots)}"
        note(said, len(done))
        for outcome in outcomes(plan, done, jobs):
            results.add(outcome)
            note(said, 1)
        found += results.outcomes
    return found


def played(todo: list[Plan], folder: Path, fewest: int = FEWEST) -> list[Outcome]:
    """All that was ever played of this; nothing if a line-up has too few games to say anything."""
    found = []
    for plan in todo:
        there = _kept(plan, folder).outcomes if (folder / _name(plan)).exists() else []
        if len(there) < min(fewest, plan.length):
            return []
        found += there
    return found


def _kept(plan: Plan, folder: Path) -> Results:
    """The games of a line-up, however many: a longer run goes on with those of a shorter one."""
    return Results(replace(plan, games=0), folder / _name(plan))


def _name(plan: Plan) -> str:
    """Of the file; another one when the bots of the game have learnt something else."""
    game = registry.game(plan.game)
    weights = evaluation.shipped(game)
    learnt = weights.read_text(encoding="utf-8") if weights.is_file() else ""
    number = seed_of(replace(plan, games=0), learnt, usual_knobs(game))
    return f"{plan.game}-{plan.seats}-{number:016x}.jsonl"


def ladder(of: Round, budget: int, games: list[Outcome], longer: list[Outcome]) -> Ladder:
    """The ratings that the games show, and what the strongest level does with more time."""
    there = levels(of.game.id, of.seats)
    bots = [within(level.bot, budget) for level in there]
    rated = rate(bots, games)
    rungs = []
    for i, level in enumerate(there):
        row = _duel(bots[i], bots[i - 1], games) if of.seats == 2 and i else None
        rungs.append(Rung(level, bots[i], rated[i], row))
    own_time = _duel(there[-1].bot, there[-2].bot, longer) if longer else None
    return Ladder(of.game.id, of.seats, rungs, own_time)


def _duel(bot: str, rival: str, games: list[Outcome]) -> Row:
    row = Row(bot, rival)
    for outcome in games:
        if set(outcome.bots) == {bot, rival}:
            row.add(outcome, outcome.bots.index(bot))
    return row
