"""What a game has that brings no ``ai.py`` and no ``observation.py``.

Its positions are judged by playing them to the end at random. Learners see every number of the
state after what the seat cannot know was dealt anew, so that nothing hidden is told.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.np.numpy_support import as_dtype

from kurultai.core.bits import Rng, below
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.contract.brought import DEFAULTS
from kurultai.core.contract.kernel import actor, legal, play, redeal, sample, winners
from kurultai.core.contract.observing import BOUND, Row
from kurultai.core.contract.shares import Shares, Weights, divide
from kurultai.core.floats import log2
from kurultai.core.structs import Moves, Rows

PLAYOUTS = 4
LONGEST = 400  # plies; a game that is not over by then counts as even
SEED = 0x6B68616E


@compiled
def random_end(b: Any, s: Rows, out: Moves, rng: Rng) -> bool:
    """Play at random to the end; was it reached?"""
    for _ in range(LONGEST):
        turn = actor(b, s[0])
        if turn == OVER:
            return True
        if turn == CHANCE:
            play(b, s[0], sample(b, s[0], rng))
        else:
            play(b, s[0], out[below(rng, legal(b, s[0], out))])
    return False


@compiled
def shares_by_playouts(b: Any, s: Any, w: Weights, room: Rows, out: Shares) -> None:
    """The shares of victory in a few random games from here (the same ones each time)."""
    rng = np.full(1, SEED, np.uint64)
    moves = np.empty(int(w[0]), np.int64)
    part = np.zeros(len(out))
    out[:] = 0.0
    for _ in range(PLAYOUTS):
        room[0] = s
        if random_end(b, room, moves, rng):
            divide(winners(b, room[0]), part)
        else:
            part[:] = 1.0 / len(out)
        for seat in range(len(out)):
            out[seat] += part[seat] / PLAYOUTS


@compiled
def small(number: float) -> float:
    """Any number as one between -BOUND and BOUND: as it is up to 1, then its logarithm."""
    size = abs(number)
    if size > 1.0:
        size = min(1.0 + log2(size), BOUND)
    return size if number >= 0 else -size


@compiled
def put_all(out: Row, at: int, numbers: Any) -> int:
    for number in numbers.flat:
        out[at] = small(number)
        at += 1
    return at


def numbers_of(state: np.dtype[Any]) -> list[str]:
    """The fields of a state that hold its numbers: all but the mark at the end."""
    assert state.names is not None
    return list(state.names[:-1])


def count_of(state: np.dtype[Any]) -> int:
    """How many numbers a state has."""
    return sum(int(np.prod(state[name].shape)) for name in numbers_of(state))


_OBSERVE = """
def observe(b, s, seat, out):
    room = np.empty(1, state)
    room[0] = s
    redeal(b, room[0], seat, np.full(1, SEED, np.uint64))
    at = 0
{lines}
    return at
"""


def _evaluate(kind: Any) -> Any:
    state = _dtype(kind)

    @compiled
    def evaluate(b: Any, s: Any, w: Weights, out: Shares) -> None:
        shares_by_playouts(b, s, w, np.empty(1, state), out)

    return evaluate


def _observe(kind: Any) -> Any:
    state = _dtype(kind)
    put = {True: "at = put_all(out, at, room[0].{})", False: "out[at] = small(room[0].{}); at += 1"}
    lines = [put[bool(state[name].shape)].format(name) for name in numbers_of(state)]
    known: dict[str, Any] = {
        "np": np,
        "SEED": SEED,
        "redeal": redeal,
        "small": small,
        "put_all": put_all,
    }
    source = _OBSERVE.format(lines="\n".join(f"    {line}" for line in lines))
    known |= {"__name__": __name__, "state": state}
    exec(compile(source, __file__, "exec"), known)  # noqa: S102
    return compiled(known["observe"])


def _dtype(kind: Any) -> np.dtype[Any]:
    found = kind if isinstance(kind, np.dtype) else as_dtype(kind)
    return np.dtype((np.record, found))


DEFAULTS["evaluate"] = _evaluate
DEFAULTS["observe"] = _observe
