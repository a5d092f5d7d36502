"""What an iteration of the search works with: where it writes, and the knobs it obeys."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurultai.core.compiling.decorators import inlined
from kurultai.core.contract.shares import Shares, Weights
from kurultai.core.structs import Moves, Rows


class Desk(NamedTuple):
    at: Rows  # the state it has reached
    after: Rows  # and one ply further
    seat: int  # who searches
    first: int  # a move that every iteration begins with, before the tree; NONE: there is none
    weights: Weights
    belief: Weights  # how likely what is hidden is
    moves: Moves
    scores: NDArray[np.float64]
    picked: Moves  # one element: the move that looked best
    shares: Shares
    best: Shares
    luck: Shares  # of this iteration: how much better than usual deal and chance make a seat look
    dealt: Shares  # by seat, the shares of all deals so far together; at the end how many deals
    marks: NDArray[np.int64]  # by move
    path_nodes: NDArray[np.int64]
    path_edges: NDArray[np.int64]


class Knobs(NamedTuple):
    exploration: float = 0.6
    sharpness: float = 12.0  # of the priors: how much a better score counts
    trust: float = 1.0  # visits that a move's score is worth
    width: float = 8.0  # moves of a new node
    growth: float = 1.0  # × √visits more
    patience: float = 0.0  # visits to a node before its moves are looked at
    playout: float = 0.0  # plies, each the best of one ply, played on before a leaf is judged
    fairness: float = 0.0  # how much of the luck of deals and chance is taken out
    paranoia: float = 0.0  # 0: rivals look after themselves, 1: they are all against us


@inlined
def aim(d: Desk, k: Knobs, seat: int) -> float:
    """What a seat tries to make large, of the shares on the desk."""
    if seat == d.seat:
        return d.shares[seat]  # type: ignore[no-any-return]
    against = 1.0 - d.shares[d.seat]
    return (1.0 - k.paranoia) * d.shares[seat] + k.paranoia * against  # type: ignore[no-any-return]
