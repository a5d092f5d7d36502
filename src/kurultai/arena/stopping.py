"""When an arena has seen enough: a sequential test, or an interval that is narrow enough."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from kurultai.arena.bout import Outcome
from kurultai.arena.interval import wilson

FEWEST = 20  # games before anything is decided
BETTER_BY = 0.3  # what is tested for: so much of the way from an even share to all victories
MISTAKE = 0.05  # chance of either mistake


def share_in(outcome: Outcome, bot: str) -> float:
    """A bot's share of victory in one game, for each of its seats."""
    seats = [seat for seat, name in enumerate(outcome.bots) if name == bot]
    won = len([seat for seat in seats if seat in outcome.winners])
    return won / len(outcome.winners) / len(seats)


@dataclass
class Sprt:
    """Wald's sequential test: is the bot no better than its rivals, or clearly better?

    The likelihoods are those of a normal variable with the spread seen so far.
    """

    even: float
    verdict: str = ""

    def look(self, shares: list[float]) -> bool:
        """Whether it is decided. ``verdict`` then says what."""
        n = len(shares)
        if n < FEWEST:
            return False
        mean = sum(shares) / n
        spread = sum((share - mean) ** 2 for share in shares) / n
        spread = max(spread, 1 / n)  # all alike so far says little about the spread
        better = self.even + BETTER_BY * (1 - self.even)
        ratio = n * (better - self.even) * (mean - (better + self.even) / 2) / spread
        bound = log((1 - MISTAKE) / MISTAKE)
        if abs(ratio) < bound:
            return False
        self.verdict = "better" if ratio > 0 else "not better"
        return True


def is_tight(shares: list[float], width: float) -> bool:
    """Whether the interval of a share is at most so wide."""
    low, high = wilson(sum(shares), len(shares))
    return len(shares) >= FEWEST and high - low <= width
