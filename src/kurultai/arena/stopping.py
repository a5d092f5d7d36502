"""When an arena has seen enough: a sequential test, or an interval that is narrow enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import log

from kurultai.arena.bout import Outcome
from kurultai.arena.interval import wilson
from kurultai.arena.plan import Plan

FEWEST = 20  # games before an interval counts
FEWEST_ROUNDS = 10  # before the test decides anything
BOUNDS = (0.0, 20.0)  # Elo: is the bot better by so little, or by so much?
MISTAKE = 0.05  # chance of either mistake
UNSEEN = 1e-3  # of a round: how often a result is taken to have been seen that was not
HALVINGS = 60  # of the place where a likelihood is looked for


def share_in(outcome: Outcome, bot: str) -> float:
    """A bot's share of victory in one game, for each of its seats."""
    seats = [seat for seat, name in enumerate(outcome.bots) if name == bot]
    won = len([seat for seat in seats if seat in outcome.winners])
    return won / len(outcome.winners) / len(seats)


def rounds(plan: Plan, outcomes: Iterable[Outcome], bot: str) -> list[float]:
    """A bot's mean share in each round that is complete: one seed, played from every seat.

    What the seed gives to a seat is the same all through a round, so rounds differ less than games.
    """
    found: dict[int, list[float]] = {}
    complete = plan.games // plan.seats * plan.seats * len(plan.lineups())
    for one in outcomes:
        if bot in one.bots and one.number < complete:
            found.setdefault(one.number // plan.seats, []).append(share_in(one, bot))
    return [sum(all_) / plan.seats for all_ in found.values() if len(all_) == plan.seats]


def expected(elo: float, seats: int, own: int = 1) -> float:
    """The share for each of ``own`` seats of a bot that is so much better than the others."""
    times = 10 ** (elo / 400)
    return float(times / (own * times + seats - own))


@dataclass
class Sprt:
    """Wald's sequential test over rounds: is the bot better by ``low`` Elo or less, or by ``high``?

    With two seats a round is a pair of games and has five results (0, ½, 1, 1½, 2 wins: the
    pentanomial test of engine testers). How often each comes is not assumed but seen; the
    likelihoods are those of the most likely frequencies whose mean is the one or the other bound's.
    """

    seats: int
    low: float = BOUNDS[0]
    high: float = BOUNDS[1]
    own: int = 1  # seats of the bot
    verdict: str = ""

    def look(self, shares: list[float]) -> bool:
        """Whether the rounds decide it. ``verdict`` then says what."""
        if len(shares) < FEWEST_ROUNDS:
            return False
        ratio = self.ratio(shares)
        if abs(ratio) < log((1 - MISTAKE) / MISTAKE):
            return False
        self.verdict = "better" if ratio > 0 else "not better"
        return True

    def ratio(self, shares: list[float]) -> float:
        """The logarithm of how much likelier the rounds are if the bot is better by ``high``."""
        most = 1 / self.own
        seen = Counter({0.0: UNSEEN, most / 2: UNSEEN, most: UNSEEN})
        for share in shares:
            seen[round(share, 9)] += 1
        low, high = (expected(elo, self.seats, self.own) for elo in (self.low, self.high))
        return _likelihood(seen, high) - _likelihood(seen, low)


def _likelihood(seen: Counter[float], mean: float) -> float:
    """Of what was seen, under the most likely frequencies that have this mean.

    These are each its own frequency over 1 + t (result - mean), with the t for which the mean of
    result - mean is 0; the logarithm is told without what all means have in common.
    """
    below, above = mean - min(seen), max(seen) - mean
    low, high = -1 / above, 1 / below
    for _ in range(HALVINGS):
        t = (low + high) / 2
        slope = sum(n * (share - mean) / (1 + t * (share - mean)) for share, n in seen.items())
        low, high = (t, high) if slope > 0 else (low, t)
    return -sum(n * log(1 + t * (share - mean)) for share, n in seen.items())


def is_tight(shares: list[float], width: float) -> bool:
    """Whether the interval of a share is at most so wide."""
    low, high = wilson(sum(shares), len(shares))
    return len(shares) >= FEWEST and high - low <= width
