"""The bot that thinks ahead: the tree of tree.py, a budget, and a clock.

Compiled code knows no clock; it runs in slices, and the time is looked at between them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from kurultai.bots import evaluation
from kurultai.bots.bot import Cancel, Candidate, Thought, no_cancel
from kurultai.bots.desk import Desk, Knobs
from kurultai.bots.leaf import NONE
from kurultai.bots.replant import node_of, transplant
from kurultai.bots.tree import EDGE, HEAD, NODE, Tree, plant, run
from kurultai.core import bits
from kurultai.core.game import Game, Position

SHOWN = 5  # candidates in a Thought
SLICE = 0.004  # seconds
FIRST_SLICE = 16  # iterations
ROOM = 1 << 12  # nodes at first; a tree doubles when it is full
MOST_ROOM = 1 << 19
EDGES = 12  # to a node, usually
DEEPEST = 512  # plies


class Search:
    def __init__(
        self,
        game: Game,
        seed: int,
        iterations: int | None = None,
        milliseconds: float | None = None,
        knobs: Knobs | None = None,
        weights: Path | None = None,
    ) -> None:
        warm_up(game)
        self._iterations = iterations or (1 << 60)
        self._seconds = milliseconds / 1000 if milliseconds else float("inf")
        self._knobs = knobs or Knobs()
        self._weights = weights
        self._rng = bits.rng(seed)
        self._has_secrets = game.has_secrets
        self._tree = empty(ROOM)
        self._root: Position | None = None  # where the tree begins

    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        began = perf_counter()
        self._replant(p)
        desk = desk_for(p, self._weights)
        done = self._run(p, desk, 1, no_cancel())  # however short the time, there is an answer
        size = FIRST_SLICE
        most = 1 if len(p.legal()) == 1 else self._iterations
        while done < most:
            asked = min(size, most - done)
            start = perf_counter()
            did = self._run(p, desk, asked, no_cancel() if cancel is None else cancel)
            now = perf_counter()
            done += did
            if now - began >= self._seconds or (cancel is not None and cancel[0]):
                break
            if did < asked and not self._make_room():
                break
            left = min(SLICE, self._seconds - (now - began))
            size = max(1, int(asked * min(2.0, left / max(now - start, 1e-6))))
        return self._thought(done)

    def _run(self, p: Position, desk: Desk, iterations: int, cancel: Cancel) -> int:
        return run(
            p.b,
            p.s,
            p.actor,
            self._tree,
            desk,
            self._knobs,
            self._has_secrets,
            iterations,
            cancel,
            self._rng,
        )

    def _replant(self, p: Position) -> None:
        """Begin at ``p``, with what the last search found out about it.

        Not in games with secrets: which way the others went may be one.
        """
        node = NONE
        if self._root is not None and not self._has_secrets:
            node = node_of(self._tree, p.b, self._root.s, p.s)
        if node == NONE:
            plant(self._tree)
        else:
            old = self._tree
            self._tree = empty(len(old.nodes))
            transplant(old, node, self._tree)
        self._root = p.copy()

    def _make_room(self) -> bool:
        """After an early stop: whether the tree was full and could be made larger."""
        head, nodes, edges = self._tree
        is_full = head[0].nodes >= len(nodes) or head[0].edges >= len(edges)
        if not is_full or len(nodes) >= MOST_ROOM:
            return False
        larger = empty(2 * len(nodes))
        larger.head[:] = head
        larger.nodes[: len(nodes)] = nodes
        larger.edges[: len(edges)] = edges
        self._tree = larger
        return True

    def _thought(self, done: int) -> Thought:
        ranked = self.candidates()
        return Thought(ranked[0].move, ranked[0].share, done, ranked[:SHOWN])

    def candidates(self) -> list[Candidate]:
        """Every move that was looked at, the best first."""
        ranked = sorted(self._root_edges(), key=self._merit, reverse=True)
        return [Candidate(int(e.move), self._share(e), int(e.visits)) for e in ranked]

    def _root_edges(self) -> list[Any]:
        nodes, edges = self._tree.nodes, self._tree.edges
        found = []
        edge = nodes[self._tree.head[0].root].first
        while edge != NONE:
            found.append(edges[edge])
            edge = edges[edge].next
        return found

    def _winner(self, e: Any) -> int:
        return NONE if e.child == NONE else int(self._tree.nodes[e.child].winner)

    def _merit(self, e: Any) -> tuple[bool, bool, int, float]:
        """Sure wins before anything, sure losses after; else the move that was tried most."""
        seat = self._tree.nodes[self._tree.head[0].root].seat
        winner = self._winner(e)
        wins = winner == seat or e.score == 1.0
        return wins, winner in (NONE, seat), int(e.visits), float(e.score)

    def _share(self, e: Any) -> float:
        seat = self._tree.nodes[self._tree.head[0].root].seat
        winner = self._winner(e)
        if winner != NONE:
            return 1.0 if winner == seat else 0.0
        return float(e.total / e.visits if e.visits else e.score)


def empty(room: int) -> Tree:
    tree = Tree(np.zeros(1, HEAD), np.zeros(room, NODE), np.zeros(room * EDGES, EDGE))
    plant(tree)
    return tree


def desk_for(p: Position, weights: Path | None = None) -> Desk:
    return Desk(
        at=p.s.copy(),
        after=p.s.copy(),
        seat=p.actor,
        weights=evaluation.weights(p.game, p.seats, weights),
        moves=np.empty(p.game.widest, np.int64),
        scores=np.empty(p.game.widest),
        picked=np.zeros(1, np.int64),
        shares=np.zeros(p.seats),
        best=np.zeros(p.seats),
        marks=np.zeros(p.game.moves, np.int64),
        path_nodes=np.zeros(DEEPEST, np.int64),
        path_edges=np.zeros(DEEPEST, np.int64),
    )


@cache
def warm_up(game: Game) -> None:
    """Compile before the first clock starts."""
    evaluation.prepare(game)
    p = game.new(game.seats[0])
    tree = empty(1)
    run(
        p.b,
        p.s,
        p.actor,
        tree,
        desk_for(p),
        Knobs(),
        game.has_secrets,
        0,
        no_cancel(),
        bits.rng(0),
    )
    transplant(tree, node_of(tree, p.b, p.s, p.s), empty(1))
    p.legal()
