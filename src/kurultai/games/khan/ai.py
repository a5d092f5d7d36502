"""What a good position of Khan is: what each seat owns, and what its yurts promise.

For every way to lay a shape now, those who would own it note its points and the areas it covers.
The best of them is nearly as good as laid for who is to move. Areas that a rival's shape could
cover as well are worth less than those that are only ours; yurts that no shape reaches a little,
for what may grow around them where there is room, and a card for it. Weights: weights/linear.toml.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.shares import Noted, Shares, Weights, divide, weigh
from kurultai.games.khan.board import Board
from kurultai.games.khan.parts.areas import (
    AREAS,
    BITS,
    SIDE,
    WORDS,
    Words,
    first_of_three,
    lies_outside,
    words_of,
)
from kurultai.games.khan.parts.deck import JOKER, RULERS
from kurultai.games.khan.parts.majorities import FIELD, OF_SEATS, count_of
from kurultai.games.khan.parts.shapes import LARGEST
from kurultai.games.khan.phases.conquering import open_ground
from kurultai.games.khan.phases.driving import COURT
from kurultai.games.khan.scoring import all_territories, bonus_of, points, winners
from kurultai.games.khan.state import END_PHASE, FINISHED, NEUTRAL, SEATS, SPECIALS, State

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
    "exposed",  # yurts that a rival's shape could cover
    "room",  # empty areas beside the seat's yurts
    "fitting",  # and those of them for which it holds a card
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
GOOD = (
    "points",
    "bonus",
    "largest",
    "best_now",
    "best_later",
    "ours",
    "contested",
    "cards",
)  # more is never worse
(
    OWNED,
    BONUS,
    LARGE,
    BEST_NOW,
    BEST_LATER,
    OURS,
    CONTESTED,
    ALONE,
    EXPOSED,
    ROOM,
    FITTING,
    ACTIONS,
    SOON,
    CARDS,
    JOKERS,
    SPECIAL,
) = range(16)
GUARDED = SPECIAL + len(SPECIALS)


# Sets of areas as in parts/areas.py, in five words: the next number is a row up, SIDE more a column
# to the right.
FULL = (1 << BITS) - 1


def _all_but(row: int) -> Words:
    one, two, three, four, five = words_of(area for area in range(AREAS) if area % SIDE != row)
    return one, two, three, four, five


NOT_LOWEST, NOT_HIGHEST = _all_but(0), _all_but(SIDE - 1)


@compiled
def raised(words: Words, by: int) -> Words:
    """The areas whose numbers are higher by so many."""
    a, b, c, d, e = words
    rest = BITS - by
    return (
        (a << by) & FULL,
        ((b << by) & FULL) | (a >> rest),
        ((c << by) & FULL) | (b >> rest),
        ((d << by) & FULL) | (c >> rest),
        ((e << by) & FULL) | (d >> rest),
    )


@compiled
def lowered(words: Words, by: int) -> Words:
    """The areas whose numbers are lower by so many."""
    a, b, c, d, e = words
    rest = BITS - by
    return (
        (a >> by) | ((b << rest) & FULL),
        (b >> by) | ((c << rest) & FULL),
        (c >> by) | ((d << rest) & FULL),
        (d >> by) | ((e << rest) & FULL),
        e >> by,
    )


@compiled
def united(one: Words, other: Words) -> Words:
    a, b, c, d, e = one
    f, g, h, i, j = other
    return a | f, b | g, c | h, d | i, e | j


@compiled
def common(one: Words, other: Words) -> Words:
    a, b, c, d, e = one
    f, g, h, i, j = other
    return a & f, b & g, c & h, d & i, e & j


@compiled
def beside(words: Words) -> Words:
    """The areas that share a side with one of a set."""
    up = common(raised(words, 1), NOT_LOWEST)
    down = common(lowered(words, 1), NOT_HIGHEST)
    return united(united(up, down), united(raised(words, SIDE), lowered(words, SIDE)))


@compiled
def words_in(words: Any) -> Words:
    return words[0], words[1], words[2], words[3], words[4]


@compiled
def size(words: Words) -> int:
    a, b, c, d, e = words
    return popcount(a) + popcount(b) + popcount(c) + popcount(d) + popcount(e)


@compiled
def all_yurts(s: State) -> Words:
    words = words_in(s.yurts[NEUTRAL])
    for seat in range(SEATS):
        words = united(words, words_in(s.yurts[seat]))
    return words


def _majorities() -> NDArray[np.int64]:
    """By packed count without neutral yurts: who conquers (as `sharing`, looked up at once)."""
    counts = np.arange(OF_SEATS + 1)
    own = np.stack([counts >> 3 * seat & FIELD for seat in range(SEATS)])
    has_most = (own == own.max(axis=0)) & (own > 0)
    return (has_most << np.arange(SEATS)[:, None]).sum(axis=0)  # type: ignore[no-any-return]


MAJORITIES = _majorities()


@compiled
def promise(b: Board, place: int, first: int, count: int, best: Shares, reach: Areas) -> None:
    """Who would own a shape laid there, and for how many points. It lies in three words."""
    owners = MAJORITIES[count & OF_SEATS]
    value = float(b.value[b.kind[place]])
    if owners & (owners - 1):
        value /= popcount(owners)
    while owners:
        seat = lowest(owners)
        owners &= owners - 1
        best[seat] = max(best[seat], value)
        reach[seat, first] |= b.window[place, 0]
        reach[seat, first + 1] |= b.window[place, 1]
        reach[seat, first + 2] |= b.window[place, 2]


@compiled
def promises_from(b: Board, s: State, area: int, counts: Any, best: Shares, reach: Areas) -> None:
    """Go through the tiles that could be laid now with this as their lowest area."""
    place = int(b.root[area])
    end = b.skip[place]
    first = first_of_three(area)
    while place < end:
        unit = b.unit[s.on[b.last[place]]]
        if unit == 0:
            place = b.skip[place]
            continue
        depth = b.extent[place]
        counts[depth] = counts[depth - 1] + unit
        if depth > 1 and s.supply[b.kind[place]] and counts[depth] & OF_SEATS:
            promise(b, place, first, counts[depth], best, reach)
        place += 1


@compiled
def promises_of_bridges(b: Board, s: State, best: Shares, reach: Areas) -> None:
    """And through the bridges: from yurts over a river that is still open (§K13)."""
    ground = open_ground(b, s)
    for place in range(b.tiles, b.places):
        if s.on[b.last[place]] == 0 or s.supply[b.kind[place]] == 0:
            continue
        if lies_outside(b.cover[place], ground):
            continue
        count = count_of(b, s, place)
        if count & OF_SEATS:
            promise(b, place, first_of_three(b.areas[place, 0]), count, best, reach)


@compiled
def prospects(b: Board, s: State, best: Shares, reach: Areas) -> None:
    """Go through every shape that could be laid now, by whomever."""
    yurts = all_yurts(s)
    counts = np.zeros(LARGEST + 1, np.int64)
    paired = common(yurts, united(lowered(yurts, 1), lowered(yurts, SIDE)))  # with a yurt above
    for word in range(WORDS):
        lowest_areas = paired[word]
        while lowest_areas:
            area = BITS * word + lowest(lowest_areas)
            lowest_areas &= lowest_areas - 1
            promises_from(b, s, area, counts, best, reach)
    promises_of_bridges(b, s, best, reach)


@compiled
def remaining(s: State) -> float:
    """How much of the game is to come before the end phase, 1 to 0: by the yurts in the courts."""
    if s.triggered:
        return 0.0
    yurts = 0
    for ruler in range(RULERS):
        yurts += s.court[ruler]
    return float(yurts / (RULERS * COURT))


@compiled
def note_hand(b: Board, s: State, seat: int, row: Shares) -> None:
    """Cards of both sorts; in the end phase they are worth nothing."""
    if s.triggered == END_PHASE:
        return
    row[CARDS] = s.held[seat]
    room = common(beside(words_in(s.yurts[seat])), words_in(s.empty))
    fitting = (0, 0, 0, 0, 0)
    for i in range(s.held[seat]):
        kind = b.card_kind[s.hand[seat, i]]
        row[JOKERS] += kind == JOKER
        fitting = united(fitting, words_in(b.fits[kind]))
    row[ROOM] = size(room)
    row[FITTING] = size(common(room, fitting))
    for special in range(len(SPECIALS)):
        row[SPECIAL + special] = s.specials[seat, special]
    row[GUARDED] = s.protecting[seat] + (s.gods[seat] != 0)


@compiled
def note_promises(b: Board, s: State, seat: int, best: Shares, reach: Areas, row: Shares) -> None:
    """What the yurts of a seat promise."""
    ours, contested, alone, exposed = 0, 0, 0, 0
    for word in range(WORDS):
        theirs = 0
        for rival in range(b.seats):
            if rival != seat:
                theirs |= reach[rival, word]
        ours += popcount(reach[seat, word] & ~theirs)
        contested += popcount(reach[seat, word] & theirs)
        alone += popcount(s.yurts[seat, word] & ~reach[seat, word])
        exposed += popcount(s.yurts[seat, word] & theirs)
    is_now = seat == s.turn and s.actions_left > 0
    row[BEST_NOW if is_now else BEST_LATER] = best[seat]
    row[OURS] = max(0.0, ours - best[seat])
    row[CONTESTED] = contested
    row[ALONE] = alone
    row[EXPOSED] = exposed
    if seat == s.turn:
        row[ACTIONS] = s.actions_left
    else:
        row[SOON] = 1.0 - ((seat - s.turn) % b.seats - 1) / b.seats


@compiled
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
        note_hand(b, s, seat, out[seat])
    return remaining(s)


@compiled
def evaluate(b: Board, s: State, w: Weights, out: Shares) -> None:
    if s.phase == FINISHED:
        return divide(winners(b, s), out)
    noted = np.zeros((b.seats, len(FEATURES)))
    return weigh(noted, features(b, s, noted), w, out)
