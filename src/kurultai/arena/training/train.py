"""Learn what a good position is: generations of self-play, each fitted to how its games ended.

The first generation moves at random and knows nothing; each later one takes the best move by the
weights of the one before. What a run writes depends on its seed and on nothing that was there.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from kurultai.arena.plan import seed_of
from kurultai.arena.training import fitting, selfplay
from kurultai.arena.training.selfplay import Floats, Lessons, Noted
from kurultai.core.game import Game

STRAY = 0.05
NOTED = 0.35  # of the decisions; neighbours say nearly the same
BY_MARGIN = 0.5  # of the aim: by how much a seat won, instead of whether
Progress = Callable[[str, int, int], None]  # generation, games done, of how many


@dataclass(frozen=True)
class Course:
    """All that decides what a run writes."""

    game: str
    games: int  # for each generation and number of seats
    generations: int
    seed: int
    bot: str  # that the generations after the first play with
    monotone: bool = False  # a good feature never weighs less than nothing


@dataclass(frozen=True)
class Report:
    seats: int
    generation: int
    positions: int
    even: float  # log loss on games held out: of an even guess
    loss: float  # and of the weights


def train(
    game: Game,
    course: Course,
    seats: int,
    pool: Executor | None,
    folder: Path,
    note: Progress,
) -> tuple[Floats, list[Report]]:
    """The weights for so many seats, and how each generation did."""
    reports = []
    earlier: list[Noted] = []
    bot = "random"
    found = np.zeros(0)
    good = game.good_features if course.monotone else ()
    is_good = np.array([name in good for name in game.features])
    for generation in range(course.generations):
        seed = seed_of(course.seed, "train", generation)
        lessons = Lessons(course.game, seats, bot, course.games, seed, STRAY, NOTED)
        parts = []
        for part in selfplay.gather(lessons, pool):
            parts.append(part)
            note(
                f"{seats} seats, generation {generation + 1}",
                len(parts),
                -(-course.games // 10),
            )
        newest = selfplay.joined(parts)
        learnt = selfplay.joined([*earlier[-1:], newest]) if generation > 1 else newest
        by_margin = BY_MARGIN if game.score_decides else 0.0
        found, even, loss = fitting.fit(learnt, by_margin, is_good)
        reports.append(Report(seats, generation + 1, len(learnt.game), even, loss))
        earlier.append(newest)
        path = folder / f"{game.id}-{seats}-{generation}.toml"
        path.write_text(written(game, course, {seats: found}), encoding="utf-8")
        bot = f"{course.bot}:weights={path}"
    return found, reports


def written(game: Game, course: Course, weights: dict[int, Floats]) -> str:
    """The file of weights."""
    command = (
        f"kurultai train {game.id} --games {course.games} --generations {course.generations}"
        f" --seed {course.seed} --bot {course.bot}{' --monotone' if course.monotone else ''}"
    )
    lines = [
        f"# What a position of {game.id} is worth, learnt from self-play. Written by",
        f"#   {command}",
        "# For each feature of ai.py: its weight at the end, and what the start adds.",
    ]
    for seats, found in weights.items():
        lines += ["", f"[seats.{seats}]"]
        pairs = found.reshape(-1, 2)
        for name, (late, more) in zip(game.features, pairs, strict=True):
            lines.append(f"{name} = [{late:.4g}, {more:.4g}]".replace("e-0", "e-"))
    return "\n".join(lines) + "\n"
