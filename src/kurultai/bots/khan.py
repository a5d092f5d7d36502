"""What a good position of Khan is: points that each seat may hope for, as shares.

Counted are the shapes owned, the bonuses as they stand (the more, the nearer the end), and what
the yurts on the board promise: for every way to lay a shape now, those who would own it note its
points and the areas it covers. The best of them is nearly as good as laid for who is to move; the
other areas are worth a part; yurts that no shape reaches a little, for what may grow around them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.bots.shares import Shares, by_points, divide
from kurultai.core import kernel
from kurultai.core.bits import popcount
from kurultai.core.kernel import rule
from kurultai.games.khan.areas import WORDS
from kurultai.games.khan.board import Board
from kurultai.games.khan.deck import JOKER, KINDS, RULERS
from kurultai.games.khan.majorities import OF_SEATS, count_of, sharing
from kurultai.games.khan.phases.conquering import lies_on_yurts
from kurultai.games.khan.phases.driving import COURT
from kurultai.games.khan.scoring import all_territories, bonus_of, points, winners
from kurultai.games.khan.shapes import LARGEST
from kurultai.games.khan.state import END_PHASE, FINISHED, SEATS, SPECIALS, STATE, State

Areas = NDArray[np.int64]  # for each seat a set of areas

NEXT, LATER = 0.9, 0.45  # of the best shape: for who is to move, for the others
REACHED = 0.3  # each further area that some shape of the seat could cover
ALONE = 0.25  # each yurt that none reaches
LARGE = 0.08  # each area of the largest territory
NEVER = 0.35  # of a bonus at the start of the game; all of it at the end
SPECIAL = (0.8, 0.5, 0.4, 0.2)  # cards in hand: morale, protect, gods, scout
CARD, WILD = 0.05, 0.35  # a card in hand, a joker more
COOLEST, WARMTH = 2.5, 7.0  # how decided a lead is, at the end and more at the start


@rule
def note(b: Board, s: State, place: int, count: int, best: Shares, reach: Areas) -> None:
    """Who would own a shape laid there, and for how many points."""
    owners = sharing(count)
    value = b.value[b.kind[place]] / popcount(owners)
    for seat in range(b.seats):
        if (owners >> seat) & 1:
            best[seat] = max(best[seat], value)
            for word in range(WORDS):
                reach[seat, word] |= b.cover[place, word]


@rule
def prospects(b: Board, s: State, best: Shares, reach: Areas) -> None:
    """Go through every shape that could be laid now, by whomever."""
    counts = np.zeros(LARGEST + 1, np.int64)
    place = int(np.int64(0))  # typed: a literal is compiled for a second time
    while place < b.tiles:
        unit = b.unit[s.on[b.last[place]]]
        if unit == 0:
            place = b.skip[place]
            continue
        depth = b.extent[place]
        counts[depth] = counts[depth - 1] + unit
        if depth > 1 and s.supply[b.kind[place]] and counts[depth] & OF_SEATS:
            note(b, s, place, counts[depth], best, reach)
        place += 1
    for place in range(b.tiles, b.places):
        if s.supply[b.kind[place]] and lies_on_yurts(b, s, place):
            count = count_of(b, s, place)
            if count & OF_SEATS:
                note(b, s, place, count, best, reach)


@rule
def remaining(s: State) -> float:
    """How much of the game is to come before the end phase, 1 to 0: by the yurts in the courts."""
    if s.triggered:
        return 0.0
    yurts = 0
    for ruler in range(RULERS):
        yurts += s.court[ruler]
    return float(yurts / (RULERS * COURT))


@rule
def in_hand(s: State, seat: int) -> float:
    """Cards of both sorts; in the end phase they are worth nothing."""
    if s.triggered == END_PHASE:
        return 0.0
    total = CARD * s.held[seat]
    for i in range(s.held[seat]):
        if s.hand[seat, i] % len(KINDS) == JOKER:
            total += WILD
    for special in range(len(SPECIALS)):
        total += SPECIAL[special] * s.specials[seat, special]
    return float(total)


@rule
def hoped(b: Board, s: State, seat: int, best: Shares, reach: Areas) -> float:
    """What the yurts of a seat promise."""
    areas, alone = 0, 0
    for word in range(WORDS):
        areas += popcount(reach[seat, word])
        alone += popcount(s.yurts[seat, word] & ~reach[seat, word])
    value = (NEXT if seat == s.turn and s.left > 0 else LATER) * best[seat]
    return float(value + REACHED * max(0.0, areas - best[seat]) + ALONE * alone)


@rule
def evaluate(b: Board, s: State, out: Shares) -> None:
    if s.step == FINISHED:
        return divide(winners(b, s), out)
    best = np.zeros(SEATS)
    reach = np.zeros((SEATS, WORDS), np.int64)
    prospects(b, s, best, reach)
    sizes = all_territories(b, s)
    to_come = remaining(s)
    for seat in range(b.seats):
        bonus = bonus_of(sizes, b.seats, seat) * (1.0 - (1.0 - NEVER) * to_come)
        out[seat] = points(b, s, seat) + bonus + LARGE * sizes[seat, 0] + in_hand(s, seat)
        out[seat] += hoped(b, s, seat, best, reach)
    return by_points(out[: b.seats], COOLEST + WARMTH * to_come)


kernel.register(STATE, evaluate=evaluate)
