"""What a good position of Khan is: what each seat owns, and what its yurts promise.

For every way to lay a shape now, those who would own it note its points and the areas it covers.
The best of them is nearly as good as laid for who is to move. Areas that a rival's shape could
cover as well are worth less than those that are only ours; yurts that no shape reaches a little,
for what may grow around them. Weights: weights/khan.toml.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kurultai.bots import valuing
from kurultai.bots.shares import Noted, Shares, Weights, divide, weigh
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

FEATURES = (
    "points",
    "bonus",
    "largest",  # territory, in areas
    "best_now",  # points of the best shape: for who is to move
    "best_later",  # and for the others
    "ours",  # areas that only shapes of the seat could cover, beyond the best one
    "contested",  # and those that a rival's could cover as well
    "alone",  # yurts that none reaches
    "actions",  # left in this turn
    "soon",  # how soon the seat moves again: 1 next, 0 last
    "cards",
    "jokers",
    "morale",
    "protect",
    "gods",
    "scout",
    "guarded",  # by a protection that holds
)
(
    OWNED,
    BONUS,
    LARGE,
    BEST_NOW,
    BEST_LATER,
    OURS,
    CONTESTED,
    ALONE,
    ACTIONS,
    SOON,
    CARDS,
    JOKERS,
    SPECIAL,
) = range(13)
GUARDED = SPECIAL + len(SPECIALS)


@rule
def promise(b: Board, s: State, place: int, count: int, best: Shares, reach: Areas) -> None:
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
            promise(b, s, place, counts[depth], best, reach)
        place += 1
    for place in range(b.tiles, b.places):
        if s.supply[b.kind[place]] and lies_on_yurts(b, s, place):
            count = count_of(b, s, place)
            if count & OF_SEATS:
                promise(b, s, place, count, best, reach)


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
def note_hand(s: State, seat: int, row: Shares) -> None:
    """Cards of both sorts; in the end phase they are worth nothing."""
    if s.triggered == END_PHASE:
        return
    row[CARDS] = s.held[seat]
    for i in range(s.held[seat]):
        row[JOKERS] += s.hand[seat, i] % len(KINDS) == JOKER
    for special in range(len(SPECIALS)):
        row[SPECIAL + special] = s.specials[seat, special]
    row[GUARDED] = s.protecting[seat] + (s.gods[seat] != 0)


@rule
def note_promises(b: Board, s: State, seat: int, best: Shares, reach: Areas, row: Shares) -> None:
    """What the yurts of a seat promise."""
    ours, contested, alone = 0, 0, 0
    for word in range(WORDS):
        theirs = 0
        for rival in range(b.seats):
            if rival != seat:
                theirs |= reach[rival, word]
        ours += popcount(reach[seat, word] & ~theirs)
        contested += popcount(reach[seat, word] & theirs)
        alone += popcount(s.yurts[seat, word] & ~reach[seat, word])
    is_now = seat == s.turn and s.left > 0
    row[BEST_NOW if is_now else BEST_LATER] = best[seat]
    row[OURS] = max(0.0, ours - best[seat])
    row[CONTESTED] = contested
    row[ALONE] = alone
    if seat == s.turn:
        row[ACTIONS] = s.left
    else:
        row[SOON] = 1.0 - ((seat - s.turn) % b.seats - 1) / b.seats


@rule
def features(b: Board, s: State, out: Noted) -> float:
    best = np.zeros(SEATS)
    reach = np.zeros((SEATS, WORDS), np.int64)
    prospects(b, s, best, reach)
    sizes = all_territories(b, s)
    for seat in range(b.seats):
        out[seat, OWNED] = points(b, s, seat)
        out[seat, BONUS] = bonus_of(sizes, b.seats, seat)
        out[seat, LARGE] = sizes[seat, 0]
        note_promises(b, s, seat, best, reach, out[seat])
        note_hand(s, seat, out[seat])
    return remaining(s)


@rule
def evaluate(b: Board, s: State, w: Weights, out: Shares) -> None:
    if s.step == FINISHED:
        return divide(winners(b, s), out)
    noted = np.zeros((b.seats, len(FEATURES)))
    return weigh(noted, features(b, s, noted), w, out)


valuing.register(STATE, evaluate=evaluate, features=features)
