"""Weights from positions: a regression of results on features.

The shares of victory are the softmax of weighed features, one sum for each seat (bots/shares.py).
Fitted by Newton's method to how the games ended: to who won and, where the score decides, as much
to by how much, which tells more about a position narrowly lost; the scale is fitted to who won.
What can only be good to have may be held at nothing or more: few games may say otherwise, by luck.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.arena.training.selfplay import Floats, Noted

Which = NDArray[np.bool_]

RIDGE = 8.0  # games' worth of doubt about each weight
STEPS = 25
ENOUGH = 1e-6
EVERY_FIFTH = 5  # game is held out


def fit(noted: Noted, by_margin: float, is_good: Which) -> tuple[Floats, float, float]:
    """Two weights for each feature; then the log loss on games held out, even and with them."""
    x = inputs(noted)
    held_out = noted.game % EVERY_FIFTH == 0
    aims = (1 - by_margin) * noted.won + by_margin * margins(noted.scores)
    spread = np.sqrt(((x - x.mean(axis=1, keepdims=True)) ** 2).mean(axis=(0, 1)))
    used = spread > 1e-9
    x = x[:, :, used] / spread[used]
    learn = ~held_out
    ridge = RIDGE * learn.sum() / len(np.unique(noted.game[learn]))
    weights = never_below(x[learn], aims[learn], ridge, np.repeat(is_good, 2)[used])
    scale = newton((x[learn] @ weights)[:, :, None], noted.won[learn], np.ones(1), 0.0)
    weights = weights * scale[0]
    loss = log_loss(x[held_out] @ weights, noted.won[held_out])
    whole = np.zeros(len(used))
    whole[used] = weights / spread[used]
    whole[1::2] -= whole[::2]  # the start's weight, told as what it adds to the end's
    return whole, float(np.log(x.shape[1])), loss


def inputs(noted: Noted) -> Floats:
    """Each feature as far as the game is over, and as far as it is to come."""
    to_come = noted.to_come[:, None, None]
    both = np.stack([noted.features * (1 - to_come), noted.features * to_come], axis=3)
    return both.reshape(*both.shape[:2], -1)


def margins(scores: Floats) -> Floats:
    """Scores as shares: a lead of the usual spread is worth a factor of e."""
    usual = max(1e-9, float(scores.std(axis=1).mean()))
    return softmax(scores / usual)


def never_below(x: Floats, aims: Floats, ridge: float, is_good: Which) -> Floats:
    """The best weights of which these are not below 0: what would be is left out, step by step."""
    free = np.ones(len(is_good), bool)
    while True:
        weights = np.zeros(len(is_good))
        weights[free] = newton(x[:, :, free], aims, weights[free], ridge)
        if not (is_good & (weights < 0)).any():
            return weights
        free &= ~(is_good & (weights < 0))


def softmax(logits: Floats) -> Floats:
    powers: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


def log_loss(logits: Floats, won: Floats) -> float:
    return float(-(won * np.log(softmax(logits) + 1e-12)).sum(axis=1).mean())


def newton(x: Floats, aims: Floats, weights: Floats, ridge: float) -> Floats:
    """Weights with the least log loss (convex: there is one best), held near 0 by ``ridge``."""
    for _ in range(STEPS):
        shares = softmax(x @ weights)
        slope = np.einsum("ns,nsk->k", shares - aims, x) + ridge * weights
        centred = x - np.einsum("ns,nsk->nk", shares, x)[:, None, :]
        flat = (centred * np.sqrt(shares)[:, :, None]).reshape(-1, x.shape[2])
        bend = flat.T @ flat + (ridge + 1e-6) * np.eye(x.shape[2])
        step = np.linalg.solve(bend, slope)
        weights = weights - step * min(1.0, 4.0 / max(1e-12, float(np.abs(step).max())))
        if np.abs(step).max() < ENOUGH:
            break
    return weights
