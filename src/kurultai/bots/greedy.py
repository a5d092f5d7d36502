"""The move after which the position looks best, one ply deep.

What the seat cannot know is dealt anew, and chance drawn anew, a few times, and averaged.
A temperature above 0 prefers better moves less sharply: mistakes, but plausible ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kurultai.bots import beliefs, evaluation
from kurultai.bots.bot import Cancel, Candidate, Thought
from kurultai.bots.search.judging import judge
from kurultai.core import bits
from kurultai.core.bits import Rng, chance_of
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import CHANCE
from kurultai.core.contract.believing import imagine
from kurultai.core.contract.kernel import actor, play, sample
from kurultai.core.contract.shares import Weights
from kurultai.core.floats import exp
from kurultai.core.game import Game, Position
from kurultai.core.structs import Moves, Rows

SAMPLES = 8  # of what is hidden or left to chance
SHOWN = 5  # candidates in a Thought


@compiled
def settle(b: Any, s: Any, rng: Rng) -> None:
    """Draw chance until somebody has to decide, or the game is over."""
    while actor(b, s) == CHANCE:
        play(b, s, sample(b, s, rng))


@compiled
def look(
    b: Rows,
    s: Rows,
    moves: Moves,
    samples: int,
    rng: Rng,
    w: Weights,
    belief: Weights,
    out: NDArray[np.float64],
    seats: int,
) -> None:
    """The mover's average share after each of its moves, over samples of what it cannot know."""
    seat = actor(b[0], s[0])
    dealt, after = s.copy(), s.copy()
    shares = np.zeros(seats)
    out[:] = 0.0
    for _ in range(samples):
        dealt[:] = s
        imagine(b[0], dealt[0], seat, belief, rng)
        for i in range(len(moves)):
            after[:] = dealt
            play(b[0], after[0], moves[i])
            settle(b[0], after[0], rng)
            judge(b[0], after[0], w, shares)
            out[i] += shares[seat] / samples


class Greedy:
    def __init__(
        self,
        game: Game,
        seed: int,
        temperature: float = 0.0,
        samples: int = SAMPLES,
        weights: Path | None = None,
        belief: str | None = None,
    ) -> None:
        self._samples = samples if game.has_chance or game.has_secrets else 1
        self._weights = weights
        self._belief = belief
        self._temperature = temperature
        self._rng = bits.rng(seed)

    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        moves = p.legal().copy()
        shares = np.zeros(len(moves))
        w = evaluation.weights(p.game, p.seats, self._weights)
        belief = beliefs.numbers(p.game, p.seats, self._belief)
        look(p.b, p.s, moves, self._samples, self._rng, w, belief, shares, p.seats)
        ranked = np.argsort(-shares, kind="stable")[:SHOWN]
        best = self._pick(shares)
        shown = [Candidate(int(moves[i]), float(shares[i]), self._samples) for i in ranked]
        return Thought(int(moves[best]), float(shares[best]), self._samples * len(moves), shown)

    def _pick(self, shares: NDArray[np.float64]) -> int:
        """The best (ties by lot), or one drawn by how good it is."""
        top = float(shares.max())
        if self._temperature == 0:
            equal = np.flatnonzero(shares == top)
            return int(equal[bits.below(self._rng, len(equal))])
        weights = [exp((float(share) - top) / self._temperature) for share in shares]
        total = 0.0
        for weight in weights:  # not `sum`, which rounds otherwise in newer Pythons
            total += weight
        drawn = chance_of(self._rng) * total
        for i, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return i
        return int(shares.argmax())
