"""Winning chances at any position, from what one seat knows there.

The search of the bots, as it plays, whoever has to decide: every iteration deals anew what the seat
cannot know and ends with shares of victory; their average is the estimate.
"""

from __future__ import annotations

import numpy as np

from kurultai.bots.bot import no_cancel
from kurultai.bots.search.leaf import NONE
from kurultai.bots.search.search import desk_for, empty, warm_up
from kurultai.bots.search.tree import run
from kurultai.bots.spec import usual_knobs
from kurultai.core import bits
from kurultai.core.contract.shares import Shares
from kurultai.core.game import Game, Position

NODES = 4  # of the tree, for each iteration


class Chances:
    def __init__(self, game: Game, iterations: int, seed: int = 1) -> None:
        warm_up(game)
        self._has_secrets = game.has_secrets
        self._knobs = usual_knobs(game)
        self._iterations = iterations
        self._seed = seed

    def of(self, p: Position, seat: int | None) -> Shares:
        """Each seat's share of victory, as ``seat`` would reckon it; the same whenever asked.

        None knows everything that is hidden.
        """
        if p.is_over:
            return exact(p.seats, p.winners())
        tree, rng = empty(NODES * self._iterations), bits.rng(self._seed)
        eye = p.actor if seat is None else seat
        desk = desk_for(p)._replace(seat=eye)  # who reckons, whoever has to decide
        total, done = np.zeros(p.seats), 0
        secret, cancel = self._has_secrets and seat is not None, no_cancel()
        while done < self._iterations:
            if not run(p.b, p.s, eye, tree, desk, self._knobs, secret, 1, cancel, rng):
                break  # certain, or no room
            total += desk.shares
            done += 1
        winner = int(tree.nodes[tree.head[0].root].winner)
        # with luck taken out, a few iterations may add up to a little less than 0 or more than 1
        shares = np.clip(total / max(1, done), 0.0, 1.0)
        return shares / shares.sum() if winner == NONE else exact(p.seats, [winner])


def exact(seats: int, winners: list[int]) -> Shares:
    """The shares of a game whose winners are known."""
    out = np.zeros(seats)
    out[winners] = 1 / len(winners)
    return out
