"""What a seat cannot know, drawn anew (§D18).

A seat knows its own tokens, wherever they are, and every token it has ever been allowed to look at.
Of a rival it knows the seventeen tokens of the colour and how many lie in each place: all that it
has not seen is equally likely to be anywhere.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import Rng, below
from kurultai.core.compiling.decorators import compiled
from kurultai.games.dschingis.board import KINDS, Board
from kurultai.games.dschingis.state import (
    State,
    changed_kind,
    kind_of,
    known_by,
    number_of,
    owner_of,
)

Counts = NDArray[np.int64]


@compiled
def picked(counts: Counts, rng: Rng) -> int:
    """One of these tokens (a number of each kind), all alike."""
    place = below(rng, number_of(counts))
    kind = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    return kind


@compiled
def drawn_from(pool: Counts, rng: Rng) -> int:
    """One of these tokens, taken out."""
    kind = picked(pool, rng)
    pool[kind] -= 1
    return kind


@compiled
def fill_anew(reserve: Counts, pool: Counts, rng: Rng) -> None:
    """As many tokens as before, other ones."""
    number = number_of(reserve)
    reserve[:] = 0
    for _ in range(number):
        reserve[drawn_from(pool, rng)] += 1


@compiled
def redeal(b: Board, s: State, seat: int, rng: Rng) -> None:
    pool = np.zeros(len(KINDS), np.int64)
    for rival in range(s.seats):
        if rival == seat:
            continue
        pool[:] = s.active[rival] + s.passive[rival] + s.gone[rival]
        for i in range(s.laid):
            if owner_of(s.token[i]) == rival and not known_by(s.token[i], seat):
                pool[kind_of(s.token[i])] += 1
        for i in range(s.laid):
            if owner_of(s.token[i]) == rival and not known_by(s.token[i], seat):
                s.token[i] = changed_kind(s.token[i], drawn_from(pool, rng))
        fill_anew(s.active[rival], pool, rng)
        fill_anew(s.gone[rival], pool, rng)
        fill_anew(s.passive[rival], pool, rng)
