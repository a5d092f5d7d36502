"""What a leaf of the search is worth: its moves looked at one ply deep, or played on a little."""

from __future__ import annotations

from kurultai.bots.desk import Desk, Knobs, aim
from kurultai.bots.greedy import settle
from kurultai.bots.shares import divide, judge
from kurultai.core.bits import Rng
from kurultai.core.kernel import (
    CHANCE,
    OVER,
    Records,
    actor,
    legal,
    play,
    rule,
    winners,
)

NONE = -1  # no edge, no child, no certain winner


@rule
def score_moves(b: Records, d: Desk, k: Knobs, seat: int, count: int, rng: Rng) -> tuple[int, int]:
    """Look at each move one ply deep; ``best`` is left with the shares after the best one.

    Returns that move's place in the list and the seat for which it is a certain win.
    """
    top = 0
    certain = NONE
    for i in range(count):
        d.after[:] = d.at
        play(b[0], d.after[0], d.moves[i])
        is_drawn = actor(b[0], d.after[0]) == CHANCE
        if is_drawn:
            settle(b[0], d.after[0], rng)
        is_over = judge(b[0], d.after[0], d.weights, d.shares)
        d.scores[i] = aim(d, k, seat)
        if i == 0 or d.scores[i] > d.scores[top]:
            top = i
            d.best[:] = d.shares
            certain = seat if is_over and not is_drawn and d.shares[seat] == 1.0 else NONE
    d.picked[0] = d.moves[top]
    return top, certain


@rule
def follow(b: Records, d: Desk, k: Knobs, rng: Rng) -> None:
    """Play on from the move just picked; ``best`` is left with the shares at the end of it."""
    for _ in range(int(k.playout)):
        play(b[0], d.at[0], d.picked[0])
        settle(b[0], d.at[0], rng)
        turn = actor(b[0], d.at[0])
        if turn == OVER:
            return divide(winners(b[0], d.at[0]), d.best)
        score_moves(b, d, k, turn, legal(b[0], d.at[0], d.moves), rng)
    return None
