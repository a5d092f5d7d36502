"""The search tree: Monte-Carlo tree search for every game with the contract, compiled.

An iteration walks from the root to a node that has no edges yet, gives it edges, and carries the
shares of victory found there back up. What makes it one search for all games:

- *Two to four seats.* Every edge keeps the average share of the seat that chooses there (or, as far
  as the knob ``paranoia`` says, how little it leaves to the searching seat).
- *Wide move lists.* A node scores all its moves one ply deep (``play``, ``evaluate``). The scores
  are the moves' first values and, softened, their priors; only the most promising moves get an
  edge, more of them as the node is visited more (progressive widening).
- *Chance* is drawn at every visit; each outcome that was drawn has its own child.
- *Secrets.* Each iteration deals anew what the searching seat cannot know, by how likely it is
  (core/contract/believing.py), and only moves that are legal in that deal compete, counted by how
  often they could have been chosen (information sets).
- *Certainty.* A seat that can win for sure is noted at the node and passed up while nobody can
  prevent it, in games without secrets.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurultai.bots.greedy import settle
from kurultai.bots.search.desk import Desk, Knobs, aim
from kurultai.bots.search.leaf import NONE, appraise, follow, note_chance, note_deal, score_moves
from kurultai.core.bits import Rng, lowest, popcount
from kurultai.core.compiling.borrowing import borrowed
from kurultai.core.compiling.decorators import compiled, inlined
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.contract.believing import imagine
from kurultai.core.contract.kernel import actor, legal, play, sample, winners
from kurultai.core.contract.shares import divide
from kurultai.core.floats import exp
from kurultai.core.structs import Float32, Int32, Rows, dtype_of

UNSEEN = -3  # the seat of a node nobody has been at


class Node:
    """A position that the search has met."""

    total: float  # of its seat's shares; of the searching seat's after chance
    visits: Int32
    seat: Int32  # who decides here
    first: Int32  # its edges, as a list
    edges: Int32  # how many
    lost: Int32  # of these, how many let another seat win for sure
    moves: Int32  # how many legal moves there are
    winner: Int32  # the seat that wins for sure


NODE = dtype_of(Node)


class Edge:
    """A move from a node."""

    move: int
    total: float  # of what the choosing seat aims at
    score: Float32  # its share one ply deep
    prior: Float32
    visits: Int32
    available: Int32  # how often it could have been chosen
    next: Int32
    child: Int32


EDGE = dtype_of(Edge)


class Head:
    """The root, and how much is in use."""

    root: int
    nodes: int
    edges: int
    mark: int
    found: float  # of the searching seat's shares, in all iterations


HEAD = dtype_of(Head)


class Tree(NamedTuple):
    head: Any  # one HEAD: the root and how much is in use
    nodes: Any
    edges: Any


@compiled
def fresh(t: Tree, node: int) -> int:
    """Make a node empty."""
    n = t.nodes[node]
    n.total = 0.0
    n.visits = n.edges = n.lost = n.moves = 0
    n.seat = UNSEEN
    n.first = n.winner = NONE
    return node


@compiled
def plant(t: Tree) -> None:
    """An empty tree."""
    t.head[0].root = fresh(t, 0)
    t.head[0].nodes = 1
    t.head[0].edges = 0
    t.head[0].found = 0.0


@inlined
def is_full(t: Tree) -> bool:
    return bool(t.head[0].nodes >= len(t.nodes) or t.head[0].edges >= len(t.edges))


@inlined
def add_edge(t: Tree, node: int, move: int, score: float, prior: float) -> int:
    edge = t.head[0].edges
    t.head[0].edges = edge + 1
    e = t.edges[edge]
    e.move = move
    e.score = score
    e.prior = prior
    e.total = 0.0
    e.visits = e.available = 0
    e.child = NONE
    e.next = t.nodes[node].first
    t.nodes[node].first = edge
    t.nodes[node].edges += 1
    return edge  # type: ignore[no-any-return]


@compiled
def root_edges(t: Tree) -> NDArray[np.int64]:
    """The places of the root's edges, the newest first."""
    root = t.nodes[t.head[0].root]
    found = np.empty(root.edges, np.int64)
    edge = root.first
    for i in range(root.edges):
        found[i] = edge
        edge = t.edges[edge].next
    return found


@inlined
def child_of(t: Tree, edge: int) -> int:
    """The node an edge leads to, made when it is first needed; NONE if there is no room."""
    if t.edges[edge].child == NONE and t.head[0].nodes < len(t.nodes):
        t.edges[edge].child = fresh(t, t.head[0].nodes)
        t.head[0].nodes += 1
    return t.edges[edge].child  # type: ignore[no-any-return]


