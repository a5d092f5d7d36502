"""Whether what bots claim is true: the chances they give themselves, beside how the games ended.

Bots of one kind play each other. At every decision with a choice the mover's claim is noted, and
what the evaluation alone says of the position (over the same beliefs). A claim is true if, in every
quarter of the game, movers win as often on average as they claim; it is worth something if its
Brier score, the mean square of what it is off, is smaller than the evaluation's.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from kurultai.arena.bout import opened, seated
from kurultai.arena.plan import OPENING, Pairing, Plan, seed_of
from kurultai.bots import beliefs, evaluation
from kurultai.bots.search.judging import judge
from kurultai.core import registry
from kurultai.core.bits import Rng, rng
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import CHANCE
from kurultai.core.contract.believing import imagine
from kurultai.core.contract.shares import Shares, Weights
from kurultai.core.game import Position
from kurultai.core.structs import Rows

QUARTERS = 4
SAMPLES = 8  # of what is hidden, for the evaluation


@dataclass(frozen=True)
class Quarter:
    """The claims made in a quarter of a game, or of many: sums over decisions."""

    decisions: int = 0
    claimed: float = 0.0
    won: float = 0.0
    off: float = 0.0  # squared
    evaluation_off: float = 0.0

    def __add__(self, other: Quarter) -> Quarter:
        return Quarter(*(a + b for a, b in zip(self._sums(), other._sums(), strict=True)))

    def _sums(self) -> tuple[Any, ...]:
        return tuple(asdict(self).values())

    @property
    def gap(self) -> float:
        """By how much movers claim too much."""
        return (self.claimed - self.won) / max(1, self.decisions)

    @property
    def brier(self) -> float:
        return self.off / max(1, self.decisions)

    @property
    def evaluation_brier(self) -> float:
        return self.evaluation_off / max(1, self.decisions)


Quarters = tuple[Quarter, ...]


@compiled
def reckon(
    b: Rows, s: Rows, seat: int, w: Weights, belief: Weights, rng: Rng, shares: Shares
) -> float:
    """What the evaluation alone gives a seat, on average over what is likely."""
    dealt = s.copy()
    total = 0.0
    for _ in range(SAMPLES):
        dealt[:] = s
        imagine(b[0], dealt[0], seat, belief, rng)
        judge(b[0], dealt[0], w, shares)
        total += shares[seat]
    return total / SAMPLES


def plan_for(game: str, seats: int, bot: str, games: int, seed: int) -> Plan:
    opening = 0 if registry.game(game).has_chance else OPENING
    return Plan(game, seats, {}, (bot,) * seats, games, seed, opening)


def claims(plan: Plan, number: int) -> Quarters:
    """Play one game, and sum up what was claimed in each quarter of it."""
    pairing = Pairing(number, plan.bots, seed_of(plan.seed, "calibration", number))
    bots = seated(plan, pairing)
    generator = rng(pairing.seed)
    p, plies = opened(plan, pairing.seed)
    noted: list[tuple[int, int, float, float]] = []
    while not p.is_over:
        if p.actor == CHANCE:
            p.play(p.sample(generator))
        else:
            thought = bots[p.actor].choose(p)
            if len(p.legal()) > 1:
                noted.append((plies, p.actor, thought.share, _evaluated(p, pairing.seed)))
            p.play(thought.move)
        plies += 1
    return _summed(noted, plies, p)


def _evaluated(p: Position, seed: int) -> float:
    w, belief = evaluation.weights(p.game, p.seats), beliefs.numbers(p.game, p.seats)
    return float(reckon(p.b, p.s, p.actor, w, belief, rng(seed), np.zeros(p.seats)))


def _summed(noted: Iterable[tuple[int, int, float, float]], plies: int, end: Position) -> Quarters:
    won = end.winners()
    sums = [Quarter()] * QUARTERS
    for ply, seat, claim, evaluated in noted:
        result = (seat in won) / len(won)
        squares = (claim - result) ** 2, (evaluated - result) ** 2
        sums[QUARTERS * ply // plies] += Quarter(1, claim, result, *squares)
    return tuple(sums)


def added(games: Iterable[Quarters]) -> Quarters:
    """The quarters of many games together."""
    total = [Quarter()] * QUARTERS
    for game in games:
        total = [a + b for a, b in zip(total, game, strict=True)]
    return tuple(total)


def whole(quarters: Quarters) -> Quarter:
    return sum(quarters, Quarter())
