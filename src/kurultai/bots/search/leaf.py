"""What a leaf of the search is worth: its moves looked at one ply deep, or played on a little."""

from __future__ import annotations

from kurultai.bots.greedy import settle
from kurultai.bots.search.desk import Desk, Knobs, aim
from kurultai.bots.search.judging import judge
from kurultai.core.bits import Rng
from kurultai.core.compiling.decorators import inlined
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.contract.kernel import actor, legal, play
from kurultai.core.structs import Rows

NONE = -1  # no edge, no child, no certain winner


@inlined
def note_deal(b: Rows, d: Desk, k: Knobs) -> None:
    """A new deal of the root: how much better each seat looks in it than in the usual one."""
    judge(b[0], d.at[0], d.weights, d.shares)
    seats = len(d.shares)
    d.dealt[seats] += 1.0
    for seat in range(seats):
        d.dealt[seat] += d.shares[seat]
        d.luck[seat] = k.fairness * (d.shares[seat] - d.dealt[seat] / d.dealt[seats])


@inlined
def note_chance(b: Rows, d: Desk, k: Knobs, total: float, visits: int) -> float:
    """Chance has spoken: was it kind to us? Returns the ``total`` of all visits here so far."""
    appraise(b, d.at, d)
    ours = d.shares[d.seat]
    total += ours
    luck = k.fairness * (ours - total / (visits + 1))
    for seat in range(len(d.luck)):
        d.luck[seat] += luck if seat == d.seat else -luck / (len(d.luck) - 1)
    return total


@inlined
def appraise(b: Rows, s: Rows, d: Desk) -> bool:
    """Put on the desk what a position is worth, less the luck that led there; is it the end?"""
    is_over = judge(b[0], s[0], d.weights, d.shares)
    for seat in range(len(d.shares)):
        d.shares[seat] -= d.luck[seat]
    return is_over


@inlined
def score_moves(b: Rows, d: Desk, k: Knobs, seat: int, count: int, rng: Rng) -> tuple[int, int]:
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
        is_over = appraise(b, d.after, d)
        d.scores[i] = aim(d, k, seat)
        if i == 0 or d.scores[i] > d.scores[top]:
            top = i
            d.best[:] = d.shares
            certain = seat if is_over and not is_drawn and d.shares[seat] == 1.0 else NONE
    d.picked[0] = d.moves[top]
    return top, certain


@inlined
def follow(b: Rows, d: Desk, k: Knobs, rng: Rng) -> None:
    """Play on from the move just picked; ``best`` is left with the shares at the end of it."""
    for _ in range(int(k.playout)):
        play(b[0], d.at[0], d.picked[0])
        settle(b[0], d.at[0], rng)
        turn = actor(b[0], d.at[0])
        if turn == OVER:
            appraise(b, d.at, d)
            d.best[:] = d.shares
            return
        score_moves(b, d, k, turn, legal(b[0], d.at[0], d.moves), rng)
