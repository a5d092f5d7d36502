"""Ratings from games: one number a bot, so that differences tell how often each wins.

In a game of several seats a bot wins with a chance in proportion to 10^(rating / 400), as Elo has
it for two. Fitted to all games at once, and one more for each line-up, shared by all who sat there,
so that a bot that won all its games has a rating too. Intervals are of differences: to the anchor,
the bot at ANCHOR points, and to the bot before.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt

import numpy as np

from kurultai.arena.bout import Outcome
from kurultai.arena.interval import SURE
from kurultai.arena.training.fitting import newton, softmax
from kurultai.arena.training.selfplay import Floats

ANCHOR = 1000
POINTS = 400 / log(10)  # Elo points for a factor of e
NEVER_MET = 1e-6  # games' worth of doubt about bots whom no games connect


@dataclass(frozen=True)
class Rating:
    bot: str
    points: int
    within: int  # either side, 95 %
    step: int  # above the bot before
    step_within: int
    games: int


def rate(bots: list[str], outcomes: list[Outcome]) -> list[Rating]:
    """The ratings of these bots, the first at ANCHOR."""
    x, won = _table(bots, outcomes)
    found = newton(x, won, np.zeros(len(bots)), NEVER_MET)
    covariance = _covariance(x, found)

    def difference(one: int, other: int) -> tuple[int, int]:
        """In points, and the interval either side."""
        spread = covariance[one, one] + covariance[other, other] - 2 * covariance[one, other]
        away = POINTS * (found[one] - found[other])
        return round(away), round(SURE * POINTS * sqrt(max(0.0, spread)))

    ratings = []
    for i, bot in enumerate(bots):
        (points, within), (step, step_within) = difference(i, 0), difference(i, max(0, i - 1))
        games = sum(bot in outcome.bots for outcome in outcomes)
        ratings.append(Rating(bot, ANCHOR + points, within, step, step_within, games))
    return ratings


def _table(bots: list[str], outcomes: list[Outcome]) -> tuple[Floats, Floats]:
    """Who sat where (game × seat × bot), and the shares of victory (game × seat)."""
    seats = len(outcomes[0].bots)
    lineups = sorted({tuple(sorted(outcome.bots)) for outcome in outcomes})
    x = np.zeros((len(outcomes) + len(lineups), seats, len(bots)))
    won = np.full((len(x), seats), 1 / seats)
    for game, seated in enumerate([*(tuple(one.bots) for one in outcomes), *lineups]):
        for seat, bot in enumerate(seated):
            x[game, seat, bots.index(bot)] = 1.0
    for game, outcome in enumerate(outcomes):
        won[game] = 0.0
        won[game, outcome.winners] = 1 / len(outcome.winners)
    return x, won


def _covariance(x: Floats, found: Floats) -> Floats:
    """How uncertain what was found is, together."""
    shares = softmax(x @ found)
    centred = x - np.einsum("ns,nsk->nk", shares, x)[:, None, :]
    flat = (centred * np.sqrt(shares)[:, :, None]).reshape(-1, x.shape[2])
    covariance: Floats = np.linalg.inv(flat.T @ flat + NEVER_MET * np.eye(x.shape[2]))
    return covariance
