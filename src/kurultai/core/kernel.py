"""The compiled half of the contract.

A game's rules are small functions on a board record ``b`` (read-only, built from data files) and a
state record ``s``. The functions below are the only door to them: generic algorithms (playouts,
search, batches, perft) call ``play(b, s, move)`` and the game is found by the *type* of ``s``, at
compile time in compiled code, by its dtype in interpreted code.

    actor(b, s)             seat to decide, CHANCE or OVER
    legal(b, s, out)        writes the legal moves to out, returns how many
    objection(b, s, move)   0 if a decision is legal (a chance outcome possible), else the number of
                            the rule that forbids it
    play(b, s, move)        carries out a legal decision or a chance outcome, in place
    sample(b, s, rng)       a chance outcome, drawn by its probability
    redeal(b, s, seat, rng) replaces what the seat cannot know by a sample of what is possible
    standing(b, s, seat, out) scores as that seat can know them (seat -1: everything)
    winners(b, s)           bit set of the winning seats once the game is over

A decision is a number below ``game.moves``; a chance outcome any non-negative int64.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import config, typeof
from numba.extending import overload
from numba.np.numpy_support import from_dtype
from numpy.typing import NDArray

from kurultai.core.bits import Rng, below
from kurultai.core.compiling import compiled, inlined, record_type

__all__ = ["compiled", "inlined", "record_type"]

CHANCE = -1
OVER = -2

Moves = NDArray[np.int64]
Records = Any  # a one-element array of a game's record type


_BY_DTYPE: dict[Any, dict[str, Any]] = {}
_BY_TYPE: dict[Any, dict[str, Any]] = {}


@compiled
def no_chance(b: Any, s: Any, rng: Rng) -> int:
    """``sample`` of a game without chance."""
    return -1


@compiled
def no_secrets(b: Any, s: Any, seat: int, rng: Rng) -> None:
    """``redeal`` of a game without secrets."""


def register(state: np.dtype[Any], **functions: Any) -> None:
    """Make ``functions`` the meaning of the contract for states of this dtype."""
    _BY_DTYPE.setdefault(state, {}).update(functions)
    _BY_TYPE.setdefault(from_dtype(state), {}).update(functions)


def offers(state: np.dtype[Any], name: str) -> bool:
    """Whether a function of the contract is registered for states of this dtype."""
    return name in _BY_DTYPE.get(state, {})


def _find(name: str, s: Any) -> Any:
    return _BY_TYPE[s][name]


def actor(b: Any, s: Any) -> int:
    return _BY_DTYPE[s.dtype]["actor"](b, s)  # type: ignore[no-any-return]


@overload(actor, strict=False, inline="always")
def _actor(b: Any, s: Any) -> Any:
    game_actor = _find("actor", s)
    return lambda b, s: game_actor(b, s)


def legal(b: Any, s: Any, out: Moves) -> int:
    return _BY_DTYPE[s.dtype]["legal"](b, s, out)  # type: ignore[no-any-return]


@overload(legal, strict=False, inline="always")
def _legal(b: Any, s: Any, out: Any) -> Any:
    game_legal = _find("legal", s)
    return lambda b, s, out: game_legal(b, s, out)


def objection(b: Any, s: Any, move: int) -> int:
    return _BY_DTYPE[s.dtype]["objection"](b, s, move)  # type: ignore[no-any-return]


@overload(objection, strict=False, inline="always")
def _objection(b: Any, s: Any, move: Any) -> Any:
    game_objection = _find("objection", s)
    return lambda b, s, move: game_objection(b, s, move)


def play(b: Any, s: Any, move: int) -> None:
    _BY_DTYPE[s.dtype]["play"](b, s, move)


@overload(play, strict=False, inline="always")
def _play(b: Any, s: Any, move: Any) -> Any:
    game_play = _find("play", s)
    return lambda b, s, move: game_play(b, s, move)


def sample(b: Any, s: Any, rng: Rng) -> int:
    return _BY_DTYPE[s.dtype]["sample"](b, s, rng)  # type: ignore[no-any-return]


@overload(sample, strict=False, inline="always")
def _sample(b: Any, s: Any, rng: Any) -> Any:
    game_sample = _find("sample", s)
    return lambda b, s, rng: game_sample(b, s, rng)


def redeal(b: Any, s: Any, seat: int, rng: Rng) -> None:
    _BY_DTYPE[s.dtype]["redeal"](b, s, seat, rng)


@overload(redeal, strict=False, inline="always")
def _redeal(b: Any, s: Any, seat: Any, rng: Any) -> Any:
    game_redeal = _find("redeal", s)
    return lambda b, s, seat, rng: game_redeal(b, s, seat, rng)


def standing(b: Any, s: Any, seat: int, out: Any) -> None:
    _BY_DTYPE[s.dtype]["standing"](b, s, seat, out)


@overload(standing, strict=False, inline="always")
def _standing(b: Any, s: Any, seat: Any, out: Any) -> Any:
    game_standing = _find("standing", s)
    return lambda b, s, seat, out: game_standing(b, s, seat, out)


def winners(b: Any, s: Any) -> int:
    return _BY_DTYPE[s.dtype]["winners"](b, s)  # type: ignore[no-any-return]


@overload(winners, strict=False, inline="always")
def _winners(b: Any, s: Any) -> Any:
    game_winners = _find("winners", s)
    return lambda b, s: game_winners(b, s)


# Doors for Python: one-element arrays in (0.4 µs a call), never single records (8 µs).


@compiled
def actor_of(b: Records, s: Records) -> int:
    return actor(b[0], s[0])


@compiled
def legal_of(b: Records, s: Records, out: Moves) -> int:
    return legal(b[0], s[0], out)


@compiled
def objection_of(b: Records, s: Records, move: int) -> int:
    return objection(b[0], s[0], move)


@compiled
def play_in(b: Records, s: Records, move: int) -> None:
    play(b[0], s[0], move)


@compiled
def sample_of(b: Records, s: Records, rng: Rng) -> int:
    return sample(b[0], s[0], rng)


@compiled
def redeal_in(b: Records, s: Records, seat: int, rng: Rng) -> None:
    redeal(b[0], s[0], seat, rng)


@compiled
def standing_of(b: Records, s: Records, seat: int, out: Any) -> None:
    standing(b[0], s[0], seat, out)


@compiled
def winners_of(b: Records, s: Records) -> int:
    return winners(b[0], s[0])


class Doors(NamedTuple):
    """The doors that stepping a game goes through, without Numba's search for the right code at
    every call (0.14 µs a call). They take this game's types on trust.
    """

    actor: Callable[[Records, Records], int]
    legal: Callable[[Records, Records, Moves], int]
    play: Callable[[Records, Records, int], None]


def doors(b: Records, s: Records, out: Moves) -> Doors:
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
def playout(b: Records, s: Records, out: Moves, rng: Rng, most: int) -> int:
    """Play random moves until the game is over, at most ``most``; returns how many."""
    plies = 0
    while plies < most and actor(b[0], s[0]) != OVER:
        play(b[0], s[0], random_move(b[0], s[0], out, rng))
        plies += 1
    return plies


@compiled
def playouts(b: Records, start: Records, out: Moves, rng: Rng, games: int) -> tuple[int, int]:
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
def perft(b: Records, stack: Records, lists: Any, depth: int) -> int:
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
