"""Thousands of games stepped in one compiled call.

A batch holds the games as one array of states. `step` plays one decision in every game, draws
chance until somebody has to decide again, starts finished games anew, and writes what the seats to
move see and may do. All arrays belong to the batch and are overwritten by the next step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kurultai.core import bits
from kurultai.core.bits import Rng, below
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.contract.kernel import actor, legal, play, sample, winners
from kurultai.core.contract.observing import observe
from kurultai.core.errors import Illegal
from kurultai.core.game import Options
from kurultai.core.registry import game as named
from kurultai.core.rows import width
from kurultai.core.structs import Rows
from kurultai.core.texts import TEXTS
from kurultai.rl.payoffs import pay

ALL_WENT_WELL = -1
MIX = 0x5851F42D4C957F2D  # so that games with neighbouring seeds have nothing in common


@compiled
def to_a_decision(b: Any, s: Any, rng: Rng) -> int:
    """Draw chance until a seat has to decide, or the game is over."""
    turn = actor(b, s)
    while turn == CHANCE:
        play(b, s, sample(b, s, rng))
        turn = actor(b, s)
    return turn


@compiled
def show(
    b: Any, s: Any, seat: int, i: int, actors: Any, rows: Any, masks: Any, moves: Any, counts: Any
) -> None:
    """Write what the seat to move in game i sees and may do; of the old mask only what was set."""
    for k in range(counts[i]):
        masks[i, moves[i, k]] = 0
    counts[i] = legal(b, s, moves[i])
    for k in range(counts[i]):
        masks[i, moves[i, k]] = 1
    actors[i] = seat
    rows[i] = 0
    observe(b, s, seat, rows[i])


@compiled
def begin(
    b: Rows,
    start: Rows,
    states: Rows,
    rngs: Any,
    actors: Any,
    rows: Any,
    masks: Any,
    moves: Any,
    counts: Any,
) -> None:
    """Start every game."""
    for i in range(len(states)):
        states[i] = start[0]
        turn = to_a_decision(b[0], states[i], rngs[i])
        show(b[0], states[i], turn, i, actors, rows, masks, moves, counts)


@compiled
def step_all(
    b: Rows,
    start: Rows,
    states: Rows,
    chosen: Any,
    rngs: Any,
    actors: Any,
    rows: Any,
    masks: Any,
    moves: Any,
    counts: Any,
    rewards: Any,
    done: Any,
) -> int:
    """Play the chosen move in every game. If one is illegal nothing is played: returns its game."""
    for i in range(len(states)):
        if not (0 <= chosen[i] < masks.shape[1] and masks[i, chosen[i]]):
            return i
    for i in range(len(states)):
        play(b[0], states[i], chosen[i])
        turn = to_a_decision(b[0], states[i], rngs[i])
        done[i] = turn == OVER
        rewards[i] = 0
        if turn == OVER:
            pay(winners(b[0], states[i]), rewards[i])
            states[i] = start[0]
            turn = to_a_decision(b[0], states[i], rngs[i])
        show(b[0], states[i], turn, i, actors, rows, masks, moves, counts)
    return ALL_WENT_WELL


@compiled
def draw(rng: Rng, moves: Any, counts: Any, chosen: Any) -> None:
    """A legal move of each game, all alike."""
    for i in range(len(chosen)):
        chosen[i] = moves[i, below(rng, counts[i])]


class Batch:
    """Games stepped together; see docs/rl.md for what its arrays hold."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: Options | None = None,
        seed: int = 0,
    ) -> None:
        self.game = named(game)
        self.seats = seats or min(self.game.seats)
        self.games = games
        columns = width(self.game)
        p = self.game.new(self.seats, options)
        self._b, self._start = p.b, p.s
        self._states: Any = np.zeros(games, p.s.dtype)
        self.actors = np.zeros(games, np.int64)
        self.observations = np.zeros((games, columns), np.float32)
        self.masks = np.zeros((games, self.game.moves), np.int8)
        self.rewards = np.zeros((games, self.seats), np.float32)
        self.done = np.zeros(games, np.bool_)
        self.legal = np.zeros((games, self.game.widest), np.int64)
        self.counts = np.zeros(games, np.int64)
        self._chosen = np.zeros(games, np.int64)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Start every game anew; each draws its chance from its own generator."""
        seeds = [bits.rng(seed * MIX + i) for i in range(self.games)]
        self._rngs = np.array(seeds, np.uint64).reshape(self.games, 1)
        self._dice = bits.rng(~seed)
        self.rewards[:] = 0
        self.done[:] = False
        begin(
            self._b,
            self._start,
            self._states,
            self._rngs,
            self.actors,
            self.observations,
            self.masks,
            self.legal,
            self.counts,
        )

    def step(self, chosen: NDArray[np.int64]) -> None:
        """Play one move in every game; Illegal (and nothing is played) if one may not be."""
        if chosen.shape != (self.games,):
            raise ValueError(f"{self.games} moves are needed, one for each game")
        wrong = step_all(
            self._b,
            self._start,
            self._states,
            chosen,
            self._rngs,
            self.actors,
            self.observations,
            self.masks,
            self.legal,
            self.counts,
            self.rewards,
            self.done,
        )
        if wrong != ALL_WENT_WELL:
            raise Illegal(
                TEXTS("not-legal-in-batch", move=chosen[wrong], game=wrong),
                "mask",
            )

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move of each game, all alike."""
        draw(self._dice, self.legal, self.counts, self._chosen)
        return self._chosen

    def state(self, number: int) -> Any:
        """The state of one game (one-element array, a copy)."""
        # byte by byte: numpy's own copy leaves what lies between the fields to chance
        raw = bytearray(self._states[number : number + 1].tobytes())
        return np.frombuffer(raw, self._states.dtype)
