"""Counting: every village for the owner of its top token, by one of three tables (§score, §D19)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.games.dschingis.board import (
    CHINESE,
    HERB,
    KINDS,
    MONGOL,
    PEASANT,
    PLAGUE,
    VILLAGES,
    Board,
    bit,
)
from kurultai.games.dschingis.state import State, kind_of, known_by, village_of

WARRIOR_POINTS, PEASANT_POINTS = 3, 1
PLAIN, WITH_PLAGUE, WITH_HERB = range(3)  # the three tables
ALL = -1  # every token, known or not

Counts = NDArray[np.int64]


@compiled
def table_of(counts: Counts) -> int:
    """Plague alone, herb alone, or neither, which both together amount to (§score.both)."""
    has_plague, has_herb = counts[PLAGUE] > 0, counts[HERB] > 0
    if has_plague == has_herb:
        return PLAIN
    return WITH_PLAGUE if has_plague else WITH_HERB


@compiled
def points(counts: Counts, in_mongolia: bool) -> int:
    """What a stack is worth; plague and herb themselves count nothing (§D19)."""
    chinese, mongols = counts[CHINESE], counts[MONGOL]
    peasants = counts[PEASANT] * PEASANT_POINTS
    table = table_of(counts)
    if table == WITH_PLAGUE:  # §score.plague
        return -WARRIOR_POINTS * (chinese + mongols) - peasants  # type: ignore[no-any-return]
    if table == WITH_HERB:  # §score.herb
        return WARRIOR_POINTS * (chinese + mongols) + peasants  # type: ignore[no-any-return]
    at_home = mongols - chinese if in_mongolia else chinese - mongols  # §score.plain
    return WARRIOR_POINTS * at_home + peasants  # type: ignore[no-any-return]


@compiled
def contents(s: State, seat: int, out: Counts) -> None:
    """How many tokens of each kind lie in each village, as far as that seat knows (ALL: all)."""
    out[:] = 0
    for i in range(s.laid):
        token = s.token[i]
        if seat == ALL or known_by(token, seat):
            out[village_of(token), kind_of(token)] += 1


@compiled
def standing(b: Board, s: State, seat: int, out: Counts) -> None:
    """The scores of all that the seat knows: its own exactly, a rival's without what is unknown."""
    counts = np.zeros((VILLAGES, len(KINDS)), np.int64)
    contents(s, seat, counts)
    for player in range(s.seats):
        out[player] = 0
        for village in range(VILLAGES):
            if s.controls[player] & bit(village):
                out[player] += points(counts[village], s.mongolia & bit(village) != 0)


@compiled
def winners(b: Board, s: State) -> int:
    """Most points; then more villages; then shared (§winner, §D20)."""
    scores = np.zeros(s.seats, np.int64)
    standing(b, s, ALL, scores)
    won = 0
    best = 0
    for seat in range(s.seats):
        rank = scores[seat] * (VILLAGES + 1) + popcount(s.controls[seat])
        if won == 0 or rank > best:
            won, best = bit(seat), rank
        elif rank == best:
            won |= bit(seat)
    return won
