"""The bot that thinks ahead: the tree of tree.py, a budget, and a clock.

Compiled code knows no clock; it runs in slices, and the time is looked at between them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from time import perf_counter

import numpy as np

from kurultai.bots import beliefs, evaluation
from kurultai.bots.bot import Cancel, Candidate, Thought, no_cancel
from kurultai.bots.search.desk import Desk, Knobs
from kurultai.bots.search.leaf import NONE
from kurultai.bots.search.replant import node_of, transplant
from kurultai.bots.search.tree import EDGE, HEAD, NODE, Tree, plant, root_edges, run
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
        belief: str | None = None,
    ) -> None:
        warm_up(game)
        self._iterations = iterations or (1 << 60)
        self._seconds = milliseconds / 1000 if milliseconds else float("inf")
        self._knobs = knobs or Knobs()
        self._weights = weights
        self._belief = belief
        self._rng = bits.rng(seed)
        self._has_secrets = game.has_secrets
        self._tree = empty(ROOM)
        self._root: Position | None = None  # where the tree begins
        self._desk: Desk | None = None

    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        began = perf_counter()
        self._replant(p)
        desk = self._cleared(p)
        done = self._run(p, desk, 1, no_cancel())  # however short the time, there is an answer
        most = 1 if _needs_no_thought(p) else self._iterations
        size = most if self._seconds == float("inf") else FIRST_SLICE
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
            size = max(1, int(asked * min(4.0, left / max(now - start, 1e-6))))
        return self._thought(done)

    def _cleared(self, p: Position) -> Desk:
        """The desk, which stays for as long as the bot, ready for another decision."""
        if self._desk is None or len(self._desk.shares) != p.seats:
            self._desk = desk_for(p, self._weights, self._belief)
        self._desk.dealt[:] = 0.0
        self._desk = self._desk._replace(seat=p.actor)
        return self._desk

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
        """Every move that was looked at: sure wins first, sure losses last, else the most tried."""
        tree = self._tree
        seat = tree.nodes["seat"][tree.head["root"][0]]
        edges = tree.edges[root_edges(tree)]
        known = np.where(edges["child"] == NONE, NONE, tree.nodes["winner"][edges["child"]])
        wins = (known == seat) | (edges["score"] == 1.0)
        loses = (known != NONE) & (known != seat)
        tried = edges["visits"] > 0
        shares = np.where(tried, edges["total"] / np.maximum(edges["visits"], 1), edges["score"])
        shares = np.where(known == NONE, shares.clip(0.0, 1.0), known == seat)
        ranked = np.lexsort((-edges["score"], -edges["visits"], loses, ~wins))
        found = zip(edges["move"], shares, edges["visits"], strict=True)
        listed = [Candidate(int(move), float(share), int(n)) for move, share, n in found]
        return [listed[i] for i in ranked]


def empty(room: int) -> Tree:
    tree = Tree(np.zeros(1, HEAD), np.zeros(room, NODE), np.zeros(room * EDGES, EDGE))
    plant(tree)
    return tree


def desk_for(p: Position, weights: Path | None = None, belief: str | None = None) -> Desk:
    return Desk(
        at=p.s.copy(),
        after=p.s.copy(),
        seat=p.actor,
        first=NONE,
        weights=evaluation.weights(p.game, p.seats, weights),
        belief=beliefs.numbers(p.game, p.seats, belief),
        moves=np.empty(p.game.widest, np.int64),
        scores=np.empty(p.game.widest),
        picked=np.zeros(1, np.int64),
        shares=np.zeros(p.seats),
        best=np.zeros(p.seats),
        luck=np.zeros(p.seats),
        dealt=np.zeros(p.seats + 1),
        marks=np.zeros(p.game.moves, np.int64),
        path_nodes=np.zeros(DEEPEST, np.int64),
        path_edges=np.zeros(DEEPEST, np.int64),
    )


@cache
def warm_up(game: Game) -> None:
    """Compile before the first clock starts."""
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
    root_edges(tree)
    p.legal()


def _needs_no_thought(p: Position) -> bool:
    """A single answer is given at once, unless others would learn from that that it is one."""
    return len(p.legal()) == 1 and not p.game.single_answer_is_secret(p)
