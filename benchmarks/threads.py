"""What threads bring a batch: `python -m benchmarks.threads [GAME]…`.

Batches with one thread and with several take turns, round by round, and the middle ratio of clock
time counts. Work that two threads do in more processor time than one cannot be had in half the
time: that ratio is shown too, and means something on a busy machine as well.
"""

from __future__ import annotations

import argparse
import os
import statistics
from time import perf_counter, process_time

from rich.console import Console
from rich.table import Table

from kurultai.core import registry
from kurultai.rl.batch import Batch

GAMES = 1024


def timed(batch: Batch, steps: int) -> tuple[float, float]:
    """Seconds by the clock and of the processor for so many steps of all games."""
    clock, worked = perf_counter(), process_time()
    for _ in range(steps):
        batch.step(batch.random_moves())
    return perf_counter() - clock, process_time() - worked


def measured(game: str, threads: int, rounds: int, steps: int) -> tuple[float, float, float]:
    """Steps a second with one thread; how much sooner several are, and what of it is theirs."""
    alone, shared = Batch(game, GAMES), Batch(game, GAMES, threads=threads)
    timed(alone, 1)
    timed(shared, 1)
    found = [(timed(alone, steps), timed(shared, steps)) for _ in range(rounds)]
    speed = statistics.median(GAMES * steps / one[1] for one, _ in found)
    sooner = statistics.median(one[0] / many[0] for one, many in found)
    efficient = statistics.median(one[1] / many[1] for one, many in found)
    return speed, sooner, efficient


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(registry.games()))
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--steps", type=int, default=20, help="of all games, in a round")
    asked = parser.parse_args()
    title = f"{asked.threads} threads, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    table = Table("game", "steps/s of one", "times as fast", "processor time", title=title)
    for game in asked.games:
        speed, sooner, efficient = measured(game, asked.threads, asked.rounds, asked.steps)
        table.add_row(game, f"{speed:,.0f}", f"{sooner:.2f}", f"{efficient:.2f} of one's")
    Console().print(table)


if __name__ == "__main__":
    main()
