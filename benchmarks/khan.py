"""Khan: random games beside Catanatron's, and how long the conquests of a crowded board take."""

from __future__ import annotations

import numpy as np

from benchmarks.measuring import Budget, Comparison, compare, seconds_each
from benchmarks.rivals import Catanatron
from kurultai.core import registry
from kurultai.core.bits import rng
from kurultai.core.contract import kernel
from kurultai.core.game import Position
from kurultai.games.khan.parts.areas import AREAS, has
from kurultai.games.khan.state import CONQUERING, END_PHASE, pitch

SEATS = 4
GAMES = 400  # of ours in a round, for each of Catanatron's ten
THEIR_GAMES = 10
LISTINGS = 2_000
MILLISECONDS_A_GAME = 3.0
MICROSECONDS_A_LIST = 100.0


class Khan:
    def __init__(self) -> None:
        self.start: Position = registry.game("khan").new(SEATS)
        self._out = np.empty(self.start.game.widest, np.int64)

    def games(self, seed: int) -> int:
        """Random games of four, full move list every ply; returns how many."""
        kernel.playouts(self.start.b, self.start.s, self._out, rng(seed), GAMES)
        return GAMES

    def listings(self, p: Position) -> int:
        legal = p.game.doors.legal
        for _ in range(LISTINGS):
            legal(p.b, p.s, self._out)
        return LISTINGS


def crowded(every: int) -> Position:
    """The end phase with a yurt in every n-th empty area, the four colours by turns."""
    p = registry.game("khan").new(SEATS)
    s = p.s[0]
    land = [area for area in range(AREAS) if has(s.empty, area)]
    for number, area in enumerate(land[::every]):
        pitch(s, area, number % SEATS)
    s.phase, s.triggered, s.actions_left, s.turn = CONQUERING, END_PHASE, 1, 0
    return p


def beside_catanatron(khan: Khan, rounds: int) -> Comparison:
    catan = Catanatron()
    return compare(
        "random games of Khan / of Catan (Catanatron)",
        20.0,
        khan.games,
        lambda number: catan.games(THEIR_GAMES, number),
        rounds,
        unit="games",
    )


def budgets(khan: Khan, rounds: int) -> list[Budget]:
    found = []
    for every in (2, 1):
        p = crowded(every)
        name = f"Khan, list {len(p.legal()):,} conquests of a crowded board"
        takes = 1e6 * seconds_each(lambda _, p=p: khan.listings(p), rounds)  # type: ignore[misc]
        found.append(Budget(name, MICROSECONDS_A_LIST, takes, "µs"))
    takes = 1e3 * seconds_each(khan.games, rounds)
    found.append(Budget("Khan, a random game of four", MILLISECONDS_A_GAME, takes, "ms"))
    return found