@inlined
def mark(t: Tree, d: Desk, node: int) -> int:
    """Mark the moves of a node's edges; returns the mark."""
    t.head[0].mark += 1
    edge = t.nodes[node].first
    while edge != NONE:
        d.marks[t.edges[edge].move] = t.head[0].mark
        edge = t.edges[edge].next
    return t.head[0].mark  # type: ignore[no-any-return]


@inlined
def grow(b: Rows, t: Tree, d: Desk, k: Knobs, node: int, wanted: int, rng: Rng) -> int:
    """Give a node edges for ``wanted`` more of its most promising moves.

    Returns the seat to move if one of them wins at once.
    """
    seat = t.nodes[node].seat
    count = legal(b[0], d.at[0], d.moves)
    top, certain = score_moves(b, d, k, seat, count, rng)
    highest = d.scores[top]
    total = 0.0
    for i in range(count):
        total += exp(k.sharpness * (d.scores[i] - highest))
    known = mark(t, d, node)
    t.nodes[node].moves = count
    for _ in range(wanted):
        pick = -1
        for i in range(count):
            if d.marks[d.moves[i]] != known and (pick < 0 or d.scores[i] > d.scores[pick]):
                pick = i
        if pick < 0 or is_full(t):
            break
        d.marks[d.moves[pick]] = known
        prior = exp(k.sharpness * (d.scores[pick] - highest)) / total
        add_edge(t, node, d.moves[pick], d.scores[pick], prior)
    return certain


@inlined
def open_edges(b: Rows, t: Tree, d: Desk, node: int) -> tuple[int, int]:
    """In this deal: how many moves are legal, and how many of them have an edge. Marks them."""
    count = legal(b[0], d.at[0], d.moves)
    t.head[0].mark += 1
    for i in range(count):
        d.marks[d.moves[i]] = t.head[0].mark
    there = 0
    edge = t.nodes[node].first
    while edge != NONE:
        there += d.marks[t.edges[edge].move] == t.head[0].mark
        edge = t.edges[edge].next
    return count, there


@inlined
def widen(b: Rows, t: Tree, d: Desk, k: Knobs, node: int, has_secrets: bool, rng: Rng) -> None:
    """Let more moves of a visited node compete, if it is time."""
    n = t.nodes[node]
    wide = int(k.width + k.growth * sqrt(n.visits))
    wanted = 0
    if has_secrets:
        moves, there = open_edges(b, t, d, node)
        if there < min(wide, moves):
            wanted = wide - there + there // 4
    elif n.edges - n.lost < wide and n.edges < n.moves:
        wanted = wide - n.edges + n.lost + n.edges // 4
    if wanted > 0:
        grow(b, t, d, k, node, wanted, rng)
        if has_secrets:
            open_edges(b, t, d, node)


@inlined
def select(t: Tree, d: Desk, k: Knobs, node: int, has_secrets: bool) -> int:
    """The edge that promises most: its average so far, its prior, how little it was tried."""
    n = t.nodes[node]
    best = NONE
    best_promise = 0.0
    edge = n.first
    while edge != NONE:
        e = t.edges[edge]
        here, edge = edge, e.next
        if has_secrets:
            if d.marks[e.move] != t.head[0].mark:
                continue
            e.available += 1
        tries = e.available if has_secrets else n.visits
        average = (e.total + k.trust * float(e.score)) / (e.visits + k.trust)
        promise = average + k.exploration * float(e.prior) * sqrt(tries) / (1 + e.visits)
        if e.child != NONE and t.nodes[e.child].winner != NONE:  # lost for sure
            promise -= 10.0
        if best == NONE or promise > best_promise:
            best, best_promise = here, promise
    return best


MOST_OUTCOMES = 64  # with a child of their own


@inlined
def draw(b: Rows, t: Tree, d: Desk, node: int, rng: Rng) -> tuple[int, int]:
    """A chance outcome, and its edge (NONE beyond the most outcomes that are told apart)."""
    move = sample(b[0], d.at[0], rng)
    edge = t.nodes[node].first
    while edge != NONE:
        if t.edges[edge].move == move:
            return move, edge
        edge = t.edges[edge].next
    if t.nodes[node].edges < MOST_OUTCOMES and not is_full(t):
        return move, add_edge(t, node, move, 0.0, 0.0)
    return move, NONE


