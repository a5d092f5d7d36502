"""Thousands of games stepped in one compiled call.

A batch holds the games as one array of states. `step` plays one decision in every game, draws
chance until somebody has to decide again, starts finished games anew, and writes what the seats to
move see and may do. All arrays belong to the batch and are overwritten by the next step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kurultai.core import bits
from kurultai.core.bits import Rng, below
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.contract.kernel import actor, legal, play, redeal, sample, winners
from kurultai.core.contract.observing import Row, observe
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
def first_wrong(chosen: Any, masks: Any) -> int:
    """The first game in which the chosen move is not legal."""
    for i in range(len(chosen)):
        if not (0 <= chosen[i] < masks.shape[1] and masks[i, chosen[i]]):
            return i
    return ALL_WENT_WELL


@compiled
def step_some(
    first: int,
    after: int,
    b: Rows,
    start: Rows,
    states: Rows,
    ended: Rows,
    chosen: Any,
    rngs: Any,
    actors: Any,
    rows: Any,
    masks: Any,
    moves: Any,
    counts: Any,
    rewards: Any,
    done: Any,
) -> None:
    """Play the chosen move in the games from ``first`` to before ``after``."""
    for i in range(first, after):
        play(b[0], states[i], chosen[i])
        turn = to_a_decision(b[0], states[i], rngs[i])
        done[i] = turn == OVER
        rewards[i] = 0
        if turn == OVER:
            pay(winners(b[0], states[i]), rewards[i])
            ended[i] = states[i]
            states[i] = start[0]
            turn = to_a_decision(b[0], states[i], rngs[i])
        show(b[0], states[i], turn, i, actors, rows, masks, moves, counts)


@compiled
def put_in(
    b: Rows,
    numbers: Any,
    given: Rows,
    states: Rows,
    redealt: bool,
    rngs: Any,
    actors: Any,
    rows: Any,
    masks: Any,
    moves: Any,
    counts: Any,
) -> None:
    """Let each of the numbered games go on from the state given for it."""
    for k in range(len(numbers)):
        i = numbers[k]
        states[i] = given[k]
        turn = actor(b[0], states[i])
        if redealt:
            redeal(b[0], states[i], turn, rngs[i])
        show(b[0], states[i], turn, i, actors, rows, masks, moves, counts)


@compiled
def all_decide(b: Rows, given: Rows) -> bool:
    """Whether a seat has to decide in each of these states."""
    for i in range(len(given)):
        if actor(b[0], given[i]) < 0:
            return False
    return True


@compiled
def show_ended(b: Rows, ended: Rows, games: Any, out: Any) -> None:
    """What every seat sees of these games, now that they are over."""
    for i in range(len(games)):
        for seat in range(out.shape[1]):
            observe(b[0], ended[games[i]], seat, out[i, seat])


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
        threads: int = 1,
    ) -> None:
        self.game = named(game)
        self.seats = seats or min(self.game.seats)
        self.games = games
        self.threads = threads
        p = self.game.new(self.seats, options)
        self._b, self._start = p.b, p.s
        self._states: Any = np.zeros(games, p.s.dtype)
        self._ended: Any = np.zeros(games, p.s.dtype)
        self.actors = np.zeros(games, np.int64)
        self.observations = np.zeros((games, width(self.game)), np.float32)
        self.masks = np.zeros((games, self.game.moves), np.int8)
        self.rewards = np.zeros((games, self.seats), np.float32)
        self.done = np.zeros(games, np.bool_)
        self.legal = np.zeros((games, self.game.widest), np.int64)
        self.counts = np.zeros(games, np.int64)
        self._chosen = np.zeros(games, np.int64)
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.reset(seed)

    @property
    def _shown(self) -> tuple[Any, Any, Any, Any, Any]:
        """The arrays that say what a game's mover sees and may do."""
        return self.actors, self.observations, self.masks, self.legal, self.counts

    def reset(self, seed: int = 0) -> None:
        """Start every game anew; each draws its chance from its own generator."""
        seeds = [bits.rng(seed * MIX + i) for i in range(self.games)]
        self._rngs = np.array(seeds, np.uint64).reshape(self.games, 1)
        self._dice = bits.rng(~seed)
        self.rewards[:] = 0
        self.done[:] = False
        begin(self._b, self._start, self._states, self._rngs, *self._shown)

    def step(self, chosen: NDArray[np.int64]) -> None:
        """Play one move in every game; Illegal (and nothing is played) if one may not be."""
        if chosen.shape != (self.games,):
            raise ValueError(f"{self.games} moves are needed, one for each game")
        wrong = first_wrong(chosen, self.masks)
        if wrong != ALL_WENT_WELL:
            raise Illegal(
                TEXTS("not-legal-in-batch", move=chosen[wrong], game=wrong),
                "mask",
            )
        self._in_threads(partial(self._step, chosen))

    def _step(self, chosen: NDArray[np.int64], first: int, after: int) -> None:
        step_some(
            first,
            after,
            self._b,
            self._start,
            self._states,
            self._ended,
            chosen,
            self._rngs,
            *self._shown,
            self.rewards,
            self.done,
        )

    def _in_threads(self, work: Callable[[int, int], None]) -> None:
        """Do all games, a share in each thread. Compiled code runs without Python's lock."""
        if self._pool is None:
            work(0, self.games)
            return
        cuts = [self.games * i // self.threads for i in range(self.threads + 1)]
        others = [self._pool.submit(work, *share) for share in pairwise(cuts[1:])]
        work(*cuts[:2])
        for other in others:
            other.result()

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move of each game, all alike."""
        draw(self._dice, self.legal, self.counts, self._chosen)
        return self._chosen

    def final_observations(self) -> Row:
        """The last rows of the games that ended in this step: games × seats × width.

        They are in the order of ``np.flatnonzero(done)``; what the seats see when all is over.
        """
        over = np.flatnonzero(self.done)
        rows = np.zeros((len(over), self.seats, self.observations.shape[1]), np.float32)
        show_ended(self._b, self._ended, over, rows)
        return rows

    def state(self, number: int) -> Any:
        """The state of one game (one-element array, a copy)."""
        # byte by byte: numpy's own copy leaves what lies between the fields to chance
        raw = bytearray(self._states[number : number + 1].tobytes())
        return np.frombuffer(raw, self._states.dtype)

    def set_state(self, number: int, state: Any) -> None:
        """Let one game go on from a state (one-element array) in which a seat has to decide."""
        self._put([number], state, redealt=False)

    def fork(self, sources: ArrayLike, redealt: bool = False, of: Batch | None = None) -> None:
        """Let each game go on from a copy of another: game i from that of game ``sources[i]``.

        Those may be games ``of`` another batch. Generators stay where they are, so that copies meet
        different chance. ``redealt``: what the seat to move cannot know is dealt anew in each copy,
        as a planner that does not peek has to.
        """
        taken = np.asarray(sources, np.int64)
        there = self if of is None else of
        if taken.shape != (self.games,):
            raise ValueError(f"{self.games} sources are needed, one for each game")
        if len(taken) and not (taken.min() >= 0 and taken.max() < there.games):
            raise ValueError(f"sources are games, 0 to {there.games - 1}")
        raw = there._states.view(np.uint8).reshape(there.games, -1)[taken]
        self._put(range(self.games), raw.reshape(-1).view(there._states.dtype), redealt)

    def _put(self, numbers: Iterable[int], given: Any, redealt: bool) -> None:
        if given.dtype != self._states.dtype:
            raise ValueError(f"that is no state of {self.game.id}")
        if not all_decide(self._b, given):
            raise ValueError("no seat has to decide in that state")
        which = np.array(list(numbers), np.int64)
        put_in(self._b, which, given, self._states, redealt, self._rngs, *self._shown)
