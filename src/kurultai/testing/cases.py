"""A game with every number of seats and every choice of option; random positions of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

import numba

from kurultai.core.bits import Rng, rng
from kurultai.core.game import Game, Position
from kurultai.core.playing import random_move
from kurultai.core.registry import game as game_by_id

INTERPRETED = bool(numba.config.DISABLE_JIT)


class Case(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]

    def start(self) -> Position:
        return game_by_id(self.game).new(self.seats, self.options)

    def __str__(self) -> str:
        chosen = "".join(f",{value}" for value in self.options.values())
        return f"{self.game}-{self.seats}{chosen}"


def cases(id_: str) -> list[Case]:
    """All seats with the defaults, and each other value of an option with the fewest seats."""
    its = game_by_id(id_)
    found = [Case(id_, seats, {}) for seats in its.seats]
    for option in its.options:
        others = [value for value in option.values if value != option.default]
        found += [Case(id_, its.seats[0], {option.name: value}) for value in others]
    return found


def walk(case: Case, seed: int) -> Iterator[tuple[Position, int]]:
    """A random game: each position with the move about to be played (-1 at the end)."""
    p = case.start()
    generator: Rng = rng(seed)
    plies = 0
    while not p.is_over:
        move = random_move(p, generator)
        yield p, move
        p.play(move)
        plies += 1
        assert plies <= p.game.longest, "the game does not end"
    yield p, -1


def sampled(case: Case, seed: int, most: int) -> Iterator[tuple[Position, int]]:
    """About ``most`` positions of a random game, the first and the last ones among them."""
    if INTERPRETED:
        most = max(4, most // 8)
    whole = [(p.copy(), move) for p, move in short(walk(case, seed))]
    step = max(1, len(whole) // most)
    yield from whole[::step]
    if (len(whole) - 1) % step:
        yield whole[-1]


def short(steps: Iterator[tuple[Position, int]]) -> Iterator[tuple[Position, int]]:
    """Uncompiled, only the beginning of a game is walked."""
    for number, step in enumerate(steps):
        if INTERPRETED and number == 120:
            return
        yield step


class Suite:
    """Tests of one game: those that take a ``case`` run once for each."""

    game: ClassVar[str]

    @property
    def its(self) -> Game:
        return game_by_id(self.game)

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", cases(self.game), ids=str)
