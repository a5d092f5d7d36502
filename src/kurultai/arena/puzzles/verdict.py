"""Which move of a position is best, and by how much, from what the seat to move may know.

Every legal move gets a search tree of its own; each iteration deals anew what the seat cannot know
and begins with that move. All moves get the same number of iterations, then the better half of
them, and so on (sequential halving): in the end the best two have been tried equally often, and no
move was left out because it looks bad at first sight.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, log2

from kurultai.bots.bot import no_cancel
from kurultai.bots.search.desk import Desk, Knobs
from kurultai.bots.search.leaf import NONE
from kurultai.bots.search.search import desk_for, empty, warm_up
from kurultai.bots.search.tree import Tree, run
from kurultai.bots.spec import usual_knobs
from kurultai.core import bits
from kurultai.core.game import Position

FEWEST = 2  # iterations of a move
SPARE = 64  # nodes


@dataclass(frozen=True)
class Verdict:
    """Every legal move with its share of victory, the best first; the first two equally tried."""

    moves: tuple[int, ...]
    shares: tuple[float, ...]

    @property
    def best(self) -> int:
        return self.moves[0]

    @property
    def share(self) -> float:
        return self.shares[0]

    @property
    def margin(self) -> float:
        """By how much the best is better than the next."""
        return self.shares[0] - self.shares[1] if len(self.shares) > 1 else 0.0

    def share_of(self, move: int) -> float:
        return self.shares[self.moves.index(move)]


class Arm:
    """One move, with the tree of what may follow."""

    def __init__(self, move: int, seed: int) -> None:
        self.move = move
        self.tree = empty(SPARE)
        self.rng = bits.rng(seed)
        self.total = 0.0
        self.tried = 0
        self.winner = NONE  # the seat that wins for sure

    def share(self, seat: int) -> float:
        if self.winner != NONE:
            return float(self.winner == seat)
        return self.total / self.tried


class Scales:
    """A position whose moves (all of them, or some) are weighed."""

    def __init__(
        self,
        p: Position,
        seed: int,
        moves: Iterable[int] | None = None,
        knobs: Knobs | None = None,
    ) -> None:
        warm_up(p.game)
        self._p = p
        self._seat = p.actor
        self._knobs = knobs or usual_knobs(p.game)
        self._desk = desk_for(p)
        self._mark = 0
        self._arms = [Arm(int(move), seed) for move in (p.legal() if moves is None else moves)]

    def weigh(self, iterations: int) -> Verdict:
        """Spend so many iterations, on all moves together."""
        alive = list(self._arms)
        rounds = max(1, ceil(log2(len(alive))))
        while len(alive) > 1:
            for arm in alive:
                self._try(arm, max(FEWEST, iterations // (rounds * len(alive))))
            ranked = sorted(alive, key=self._share, reverse=True)
            alive = ranked[: ceil(len(ranked) / 2)]
        # first who stayed longest, then by share: what was tried more is known better
        ranked = sorted(self._arms, key=lambda arm: (arm.tried, self._share(arm)), reverse=True)
        return Verdict(tuple(arm.move for arm in ranked), tuple(self._share(arm) for arm in ranked))

    def look_closer(self, move: int) -> float:
        """The share of a move that is tried as often as the best was."""
        arm = next(arm for arm in self._arms if arm.move == move)
        most = max(other.tried for other in self._arms)
        if arm.tried < most:
            self._try(arm, most - arm.tried)
        return self._share(arm)

    def _share(self, arm: Arm) -> float:
        return arm.share(self._seat)

    def _try(self, arm: Arm, iterations: int) -> None:
        p = self._p
        desk: Desk = self._desk._replace(first=arm.move)
        has_secrets = p.game.has_secrets
        left = iterations
        while left and arm.winner == NONE:
            arm.tree.head["mark"][0] = self._mark  # the trees write on one desk
            asked = no_cancel()
            did = run(
                p.b,
                p.s,
                self._seat,
                arm.tree,
                desk,
                self._knobs,
                has_secrets,
                left,
                asked,
                arm.rng,
            )
            self._mark = int(arm.tree.head["mark"][0])
            arm.total = float(arm.tree.head["found"][0])
            arm.tried += did
            left -= did
            arm.winner = int(arm.tree.nodes["winner"][arm.tree.head["root"][0]])
            if left and arm.winner == NONE:
                arm.tree = larger(arm.tree)
        arm.tried += left if arm.winner != NONE else 0
        if arm.winner != NONE:
            arm.total = float(arm.tried) * (arm.winner == self._seat)


def larger(tree: Tree) -> Tree:
    """The same tree with room to grow."""
    made = empty(2 * len(tree.nodes))
    made.head[:] = tree.head
    made.nodes[: len(tree.nodes)] = tree.nodes
    made.edges[: len(tree.edges)] = tree.edges
    return made


def weigh(p: Position, iterations: int, seed: int) -> Verdict:
    """The moves of the seat to decide, weighed with so many iterations in all."""
    return Scales(p, seed).weigh(iterations)
