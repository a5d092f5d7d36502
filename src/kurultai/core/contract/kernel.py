"""The compiled half of the contract.

A game's rules are small functions on a board record ``b`` (read-only, built from data files) and a
state record ``s``. The names below are the only way to them: generic algorithms (playouts,
search, batches, perft) call ``play(b, s, move)`` and the game is found by the type of ``s``.

A decision is a number below ``game.moves``; a chance outcome any non-negative int64.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import config, typeof

from kurultai.core.bits import Rng, below
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.contract.brought import DEFAULTS
from kurultai.core.contract.dispatch import dispatched, door
from kurultai.core.structs import Ints, Moves, Rows


@dispatched
def actor(b: Any, s: Any) -> int:
    """The seat to decide, CHANCE or OVER."""
    raise NotImplementedError


@dispatched
def legal(b: Any, s: Any, out: Moves) -> int:
    """Writes the legal moves to ``out``; returns how many."""
    raise NotImplementedError


@dispatched
def objection(b: Any, s: Any, move: int) -> int:
    """0 if a decision is legal (a chance outcome possible), else the number of the rule against."""
    raise NotImplementedError


@dispatched
def play(b: Any, s: Any, move: int) -> None:
    """Carries out a legal decision or a chance outcome, in place."""
    raise NotImplementedError


@dispatched
def sample(b: Any, s: Any, rng: Rng) -> int:
    """A chance outcome, drawn by its probability."""
    raise NotImplementedError


@dispatched
def redeal(b: Any, s: Any, seat: int, rng: Rng) -> None:
    """Replaces what the seat cannot know by a sample of what is possible."""
    raise NotImplementedError


@dispatched
def standing(b: Any, s: Any, seat: int, out: Ints) -> None:
    """Scores as that seat can know them (seat -1: everything)."""
    raise NotImplementedError


@dispatched
def winners(b: Any, s: Any) -> int:
    """The winning seats as a bit set, once the game is over."""
    raise NotImplementedError


@compiled
def no_chance(b: Any, s: Any, rng: Rng) -> int:
    """``sample`` of a game without chance."""
    return -1


@compiled
def no_secrets(b: Any, s: Any, seat: int, rng: Rng) -> None:
    """``redeal`` of a game without secrets."""


DEFAULTS["sample"] = lambda kind: no_chance
DEFAULTS["redeal"] = lambda kind: no_secrets

# For Python: one-element arrays instead of records.
actor_of = door(actor)
legal_of = door(legal)
objection_of = door(objection)
play_in = door(play)
sample_of = door(sample)
redeal_in = door(redeal)
standing_of = door(standing)
winners_of = door(winners)


class Doors(NamedTuple):
    """The doors that stepping a game goes through, without Numba's search for the right code at
    every call (0.14 µs a call). They take this game's types on trust.
    """

    actor: Callable[[Rows, Rows], int]
    legal: Callable[[Rows, Rows, Moves], int]
    play: Callable[[Rows, Rows, int], None]


def doors(b: Rows, s: Rows, out: Moves) -> Doors:
    """The doors for boards, states and move lists of these types."""

    def opened(function: Any, *like: Any) -> Any:
        return function if config.DISABLE_JIT else function.compile(tuple(map(typeof, like)))

    return Doors(opened(actor_of, b, s), opened(legal_of, b, s, out), opened(play_in, b, s, 0))


@compiled
def random_move(b: Any, s: Any, out: Moves, rng: Rng) -> int:
    """A chance outcome, or one of the legal moves, all alike."""
    if actor(b, s) == CHANCE:
        return sample(b, s, rng)
    return out[below(rng, legal(b, s, out))]  # type: ignore[no-any-return]


@compiled
def playout(b: Rows, s: Rows, out: Moves, rng: Rng, most: int) -> int:
    """Play random moves until the game is over, at most ``most``; returns how many."""
    plies = 0
    while plies < most and actor(b[0], s[0]) != OVER:
        play(b[0], s[0], random_move(b[0], s[0], out, rng))
        plies += 1
    return plies


@compiled
def playouts(b: Rows, start: Rows, out: Moves, rng: Rng, games: int) -> tuple[int, int]:
    """Random games from ``start``, with the full move list at every ply: (plies, decisions)."""
    s = start.copy()
    plies = 0
    decisions = 0
    for _ in range(games):
        s[:] = start
        turn = actor(b[0], s[0])
        while turn != OVER:
            play(b[0], s[0], random_move(b[0], s[0], out, rng))
            plies += 1
            decisions += turn != CHANCE
            turn = actor(b[0], s[0])
    return plies, decisions


@compiled
def perft(b: Rows, stack: Rows, lists: Any, depth: int) -> int:
    """Sequences of exactly ``depth`` plies from stack[0], for a game without chance.

    ``stack`` holds depth + 1 states and ``lists`` one move list for each of them.
    """
    if depth == 0:
        return 1
    count = np.zeros(depth, np.int64)  # moves listed at each level
    tried = np.zeros(depth, np.int64)
    level = 0
    total = 0
    count[0] = legal(b[0], stack[0], lists[0]) if actor(b[0], stack[0]) != OVER else 0
    if depth == 1:
        return count[0]  # type: ignore[no-any-return]
    while level >= 0:
        if tried[level] == count[level]:
            level -= 1
            continue
        stack[level + 1] = stack[level]
        play(b[0], stack[level + 1], lists[level, tried[level]])
        tried[level] += 1
        level += 1
        tried[level] = 0
        over = actor(b[0], stack[level]) == OVER
        count[level] = 0 if over else legal(b[0], stack[level], lists[level])
        if level == depth - 1:
            total += count[level]
            level -= 1
    return total