@inlined
def finish(b: Rows, t: Tree, d: Desk, node: int, has_secrets: bool) -> None:
    """The game is over here: the shares are exact, and a single winner is certain."""
    won = winners(b[0], d.at[0])
    appraise(b, d.at, d)
    if popcount(won) == 1 and not has_secrets:
        t.nodes[node].winner = lowest(won)


@inlined
def open_node(b: Rows, t: Tree, d: Desk, k: Knobs, node: int, has_secrets: bool, rng: Rng) -> None:
    """The first visit to a node: its edges; the shares after its best move are its value."""
    n = t.nodes[node]
    certain = grow(b, t, d, k, node, int(k.width), rng)
    follow(b, d, k, rng)
    d.shares[:] = d.best
    if certain != NONE and not has_secrets:
        n.winner = certain


@inlined
def descend(b: Rows, t: Tree, d: Desk, k: Knobs, has_secrets: bool, rng: Rng) -> int:
    """Walk from the root to a node whose shares can be told; returns how far. Writes the path."""
    node = t.head[0].root
    depth = 0
    while True:
        n = t.nodes[node]
        d.path_nodes[depth] = node
        turn = actor(b[0], d.at[0])
        if n.winner != NONE:
            divide(1 << n.winner, d.shares)
            return depth
        if turn == OVER:
            finish(b, t, d, node, has_secrets)
            return depth
        if n.seat == UNSEEN:
            n.seat = turn
        if n.seat != turn or depth == len(d.path_edges) - 1:
            appraise(b, d.at, d)
            return depth
        if turn == CHANCE:
            move, edge = draw(b, t, d, node, rng)
        else:
            if n.first == NONE:
                if depth and n.visits < k.patience:
                    appraise(b, d.at, d)
                    return depth
                open_node(b, t, d, k, node, has_secrets, rng)
                return depth
            widen(b, t, d, k, node, has_secrets, rng)
            edge = select(t, d, k, node, has_secrets)
            if edge == NONE:  # a new deal, and no room for its moves
                appraise(b, d.at, d)
                return depth
            move = t.edges[edge].move
        play(b[0], d.at[0], move)
        if turn == CHANCE and k.fairness > 0.0:
            n.total = note_chance(b, d, k, n.total, n.visits)
        node = NONE if edge == NONE else child_of(t, edge)
        if node == NONE:
            settle(b[0], d.at[0], rng)
            appraise(b, d.at, d)
            return depth
        d.path_edges[depth] = edge
        depth += 1


@inlined
def carry_up(t: Tree, d: Desk, k: Knobs, depth: int) -> None:
    """Add the shares to every node and edge of the path; pass certainty up."""
    t.head[0].found += d.shares[d.seat]
    for i in range(depth, -1, -1):
        n = t.nodes[d.path_nodes[i]]
        n.visits += 1
        if n.seat >= 0:
            n.total += d.shares[n.seat]
        if i < depth:
            e = t.edges[d.path_edges[i]]
            e.visits += 1
            if n.seat >= 0:
                e.total += aim(d, k, n.seat)
                winner = t.nodes[e.child].winner
                if winner != NONE and n.winner == NONE:
                    conclude(t, n, d.path_edges[i], winner)


@inlined
def conclude(t: Tree, n: Any, edge: int, winner: int) -> None:
    """A move of this node was found to let ``winner`` win for sure: what of the node itself?"""
    if winner == n.seat:
        n.winner = winner
        return
    n.lost = 0
    same = 0
    at = n.first
    while at != NONE:
        child = t.edges[at].child
        if child != NONE and t.nodes[child].winner != NONE:
            n.lost += 1
            same += t.nodes[child].winner == winner
        at = t.edges[at].next
    if same == n.moves:
        n.winner = winner


@compiled
def run(
    b: Rows,
    root: Rows,
    seat: int,
    t: Tree,
    d: Desk,
    k: Knobs,
    has_secrets: bool,
    iterations: int,
    cancel: NDArray[np.int64],
    rng: Rng,
) -> int:
    """Iterate; stops early when cancelled, when the tree is full or the result is certain."""
    b, root, t, d, rng = borrowed((b, root, t, d, rng))
    for done in range(iterations):
        if cancel[0] != 0 or is_full(t) or t.nodes[t.head[0].root].winner != NONE:
            return done
        d.at[:] = root
        d.luck[:] = 0.0
        if has_secrets:
            imagine(b[0], d.at[0], seat, d.belief, rng)
        if has_secrets and k.fairness > 0.0:
            note_deal(b, d, k)
        if d.first != NONE:
            play(b[0], d.at[0], d.first)
        carry_up(t, d, k, descend(b, t, d, k, has_secrets, rng))
    return iterations
