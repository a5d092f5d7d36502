"""Learn what is likely of hidden things: self-play, and the numbers under which all that was hidden
would have been most likely (maximum likelihood).

The first generation believes that everything possible is equally likely; each later one plays with
the beliefs of the one before.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from kurultai.arena.plan import seed_of
from kurultai.arena.training import selfplay
from kurultai.arena.training.fitting import EVERY_FIFTH
from kurultai.arena.training.selfplay import Floats, Lessons
from kurultai.bots.beliefs import EVEN
from kurultai.core import registry
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.believing import likelihood
from kurultai.core.contract.shares import Weights
from kurultai.core.game import Game
from kurultai.core.structs import Rows

STRAY = 0.02  # how often a move is drawn at random
NOTED = 0.04  # of the decisions: the same things stay hidden for long
RIDGE = 1e-4  # of doubt about each number
STEPS, ENOUGH = 30, 1e-4
NEAR = 1e-3  # where slopes are measured
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Course:
    """All that decides what a run writes."""

    game: str
    games: int
    generations: int
    seed: int
    bot: str


@dataclass(frozen=True)
class Report:
    seats: int
    generation: int
    positions: int
    even: float  # mean log likelihood on games held out: all alike
    learnt: float  # and with the numbers


@compiled
def total(b: Rows, states: Rows, seats: int, w: Weights) -> float:
    """The log likelihood of all that is hidden from anybody in these states."""
    found = 0.0
    for i in range(len(states)):
        for seat in range(seats):
            found += likelihood(b[0], states[i], seat, w)
    return found


def train(
    game: Game, course: Course, seats: int, pool: Executor | None, folder: Path, note: Progress
) -> tuple[Floats, list[Report]]:
    """The beliefs for so many seats, and how each generation did."""
    reports = []
    belief = EVEN
    found = np.zeros(len(game.beliefs))
    for generation in range(course.generations):
        seed = seed_of(course.seed, "belief", generation)
        bot = f"{course.bot}:belief={belief}"
        lessons = Lessons(course.game, seats, bot, course.games, seed, STRAY, NOTED)
        parts: list[tuple[Any, Any]] = []
        for part in selfplay.spread(_chunk, lessons, pool):
            parts.append(part)
            done = len(parts) * selfplay.CHUNK
            note(f"{seats} seats, generation {generation + 1}", done, course.games)
        states, numbers = (np.concatenate(each) for each in zip(*parts, strict=True))
        found, report = fitted(game, seats, states, numbers % EVERY_FIFTH == 0, found)
        reports.append(Report(seats, generation + 1, len(states), *report))
        path = folder / f"{game.id}-{seats}-{generation}.toml"
        path.write_text(written(game, course, {seats: found}), encoding="utf-8")
        belief = str(path)
    return found, reports


def _chunk(lessons: Lessons, numbers: range) -> tuple[Any, Any]:
    """The states noted in some games, and the game of each."""
    states, games = [], []
    for number in numbers:
        for p in selfplay.positions(lessons, number):
            if not p.is_over:
                states.append(p.s.copy())
                games.append(number)
    if not states:
        return np.empty(0, registry.game(lessons.game).state), np.empty(0, np.int64)
    return np.concatenate(states), np.array(games)


def fitted(
    game: Game, seats: int, states: Any, held_out: Any, first: Floats
) -> tuple[Floats, tuple[float, float]]:
    """The most likely numbers; the mean log likelihood of states held out, even and with them."""
    b = game.new(seats).b
    learn, test = states[~held_out], states[held_out]

    def goodness(w: Floats) -> float:
        return float(total(b, learn, seats, w)) / len(learn) - RIDGE / 2 * float(w @ w)

    found = climb(goodness, first)
    even, learnt = (
        float(total(b, test, seats, w)) / max(1, len(test)) for w in (np.zeros(len(found)), found)
    )
    return found, (even, learnt)


def climb(goodness: Callable[[Floats], float], first: Floats) -> Floats:
    """Where a concave function of a few numbers is highest: Newton's method, slopes measured."""
    w = first.copy()
    steps = np.eye(len(w)) * NEAR
    here = goodness(w)
    for _ in range(STEPS):
        up = np.array([goodness(w + step) for step in steps])
        down = np.array([goodness(w - step) for step in steps])
        slope = (up - down) / (2 * NEAR)
        bend = np.diag((up - 2 * here + down) / NEAR**2)
        for i in range(len(w)):
            for j in range(i):
                both = goodness(w + steps[i] + steps[j]) - up[i] - up[j] + here
                bend[i, j] = bend[j, i] = both / NEAR**2
        step = np.linalg.solve(bend - 1e-9 * np.eye(len(w)), -slope)
        if step @ slope < 0:  # not concave here: straight up
            step = slope
        step *= min(1.0, 1.0 / max(1e-12, float(np.abs(step).max())))
        while (there := goodness(w + step)) < here and np.abs(step).max() > ENOUGH:
            step /= 2
        if there <= here or np.abs(step).max() < ENOUGH:
            break
        w, here = w + step, there
    return w


def written(game: Game, course: Course, beliefs: dict[int, Floats]) -> str:
    """The file of beliefs."""
    command = (
        f"kurultai train {game.id} --belief --games {course.games}"
        f" --generations {course.generations} --seed {course.seed} --bot {course.bot}"
    )
    lines = [
        f"# What is likely of hidden things in {game.id}, learnt from self-play. Written by",
        f"#   {command}",
    ]
    for seats, found in beliefs.items():
        lines += ["", f"[seats.{seats}]"]
        lines += [f"{name} = {x:.3f}" for name, x in zip(game.beliefs, found, strict=True)]
    return "\n".join(lines) + "\n"
