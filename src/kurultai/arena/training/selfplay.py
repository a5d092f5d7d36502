"""Positions to learn from: a bot plays itself, and now and then the position is noted."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from kurultai.arena.plan import seed_of
from kurultai.bots import evaluation
from kurultai.bots.bot import Bot
from kurultai.bots.levels import bot_named
from kurultai.core import registry
from kurultai.core.bits import Rng, chance_of, rng
from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Game, Position
from kurultai.core.playing import random_move

Floats = NDArray[np.float64]
T = TypeVar("T")

CHUNK = 10  # games that a process plays at a time


@dataclass(frozen=True)
class Lessons:
    """What is asked of a generation."""

    game: str
    seats: int
    bot: str
    games: int
    seed: int
    stray: float  # how often a move is drawn at random, so that mistakes are seen too
    noted: float  # how often a position is noted


@dataclass(frozen=True)
class Noted:
    """Positions and how their games ended."""

    features: Floats  # position × seat × feature
    to_come: Floats  # by position
    won: Floats  # position × seat: the share of victory in the end
    scores: Floats  # position × seat: the scores in the end
    game: NDArray[np.int64]  # by position: which game it is from


def gather(lessons: Lessons, pool: Executor | None) -> Iterator[Noted]:
    """Play the games and note positions of them."""
    return spread(_chunk, lessons, pool)


def spread(
    chunk: Callable[[Lessons, range], T], lessons: Lessons, pool: Executor | None
) -> Iterator[T]:
    """What comes of the games, a chunk at a time, in the same order for any number of processes."""
    chunks = [range(i, min(i + CHUNK, lessons.games)) for i in range(0, lessons.games, CHUNK)]
    work: Callable[..., Iterator[T]] = map if pool is None else pool.map
    return work(chunk, [lessons] * len(chunks), chunks)


@contextmanager
def processes(jobs: int) -> Iterator[Executor | None]:
    """Where the games are played: here, or in processes that stay for all generations."""
    if jobs == 1:
        yield None
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield pool


def joined(parts: list[Noted]) -> Noted:
    """Several chunks as one."""
    return Noted(*(np.concatenate([getattr(p, name) for p in parts]) for name in _FIELDS))


_FIELDS = ("features", "to_come", "won", "scores", "game")


def _chunk(lessons: Lessons, numbers: range) -> Noted:
    return joined([_game(lessons, number) for number in numbers])


@cache
def _start(game: Game, seats: int) -> Position:
    return game.new(seats)


def positions(lessons: Lessons, number: int) -> Iterator[Position]:
    """The decisions of a game that are noted, as they are reached; then its end."""
    game = registry.game(lessons.game)
    seed = seed_of(lessons.seed, lessons.seats, number)
    seats = lessons.seats
    bots = [bot_named(game, lessons.bot, seed_of(seed, seat), seats) for seat in range(seats)]
    generator = rng(seed)
    p = _start(game, lessons.seats).copy()
    while not p.is_over:
        if p.actor != CHANCE and chance_of(generator) < lessons.noted:
            yield p
        p.play(_move(p, bots, lessons.stray, generator))
    yield p


def _game(lessons: Lessons, number: int) -> Noted:
    rows, to_come = [], []
    for p in positions(lessons, number):
        if not p.is_over:
            row, left = evaluation.noted(p)
            rows.append(row)
            to_come.append(left)
    won = np.zeros(lessons.seats)
    won[p.winners()] = 1 / len(p.winners())
    many = len(rows)
    shape = (many, lessons.seats, len(p.game.features))
    return Noted(
        np.array(rows).reshape(shape),
        np.array(to_come),
        np.tile(won, (many, 1)),
        np.tile(np.array(p.scores(), float), (many, 1)),
        np.full(many, number),
    )


def _move(p: Position, bots: list[Bot], stray: float, generator: Rng) -> int:
    if p.actor == CHANCE or chance_of(generator) < stray:
        return random_move(p, generator)
    return bots[p.actor].choose(p).move
