"""Compiling a game ahead of its first move, one door of the kernel after the other.

A task is a name and something to call on a real position; whoever runs them can show how far it
is. Done once, the compiled code is on disk and the tasks take a fraction of a second.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import numpy as np
from numba import config

from kurultai.core.bits import rng
from kurultai.core.compiling import decorators as compiling
from kurultai.core.compiling.stamps import stamp
from kurultai.core.contract import kernel
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Game
from kurultai.core.playing import random_move

A_FEW = 2
MOVES_TO_SEE = 12


@dataclass(frozen=True)
class Task:
    name: str
    run: Callable[[], object]
    weight: float = 1  # how long it takes to compile, roughly, in small functions


def tasks(game: Game) -> list[Task]:
    """What a table needs of the rules: every door of core/kernel.py that stepping goes through."""
    p = game.new(game.seats[0])
    dice = rng(0)
    doors = [
        Task("stepping", lambda: p.actor, weight=20),
        Task("legal moves", p.legal),
        Task("objections", lambda: p.objection(0), weight=4),
        Task("standing", p.scores, weight=2),
        Task("winners", lambda: kernel.winners_of(p.b, p.s)),
        Task("redeal", lambda: p.copy().redeal(0, dice)),
        Task("one move", lambda: _play_one(game)),
        Task("what seats see", lambda: _look_on(game), weight=2),
    ]
    if game.has_chance:
        doors.append(Task("chance", lambda: _draw_one(game)))
    else:
        lists = np.empty((A_FEW, game.widest), np.int64)
        stack = np.repeat(p.s, A_FEW)
        doors.append(Task("sequences", lambda: kernel.perft(p.b, stack, lists, 1)))
    return doors


def _play_one(game: Game) -> None:
    p = game.new(game.seats[0])
    p.play(random_move(p, rng(0)))


def _look_on(game: Game) -> None:
    """What views and sentences need, for the first moves of a game."""
    p = game.new(game.seats[0])
    dice = rng(0)
    for _ in range(MOVES_TO_SEE):
        before, move = p.copy(), random_move(p, dice)
        p.play(move)
        game.view(p, 0)
        game.asked(p)
        game.happened(before, move, p, 0)


def _draw_one(game: Game) -> None:
    """Play on to a chance position and draw there."""
    p = game.new(game.seats[0])
    dice = rng(0)
    while not p.is_over and p.actor != CHANCE:
        p.play(random_move(p, dice))
    if not p.is_over:
        p.play(p.sample(dice))


@contextmanager
def alone(game: Game) -> Iterator[None]:
    """One process at a time compiles a game; who waits finds it done."""
    with _note(game, ()).with_suffix(".lock").open("w") as lock:
        _lock(lock.fileno())
        yield


def _lock(file: int) -> None:
    """Wait until no other process has it; closing the file lets go."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)
            except OSError:  # it gives up after ten seconds
                continue
            return
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX)


def is_prepared(game: Game, also: Sequence[ModuleType] = ()) -> bool:
    """Whether every task was once run with these sources (and these modules') on this machine."""
    return _note(game, also).exists()


def note_prepared(game: Game, also: Sequence[ModuleType] = ()) -> None:
    _note(game, also).touch()


def _note(game: Game, also: Sequence[ModuleType]) -> Path:
    modules = [sys.modules[type(game).__module__], *also]
    stamps = "-".join(stamp(each.__name__, str(each.__file__)) for each in modules)
    return compiling.base() / f"{game.id}-{stamps}-{int(bool(config.BOUNDSCHECK))}.prepared"
