"""What a seat cannot know, drawn anew (§D18).

A seat knows its own tokens, wherever they are, and every token it has ever been allowed to look at.
Of a rival it knows the seventeen tokens of the colour and how many lie in each place: all that it
has not seen may be anywhere (``redeal``).

Where it probably is (``imagine``): rivals lay tokens where they count. Going through the tokens in
the order in which they were laid, each kind is as likely as there are tokens of it, times e to what
it would have gained there. The numbers for that are learnt from games: weights/belief.toml.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import Rng, below, chance_of
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.shares import Weights
from kurultai.core.floats import exp
from kurultai.games.dschingis.board import KINDS, PLAGUE, SEATS, VILLAGES, Board
from kurultai.games.dschingis.scoring import points
from kurultai.games.dschingis.state import (
    State,
    changed_kind,
    kind_of,
    known_by,
    number_of,
    owner_of,
    village_of,
    was_mongolian,
)

Counts = NDArray[np.int64]
Odds = NDArray[np.float64]

BELIEFS = (
    "gain",  # for each point that a token adds to the stack on which it was laid,
    "settling",  # and if it was one of its owner's first two,
    "taking",  # or lies on a rival's
    "harm",  # for a token that takes points away
    "plague",  # for a plague
)
GAIN, SETTLING, TAKING, HARM, A_PLAGUE = range(len(BELIEFS))
SETTLED = 2  # tokens of each seat that are laid in the preparation


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


@compiled
def unseen(s: State, seat: int, pools: Counts) -> None:
    """For each rival the tokens whose place the seat does not know."""
    for rival in range(s.seats):
        if rival != seat:
            pools[rival] = s.active[rival] + s.passive[rival] + s.gone[rival]
    for i in range(s.laid):
        if not known_by(s.token[i], seat):
            pools[owner_of(s.token[i]), kind_of(s.token[i])] += 1


class Past(NamedTuple):
    """The tokens as they came to lie, one after the other."""

    stacks: Counts  # by village, how many of each kind
    top: Counts  # by village, 1 + who laid the last token
    laid: Counts  # by seat, how many
    odds: Odds  # of each kind, for the next token


@compiled
def beginning() -> Past:
    """Before the first token."""
    return Past(
        np.zeros((VILLAGES, len(KINDS)), np.int64),
        np.zeros(VILLAGES, np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros(len(KINDS)),
    )


@compiled
def add(past: Past, token: int) -> None:
    past.stacks[village_of(token), kind_of(token)] += 1
    past.top[village_of(token)] = 1 + owner_of(token)
    past.laid[owner_of(token)] += 1


@compiled
def weigh_kinds(past: Past, token: int, pool: Counts, w: Weights) -> float:
    """How likely each kind of the pool was to be laid there and then; returns the sum."""
    village, owner = village_of(token), owner_of(token)
    stack, top = past.stacks[village], past.top[village]
    a_point = w[GAIN]
    if past.laid[owner] < SETTLED:
        a_point += w[SETTLING]
    if top != 0 and top != 1 + owner:
        a_point += w[TAKING]
    was = points(stack, was_mongolian(token))
    total = 0.0
    for kind in range(len(KINDS)):
        past.odds[kind] = 0.0
        if pool[kind]:
            stack[kind] += 1
            gained = points(stack, was_mongolian(token)) - was
            stack[kind] -= 1
            leaning = a_point * gained
            if gained < 0:
                leaning += w[HARM]
            if kind == PLAGUE:
                leaning += w[A_PLAGUE]
            past.odds[kind] = pool[kind] * exp(leaning)
        total += past.odds[kind]
    return total


@compiled
def drawn_by(odds: Odds, total: float, rng: Rng) -> int:
    """A kind, as likely as its part of the total."""
    left = chance_of(rng) * total
    found = -1
    for kind in range(len(KINDS)):
        if odds[kind] > 0.0:
            found = kind
            left -= odds[kind]
            if left < 0.0:
                break
    return found


@compiled
def imagine(b: Board, s: State, seat: int, w: Weights, rng: Rng) -> None:
    pools = np.zeros((SEATS, len(KINDS)), np.int64)
    unseen(s, seat, pools)
    past = beginning()
    for i in range(s.laid):
        if not known_by(s.token[i], seat):
            pool = pools[owner_of(s.token[i])]
            total = weigh_kinds(past, s.token[i], pool, w)
            kind = drawn_by(past.odds, total, rng)
            pool[kind] -= 1
            s.token[i] = changed_kind(s.token[i], kind)
        add(past, s.token[i])
    for rival in range(s.seats):
        if rival != seat:
            fill_anew(s.active[rival], pools[rival], rng)
            fill_anew(s.gone[rival], pools[rival], rng)
            fill_anew(s.passive[rival], pools[rival], rng)


@compiled
def likelihood(b: Board, s: State, seat: int, w: Weights) -> float:
    """Of the tokens that are laid; of those that are not, all are alike."""
    pools = np.zeros((SEATS, len(KINDS)), np.int64)
    unseen(s, seat, pools)
    past = beginning()
    found = 0.0
    for i in range(s.laid):
        if not known_by(s.token[i], seat):
            pool, kind = pools[owner_of(s.token[i])], kind_of(s.token[i])
            total = weigh_kinds(past, s.token[i], pool, w)
            found += log(past.odds[kind] / total)
            pool[kind] -= 1
        add(past, s.token[i])
    return found
