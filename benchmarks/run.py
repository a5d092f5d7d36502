"""`make bench`: Kurultai beside its peers, in one run, as ratios.

Every comparison takes turns, round by round, so that a machine that slows down slows both; a
round's ratio is of processor time, and the middle one of all rounds counts.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path
from random import Random

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import khan, learning
from benchmarks.measuring import Budget, Comparison, compare
from benchmarks.native import Native, built
from benchmarks.rivals import OpenSpiel
from kurultai.core import registry
from kurultai.core.bits import rng
from kurultai.core.contract import kernel
from kurultai.core.game import Position

ROLLOUTS = 20_000
LENGTH_GAMES = 2_000  # stepped, to learn how long a random game of breakthrough is


class Heroes:
    def __init__(self) -> None:
        self.start: Position = registry.game("heroes").new(2)
        self._out = np.empty(self.start.game.widest, np.int64)

    def playouts(self, seed: int, games: int) -> tuple[int, int]:
        """Random games, full move list every ply: the plies, and where the generator ended."""
        generator = rng(seed)
        plies, _ = kernel.playouts(self.start.b, self.start.s, self._out, generator, games)
        return int(plies), int(generator[0])

    def step_games(self, count: int, random: Random) -> int:
        """Random games stepped from Python; returns the plies."""
        plies = 0
        draw = random.random
        for _ in range(count):
            p = self.start.copy()
            while count := len(moves := p.legal()):
                p.play(moves[int(draw() * count)])
                plies += 1
        return plies


def same_games(heroes: Heroes, native: Native, games: int) -> bool:
    """Whether both played the very same games: as many plies, as many random numbers."""
    generator = rng(1)
    plies = native.playouts(heroes.start, generator, games)
    return (plies, int(generator[0])) == heroes.playouts(1, games)


def against_openspiel(heroes: Heroes, spiel: OpenSpiel, rounds: int, games: int) -> Comparison:
    length = spiel.step_games(LENGTH_GAMES, Random(1)) / LENGTH_GAMES

    def rollouts(number: int) -> int:
        spiel.rollouts(ROLLOUTS, number + 1)
        return round(length * ROLLOUTS)

    def ours(number: int) -> int:
        return heroes.playouts(number, games)[0]

    return compare("random playouts / OpenSpiel rollouts", 2.0, ours, rollouts, rounds)


def against_c(heroes: Heroes, native: Native, rounds: int, games: int) -> Comparison:
    if not same_games(heroes, native, 200):
        raise SystemExit("heroes.c plays other games than the rules do: the comparison is void")
    return compare(
        "random playouts / hand-written C",
        0.8,
        lambda number: heroes.playouts(number, games)[0],
        lambda number: native.playouts(heroes.start, rng(number), games),
        rounds,
    )


def stepping(heroes: Heroes, spiel: OpenSpiel, rounds: int, games: int) -> Comparison:
    return compare(
        "stepping from Python / OpenSpiel",
        1.0,
        lambda number: heroes.step_games(games, Random(number)),
        lambda number: spiel.step_games(8 * games, Random(number)),
        rounds,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=4000, help="random games in a round")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    given = parser.parse_args()
    compared, budgets = measured(given.rounds, given.games)
    show(compared, budgets)
    if given.json:
        figures = [vars(one) for one in (*compared, *budgets)]
        given.json.write_text(json.dumps(figures, indent=1) + "\n")
    if not all(one.holds for one in (*compared, *budgets)):
        raise SystemExit("a target is missed")


def measured(rounds: int, games: int) -> tuple[list[Comparison], list[Budget]]:
    heroes, spiel = Heroes(), OpenSpiel()
    found = []
    console = Console(stderr=True)
    with built() as native, Progress(console=console, transient=True) as progress:
        task = progress.add_task("playouts beside OpenSpiel", total=6)
        found.append(against_openspiel(heroes, spiel, rounds, games))
        progress.update(task, advance=1, description="playouts beside C")
        if native is None:
            console.print("no C compiler here: the comparison with C is left out")
        else:
            found.append(against_c(heroes, native, rounds, games))
        progress.update(task, advance=1, description="stepping beside OpenSpiel")
        found.append(stepping(heroes, spiel, rounds, max(1, games // 100)))
        progress.update(task, advance=1, description="Khan beside Catanatron")
        its = khan.Khan()
        found.append(khan.beside_catanatron(its, rounds))
        progress.update(task, advance=1, description="environments beside others")
        found += learning.comparisons(rounds, min(1.0, games / 4000))
        progress.update(task, advance=1, description="Khan")
        budgets = khan.budgets(its, rounds)
        progress.update(task, advance=1)
    return found, budgets


def show(compared: list[Comparison], budgets: list[Budget]) -> None:
    table = Table(title=f"{platform.machine()}, Python {platform.python_version()}, one core")
    for heading in ("comparison", "ours a second", "theirs", "ratio", "target", ""):
        table.add_column(heading, justify="left" if heading == "comparison" else "right")
    for one in compared:
        ours, theirs = f"{one.ours:,.0f} {one.unit}", f"{one.theirs:,.0f}"
        table.add_row(one.name, ours, theirs, f"{one.ratio:.2f}", f"{one.target}", said(one))
    Console().print(table)
    table = Table("budget", "takes", "at most", "")
    for budget in budgets:
        takes, most = f"{budget.takes:.2f} {budget.unit}", f"{budget.most:g} {budget.unit}"
        table.add_row(budget.name, takes, most, said(budget))
    Console().print(table)


def said(one: Comparison | Budget) -> str:
    return "holds" if one.holds else "MISSED"


if __name__ == "__main__":
    main()
