"""How fast a game runs on this machine: one core, random moves, in seconds of processor time."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from time import process_time

import numpy as np

from kurultai.core.bits import below, rng
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract import kernel
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Position
from kurultai.core.structs import Rows

Figures = dict[str, float]

CHUNK = 0.05  # seconds between two looks at the clock
STATES = 64  # that a copy goes round, so that it is a copy every time

# Run in a process of its own, with the folder for compiled code given to it.
FIRST_GAME = """
from time import process_time
import sys
import numpy as np
from kurultai.core import registry
from kurultai.core.contract import kernel
from kurultai.core.bits import rng
loaded = process_time()
game = registry.game(sys.argv[1])
p = game.new(int(sys.argv[2]))
kernel.playouts(p.b, p.s, np.empty(game.widest, np.int64), rng(0), 1)
print(process_time() - loaded)
"""


def playouts(start: Position, seconds: float, seed: int = 0) -> Figures:
    """Random games with the full list of moves at every ply."""
    out = np.empty(start.game.widest, np.int64)
    generator = rng(seed)
    kernel.playouts(start.b, start.s, out, generator, 1)
    games = plies = decisions = 0
    chunk, elapsed = 1, 0.0
    while elapsed < seconds:
        began = process_time()
        more = kernel.playouts(start.b, start.s, out, generator, chunk)
        took = process_time() - began
        games, plies, decisions = games + chunk, plies + more[0], decisions + more[1]
        elapsed += took
        chunk = max(1, int(chunk * min(4.0, CHUNK / max(took, 1e-6))))
    return {
        "games_per_second": games / elapsed,
        "plies_per_second": plies / elapsed,
        "plies_per_game": plies / games,
        "decisions_per_game": decisions / games,
    }


def stepping(start: Position, seconds: float, seed: int = 0) -> Figures:
    """Plies a second when Python asks for the moves and plays one of them, ply by ply."""
    generator = rng(seed)
    start.copy().legal()
    plies, elapsed = 0, 0.0
    while elapsed < seconds:
        began = process_time()
        plies += _step_through(start.copy(), generator)
        elapsed += process_time() - began
    return {"steps_per_second": plies / elapsed}


def _step_through(p: Position, generator: np.typing.NDArray[np.uint64]) -> int:
    plies = 0
    while not p.is_over:
        if p.actor == CHANCE:
            p.play(p.sample(generator))
        else:
            moves = p.legal()
            p.play(moves[below(generator, len(moves))])
        plies += 1
    return plies


@compiled
def copies(states: Rows, count: int) -> None:
    for i in range(count):
        states[i % STATES] = states[(i + 7) % STATES]


def copying(start: Position) -> Figures:
    """The time that a copy of the state takes in compiled code."""
    states = np.repeat(start.s, STATES)
    copies(states, 1)
    count = 200_000
    best = min(_timed(states, count) for _ in range(3))
    return {"state_bytes": start.game.state.itemsize, "copy_nanoseconds": 1e9 * best / count}


def _timed(states: Rows, count: int) -> float:
    began = process_time()
    copies(states, count)
    return process_time() - began


def compiling(start: Position) -> Figures:
    """Seconds until the first random game is over: with an empty cache, and with a full one."""
    with tempfile.TemporaryDirectory(prefix="kurultai-bench-") as folder:
        cold, cached = _first_game(start, folder), _first_game(start, folder)
    return {"compile_seconds_cold": cold, "compile_seconds_cached": cached}


def _first_game(start: Position, folder: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_GAME, start.game.id, str(start.seats)],
        env={**os.environ, "KURULTAI_CACHE": folder},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def measure(start: Position, seconds: float) -> Iterator[tuple[str, Figures]]:
    """Everything, a part at a time: what it was, and its figures."""
    yield "random playouts", playouts(start, seconds)
    yield "stepping from Python", stepping(start, seconds / 2)
    yield "copying states", copying(start)
    yield "compiling", compiling(start)


PARTS = 4
