"""Moves by their parts: features of all legal moves, and a decision taken part by part.

What the parts are, each game says (`FACTORS` in its observation.py, docs/rl.md). A decision taken
part by part needs as many actions as the largest part has values, not one for every move there is:
one game needs 240 in place of 371,733. Only what some legal move goes on with may be chosen, so the
last part always completes a legal move.
"""

from __future__ import annotations

from functools import cache
from math import isqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.factoring import WHOLE, factor
from kurultai.core.contract.observing import Row, Section
from kurultai.core.game import Game, Position
from kurultai.core.structs import Ints, Moves, Rows
from kurultai.rl.batch import Batch

Parts = NDArray[np.int16]  # moves × factors


@cache
def factors(game: Game) -> tuple[Section, ...]:
    """What the parts of a game's moves are, in order."""
    if game.factors:
        return game.factors
    if game.moves <= WHOLE:
        return (Section("move", game.moves, "the move's number"),)
    root = isqrt(game.moves - 1) + 1
    about = "a digit of the move's number"
    return (Section("high", -(-game.moves // root), about), Section("low", root, about))


@cache
def sizes(game: Game) -> Ints:
    return np.array([section.size for section in factors(game)], np.int64)


@compiled
def write_parts(b: Rows, s: Rows, moves: Moves, sizes: Ints, out: Any) -> None:
    for i in range(len(moves)):
        factor(b[0], s[0], moves[i], sizes, out[i])


@compiled
def write_all_parts(
    b: Rows, states: Rows, moves: Any, counts: Ints, sizes: Ints, out: Any, starts: Ints
) -> None:
    """The parts of every legal move of every game, one game after the other."""
    at = 0
    for i in range(len(states)):
        starts[i] = at
        for k in range(counts[i]):
            factor(b[0], states[i], moves[i, k], sizes, out[at])
            at += 1
    starts[len(states)] = at


def legal_parts(batch: Batch) -> tuple[Parts, Ints]:
    """The parts of every legal move of every game of a batch, and where each game's begin.

    Those of game i are ``parts[starts[i] : starts[i + 1]]``, in the order of ``legal[i]``.
    """
    its = sizes(batch.game)
    out = np.zeros((int(batch.counts.sum()), len(its)), np.int16)
    starts = np.zeros(batch.games + 1, np.int64)
    write_all_parts(batch._b, batch._states, batch.legal, batch.counts, its, out, starts)
    return out, starts


def parts_of(p: Position, moves: Moves) -> Parts:
    """The parts of some moves, a row for each."""
    its = sizes(p.game)
    out = np.zeros((len(moves), len(its)), np.int16)
    write_parts(p.b, p.s, moves, its, out)
    return out


class Choosing:
    """One decision, taken part by part.

    A part in which all moves that are left agree is not asked for, but one part always is.
    """

    def __init__(self, game: Game) -> None:
        self._sizes = sizes(game)
        self.actions = int(self._sizes.max())
        self._starts = np.concatenate([[0], np.cumsum(self._sizes)])
        self.width = int(self._starts[-1]) + len(self._sizes)
        self._moves: Moves = np.zeros(0, np.int64)
        self._parts: Parts = np.zeros((0, len(self._sizes)), np.int16)
        self._chosen: list[int] = []

    def begin(self, p: Position) -> None:
        """Take up a new decision."""
        self._moves = p.legal().copy()
        self._parts = parts_of(p, self._moves)
        self._chosen = []
        if len(self._moves) > 1:
            self._skip()

    def stop(self) -> None:
        """There is nothing to decide."""
        self._moves, self._chosen = self._moves[:0], []
        self._parts = self._parts[:0]

    def _skip(self) -> None:
        """Go on to the next part in which moves differ."""
        while (values := self._parts[:, len(self._chosen)]).min() == values.max():
            self._chosen.append(int(values[0]))

    def mask(self) -> NDArray[np.int8]:
        """1 for every value of the part that is asked for with which a legal move goes on."""
        out = np.zeros(self.actions, np.int8)
        if len(self._moves):
            out[self._parts[:, len(self._chosen)]] = 1
        return out

    def choose(self, value: int) -> int | None:
        """Choose a part: the move, once it is decided. A value that no move has is refused."""
        left = self._parts[:, len(self._chosen)] == value
        if not left.any():
            raise ValueError(f"no legal move goes on with {value}")
        self._moves, self._parts = self._moves[left], self._parts[left]
        if len(self._moves) == 1:
            return int(self._moves[0])
        self._chosen.append(value)
        self._skip()
        return None

    def put(self, out: Row) -> None:
        """Write what was chosen so far, and which part is asked for, into a row of zeros."""
        for number, value in enumerate(self._chosen):
            out[self._starts[number] + value] = 1.0
        if len(self._moves):
            out[self._starts[-1] + len(self._chosen)] = 1.0
