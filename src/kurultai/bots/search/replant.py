"""Tree reuse: find the position reached since in the old tree, and keep what lies below."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kurultai.bots.search.leaf import NONE
from kurultai.bots.search.tree import Tree, fresh
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.kernel import play
from kurultai.core.structs import Rows

DEPTH = 8  # plies between two decisions of one seat that are looked through
MOST_PLAYS = 20_000  # a few milliseconds


@compiled
def is_same(one: NDArray[np.uint8], other: NDArray[np.uint8]) -> bool:
    for i in range(len(one)):
        if one[i] != other[i]:
            return False
    return True


@compiled
def find(b: Rows, stack: Rows, raw: NDArray[np.uint8], goal: NDArray[np.uint8], t: Tree) -> int:
    """The node whose state has the bytes ``goal``, or NONE. ``raw`` is the stack as bytes."""
    edge = np.full(len(stack), NONE, np.int64)
    level = 0
    if is_same(raw[0], goal):
        return t.head[0].root  # type: ignore[no-any-return]
    edge[0] = t.nodes[t.head[0].root].first
    for _ in range(MOST_PLAYS):
        while level >= 0 and edge[level] == NONE:
            level -= 1
        if level < 0:
            return NONE
        e = t.edges[edge[level]]
        edge[level] = e.next
        if e.child == NONE:
            continue
        stack[level + 1] = stack[level]
        play(b[0], stack[level + 1], e.move)
        if is_same(raw[level + 1], goal):
            return e.child  # type: ignore[no-any-return]
        if level + 2 < len(stack):
            level += 1
            edge[level] = t.nodes[e.child].first
    return NONE


@compiled
def transplant(old: Tree, node: int, new: Tree) -> None:
    """Copy what lies below a node of the old tree into the new one, which has room for it."""
    origin = np.empty(old.head[0].nodes, np.int64)  # of each new node
    new.head[0].root = fresh(new, 0)
    new.head[0].nodes = 1
    new.head[0].edges = 0
    new.head[0].mark = old.head[0].mark
    origin[0] = node
    done = 0
    while done < new.head[0].nodes:
        new.nodes[done] = old.nodes[origin[done]]
        new.nodes[done].first = NONE
        edge = old.nodes[origin[done]].first
        while edge != NONE:
            copy = new.head[0].edges
            new.head[0].edges += 1
            new.edges[copy] = old.edges[edge]
            new.edges[copy].next = new.nodes[done].first
            new.nodes[done].first = copy
            if old.edges[edge].child != NONE:
                origin[new.head[0].nodes] = old.edges[edge].child
                new.edges[copy].child = new.head[0].nodes
                new.head[0].nodes += 1
            edge = old.edges[edge].next
        done += 1


def node_of(t: Tree, b: Any, before: Any, now: Any) -> int:
    """Where in the tree, whose root is ``before``, the position ``now`` is; NONE if nowhere."""
    stack = np.repeat(before, DEPTH + 1)
    size = before.dtype.itemsize
    raw = stack.view(np.uint8).reshape(DEPTH + 1, size)
    return int(find(b, stack, raw, now.view(np.uint8).reshape(size), t))
