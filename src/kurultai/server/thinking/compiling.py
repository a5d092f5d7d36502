"""Compiling games ahead of the first move, in processes of their own so that nobody waits for it.

``python -m kurultai.server.thinking.compiling GAME`` prints how far it is, 0 to 1, at each step.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial

from numba import config

from kurultai.bots import greedy
from kurultai.bots.search import search
from kurultai.bots.spec import build
from kurultai.core.compiling import prepare
from kurultai.core.compiling.prepare import Task
from kurultai.core.game import Game
from kurultai.core.registry import game as game_by_id
from kurultai.match.match import Match

OPPONENT = "opponent "  # how the names of these steps begin; rules come before
DEEP = "search"  # how the specs of opponents begin that take longest to compile; they come last
OPPONENTS = {"random": 1, "greedy": 9, "greedy:temperature=0.1": 1, "search:16it": 35}  # weights
THINKING = (greedy, search)  # what opponents are compiled from, beside the game
AT_ONCE = min(2, os.cpu_count() or 1)  # compiling a game takes half a gigabyte

PAUSES = (2_000, 10, 100)  # thresholds of Python's collections: short pauses, the longest seldom

Progress = Callable[[float, str], None]  # how far, 0 to 1, and the step begun


def tasks(game: Game) -> list[Task]:
    """Everything that playing a game at a table calls: its rules and its opponents."""
    opponents = [
        Task(f"{OPPONENT}{spec}", partial(_two_moves, game, spec), weight)
        for spec, weight in OPPONENTS.items()
    ]
    return prepare.tasks(game) + opponents


def is_opponent(step: str) -> bool:
    """Whether the rules are compiled when this step begins."""
    return step.startswith(OPPONENT)


def is_deep(spec: str) -> bool:
    """Whether an opponent searches."""
    return spec.startswith(DEEP)


def _two_moves(game: Game, spec: str) -> None:
    """The second move is thought out on what the first left behind."""
    bot = build(game, spec, seed=0)
    match = Match.new(game, game.seats[0])
    for _ in range(2):
        if match.actor is not None:
            move = bot.choose(match.position.copy()).move
            match.play(match.actor, move)


def is_ready(game_id: str) -> bool:
    """Whether the compiled rules only have to be loaded."""
    return bool(config.DISABLE_JIT) or prepare.is_prepared(game_by_id(game_id), THINKING)


def run(game_id: str) -> Iterator[tuple[float, str]]:
    """Run every step; yields how far it is before each, and at the end."""
    game = game_by_id(game_id)
    todo = tasks(game)
    whole = sum(step.weight for step in todo)
    done = 0.0
    for step in todo:
        yield done / whole, step.name
        step.run()
        done += step.weight
    prepare.note_prepared(game, THINKING)
    yield 1.0, ""


async def in_another_process(game_id: str, note: Progress) -> None:
    """Compile a game without taking this process's time."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "kurultai.server.thinking.compiling",
        game_id,
        stdout=asyncio.subprocess.PIPE,
        stdin=asyncio.subprocess.DEVNULL,
    )
    assert child.stdout is not None
    try:
        async for line in child.stdout:
            done, _, step = line.decode().strip().partition(" ")
            note(float(done), step)
        if await child.wait() != 0:
            raise RuntimeError(f"{game_id} does not compile")
    finally:
        if child.returncode is None:
            child.terminate()
            await child.wait()


def load(game_id: str) -> None:
    """Run every step here: quick once compiled code is on disk, of no use where none is made."""
    if not config.DISABLE_JIT:
        for _ in run(game_id):
            pass


def load_rules(game_id: str) -> None:
    """The same without opponents."""
    if not config.DISABLE_JIT:
        for step in prepare.tasks(game_by_id(game_id)):
            step.run()


def load_quick(game_id: str) -> None:
    """The same with the opponents that do not search."""
    if not config.DISABLE_JIT:
        for step in tasks(game_by_id(game_id)):
            if not is_deep(step.name.removeprefix(OPPONENT)):
                step.run()


@cache
def set_aside() -> None:
    """Compiled rules stay for good: a collection of garbage that walks them stops all tables.

    Nor should it walk all tables often for the few things that a move leaves behind.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*PAUSES)


def main() -> None:
    with prepare.alone(game_by_id(sys.argv[1])):
        for progress, name in run(sys.argv[1]):
            sys.stdout.write(f"{progress:.3f} {name}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
