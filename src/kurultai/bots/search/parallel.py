"""A search on several cores: as many trees, each with a seed of its own, their visits added up.

The trees share nothing while they grow, so the threads never wait for each other; compiled code
runs without Python's lock.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from kurultai.bots.bot import Cancel, Candidate, Thought
from kurultai.bots.search.search import SHOWN, Search
from kurultai.core.game import Position


class Parallel:
    def __init__(self, searches: Sequence[Search]) -> None:
        self._searches = searches
        self._threads = ThreadPoolExecutor(len(searches), "search")

    def choose(self, p: Position, cancel: Cancel | None = None) -> Thought:
        thoughts = list(self._threads.map(lambda one: one.choose(p.copy(), cancel), self._searches))
        ranked = added_up([one.candidates() for one in self._searches])
        done = sum(thought.iterations for thought in thoughts)
        return Thought(ranked[0].move, ranked[0].share, done, ranked[:SHOWN])


def added_up(trees: Sequence[Sequence[Candidate]]) -> list[Candidate]:
    """The candidates of all trees, the most visited first; a sure win before anything."""
    found: dict[int, Candidate] = {}
    for candidates in trees:
        for one in candidates:
            so_far = found.get(one.move, Candidate(one.move, 0.0, 0))
            visits = so_far.visits + one.visits
            total = so_far.share * so_far.visits + one.share * one.visits
            sure = max(so_far.share, one.share) == 1.0
            share = 1.0 if sure else total / visits if visits else one.share
            found[one.move] = Candidate(one.move, share, visits)
    return sorted(found.values(), key=lambda one: (one.share == 1.0, one.visits), reverse=True)
