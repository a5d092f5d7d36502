"""`make outsiders`: our strongest level against OpenSpiel's own searches on our games.

Two seats, seats rotated, the arena's intervals; once with equal time and once with equal iterations
a move, and how many iterations a second both get. Finished games are kept in --out: a command that
was stopped goes on there.
"""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from kurultai.arena.interval import wilson
from kurultai.arena.plan import OPENING, Plan
from kurultai.arena.results import Results, totals
from kurultai.arena.tournament import outcomes
from kurultai.bots.levels import bot_named, levels
from kurultai.core import registry
from kurultai.core.bits import rng
from kurultai.core.game import Game, Position
from kurultai.core.playing import random_move
from kurultai.rl.outsiders import Outsider

AT_EQUAL_TIME, AT_EQUAL_ITERATIONS = 0.95, 0.60  # of the games, at least
PLIES, POSITIONS, PACE = 30, 12, 200  # where iterations a second are measured, milliseconds


def ours(game: Game, budget: str) -> str:
    """The strongest level, with this budget instead of its own, on one core."""
    kind, *settings = levels(game.id)[-1].bot.split(":")
    others = [part for part in settings if not re.fullmatch(r"\d+(ms|it)|threads=.*", part)]
    return ":".join([kind, budget, *others])


def theirs(budget: str) -> str:
    return f"engine:{budget}:{shlex.join([sys.executable, '-m', 'kurultai.rl.outsiders'])}"


def match(game: Game, budget: str, games: int, seed: int, out: Path, progress: Progress) -> Results:
    opening = 0 if game.has_chance else OPENING
    bots = (ours(game, budget), theirs(budget))
    plan = Plan(game.id, 2, {}, bots, games, seed, opening)
    results = Results(plan, out / f"{game.id}-{budget}.jsonl")
    done = {outcome.number for outcome in results.outcomes}
    task = progress.add_task(f"{game.id}, {budget} a move", total=games, completed=len(done))
    for outcome in outcomes(plan, done, 1):
        results.add(outcome)
        progress.advance(task)
    return results


def paces(game: Game, milliseconds: int) -> tuple[float, float]:
    """Iterations a second of processor time: ours, theirs."""
    seconds, done = [0.0, 0.0], [0, 0]
    bots = (
        bot_named(game, ours(game, f"{milliseconds}ms"), 1, 2),
        Outsider(game, 1, {"milliseconds": milliseconds}),
    )
    for number in range(POSITIONS):
        p = decision(game, number)
        for i, bot in enumerate(bots):
            bot.choose(p.copy())  # learns its pace, loads what it needs
            began = process_time()
            done[i] += bot.choose(p.copy()).iterations
            seconds[i] += process_time() - began
    return done[0] / seconds[0], done[1] / seconds[1]


def decision(game: Game, seed: int) -> Position:
    """A position of a random game in which somebody has a choice."""
    p, dice, plies = game.new(2), rng(seed), 0
    while plies < PLIES or p.actor < 0 or len(p.legal()) < 2:
        p = game.new(2) if p.is_over else p
        p.play(random_move(p, dice))
        plies += 1
    return p


def given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="a match")
    parser.add_argument(
        "--time", type=int, default=200, help="milliseconds a move; 0: no such match"
    )
    parser.add_argument("--iterations", type=int, default=100, help="a move; 0: no such match")
    parser.add_argument("--only", nargs="*", default=registry.games(), help="which games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--out", type=Path, default=Path("runs/outsiders"), help="folder of the games"
    )
    return parser.parse_args()


def told(game: Game, budget: str, aim: float, results: Results) -> tuple[list[str], bool]:
    """A match's line in the table, and whether the aim is reached."""
    row = totals([ours(game, budget), theirs(budget)], results.outcomes)[0]
    low, high = wilson(row.points, row.games)
    share = row.points / row.games
    between = f"{low:.1%} – {high:.1%}"
    said = "holds" if share >= aim else "MISSED"
    cells = [game.id, budget, str(row.games), f"{share:.1%}", between, f"{aim:.0%}", said]
    return cells, share >= aim


def main() -> None:
    asked = given()
    asked.out.mkdir(parents=True, exist_ok=True)
    matches = [(f"{asked.time}ms", AT_EQUAL_TIME), (f"{asked.iterations}it", AT_EQUAL_ITERATIONS)]
    table = Table("game", "a move", "games", "our share", "95 %", "aim", "", title="OpenSpiel")
    speeds = Table("game", "our iterations/s", "OpenSpiel's", "ratio")
    held = True
    with Progress(console=Console(stderr=True)) as progress:
        for game in map(registry.game, asked.only):
            for budget, aim in matches:
                if budget in ("0ms", "0it"):
                    continue
                results = match(game, budget, asked.games, asked.seed, asked.out, progress)
                cells, is_reached = told(game, budget, aim, results)
                table.add_row(*cells)
                held &= is_reached
            mine, other = paces(game, asked.time or PACE)
            speeds.add_row(game.id, f"{mine:,.0f}", f"{other:,.1f}", f"{mine / other:,.0f}")
    Console().print(table)
    Console().print(speeds)
    if not held:
        raise SystemExit("an aim is missed")


if __name__ == "__main__":
    main()
