"""Khan as a row of numbers: planes of 169 areas (column by column, a1 a2 … m13), and the cards.

A map of more than 13 columns or rows is counted area by area instead, as far as 169 go.

Room is made for four seats; those that are empty stay 0. Hands of others and the draw pile are
never looked at: only how many cards there are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.observing import (
    BOUND,
    Row,
    Section,
    from_me,
    put,
    put_bits,
    put_numbers,
    put_one,
    put_seats,
)
from kurultai.core.structs import Ints
from kurultai.games.khan.board import PLANE, Board
from kurultai.games.khan.moves import (
    AGREE,
    ANYWHERE,
    CONQUER,
    DISCARD,
    DRIVE,
    GODS,
    INVADE,
    NONE,
    SCOUT,
    YURT,
    area_of,
    card_of,
)
from kurultai.games.khan.parts.areas import AREAS, BITS, WORDS, Set
from kurultai.games.khan.parts.deck import CARDS, HAND, RULERS
from kurultai.games.khan.parts.maps import REGIONS
from kurultai.games.khan.parts.shapes import KINDS as SHAPES
from kurultai.games.khan.parts.shapes import LARGEST
from kurultai.games.khan.scoring import standing
from kurultai.games.khan.state import DISCARDS, HELD, NEUTRAL, REFUSALS, SEATS, SPECIALS, State

KINDS = 23  # of shapes that have a place in the row: as many as the box has
STEPS = 14
PHASES = 3
_REGIONS, _SPECIALS = len(REGIONS), len(SPECIALS)

LAYOUT = (
    Section("yurts", (SEATS + 1) * PLANE, "a plane for each seat's yurts, then the neutral ones"),
    Section("empty", PLANE, "land without yurt, ruler, bridge or tile"),
    Section("owned", SEATS * PLANE, "a plane for each seat: areas under tiles that it owns"),
    Section("covered", PLANE, "areas under any tile or bridge"),
    Section("rulers", RULERS * PLANE, "a plane for each ruler: where he stands"),
    Section("courts", RULERS, "yurts in front of each ruler's court / 5"),
    Section("supply", KINDS, "shapes left of each kind / 5"),
    Section("hand", CARDS, "the cards of this seat's hand"),
    Section("discards", CARDS, "the cards of the discard pile"),
    Section("turned", CARDS, "the last card turned over"),
    Section("held", SEATS, f"cards in each hand / {HAND}"),
    Section("specials", SEATS * _SPECIALS, "special cards of each seat, by kind / 2"),
    Section("protecting", SEATS, "1 while the seat's Great Khan protection holds"),
    Section("gods", SEATS * _REGIONS, "regions whose neutral yurts each seat protects"),
    Section("scouted", SEATS * KINDS, "the kind of shape that each seat has reserved"),
    Section("scores", SEATS, "points of each seat / 50"),
    Section("step", STEPS, "what is asked"),
    Section("phase", PHASES, "the game, after the fifth ruler, the end phase"),
    Section("turn", SEATS, "whose turn it is"),
    Section("first", SEATS, "who began"),
    Section("asked", SEATS, "whose consent is asked"),
    Section("consents", SEATS, "who is still to be asked"),
    Section("refused", SEATS, "who refused this turn"),
    Section("void", REFUSALS * PLANE, "a plane for each refusal of this turn: what it was about"),
    Section("proposal", PLANE + KINDS, "the proposed conquest: its areas, its kind of shape"),
    Section("chosen", _SPECIALS, "the special card of this turn"),
    Section("lifted", _SPECIALS, "special cards put back this turn"),
    Section("driven", RULERS, "the ruler that is being driven out"),
    Section("counts", 6, "actions left, third action, pile, shuffles, turns, yurts of the set-up"),
)


@compiled
def put_area(b: Board, out: Row, at: int, area: int) -> int:
    """Nothing on a map so large that an area has no place in the plane."""
    if area >= 0 and b.plane[area] >= 0:
        out[at + b.plane[area]] = 1.0
    return at + PLANE


@compiled
def put_areas(b: Board, out: Row, at: int, areas: Set) -> int:
    for word in range(WORDS):
        left = areas[word]
        while left:
            put_area(b, out, at, word * BITS + lowest(left))
            left &= left - 1
    return at + PLANE


@compiled
def put_place(b: Board, out: Row, at: int, place: int) -> int:
    for i in range(LARGEST):
        put_area(b, out, at, b.areas[place, i])
    return at + PLANE


@compiled
def put_board(b: Board, s: State, seat: int, out: Row) -> int:
    """Sections yurts to rulers."""
    at = 0
    for i in range(SEATS):
        if i < b.seats:
            put_areas(b, out, at, s.yurts[(seat + i) % b.seats])
        at += PLANE
    at = put_areas(b, out, at, s.yurts[NEUTRAL])
    at = put_areas(b, out, at, s.empty)
    for i in range(SEATS):
        if i < b.seats:
            for tile in range(s.laid):
                if (s.owners[tile] >> ((seat + i) % b.seats)) & 1:
                    put_place(b, out, at, s.place[tile])
        at += PLANE
    at = put_areas(b, out, at, s.covered)
    for ruler in range(RULERS):
        at = put_area(b, out, at, s.ruler_at[ruler])
    return at


@compiled
def put_cards(s: State, seat: int, out: Row, at: int) -> int:
    """Sections hand to turned."""
    for card in range(CARDS):
        if s.card_at[card] == HELD + seat:
            out[at + card] = 1.0
        elif s.card_at[card] == DISCARDS:
            out[at + CARDS + card] = 1.0
    return put_one(out, at + 2 * CARDS, s.turned, CARDS)


@compiled
def put_players(b: Board, s: State, seat: int, out: Row, at: int) -> int:
    """Sections held to scores."""
    scores = np.zeros(b.seats, np.int64)
    standing(b, s, seat, scores)
    specials, protecting = at + SEATS, at + SEATS + SEATS * _SPECIALS
    gods = protecting + SEATS
    scouted = gods + SEATS * _REGIONS
    points = scouted + SEATS * KINDS
    for i in range(b.seats):
        who = (seat + i) % b.seats
        put(out, at + i, s.held[who] / HAND)
        put_numbers(out, specials + i * _SPECIALS, s.specials[who], 2.0)
        put(out, protecting + i, s.protecting[who] * 1.0)
        put_bits(out, gods + i * _REGIONS, s.gods[who], _REGIONS)
        put_one(out, scouted + i * KINDS, s.scouted[who] - 1, KINDS)
        put(out, points + i, min(BOUND, scores[who] / 50))
    return points + SEATS


@compiled
def put_turn(b: Board, s: State, seat: int, out: Row, at: int) -> int:
    """Sections step to counts."""
    at = put_one(out, at, s.phase, STEPS)
    at = put_one(out, at, s.triggered, PHASES)
    at = put_one(out, at, from_me(s.turn, seat, b.seats), SEATS)
    at = put_one(out, at, from_me(s.first, seat, b.seats), SEATS)
    at = put_one(out, at, from_me(s.asked, seat, b.seats), SEATS)
    at = put_seats(out, at, s.consents, seat, b.seats, SEATS)
    at = put_seats(out, at, s.refused, seat, b.seats, SEATS)
    for i in range(REFUSALS):
        at = put_areas(b, out, at, s.void[i])
    if s.proposal >= 0:
        put_place(b, out, at, s.proposal)
        put_one(out, at + PLANE, b.kind[s.proposal], KINDS)
    at += PLANE + KINDS
    at = put_one(out, at, s.chosen - 1, _SPECIALS)
    at = put_bits(out, at, s.lifted, _SPECIALS)
    at = put_one(out, at, s.driven, RULERS)
    at = put(out, at, s.actions_left / 3)
    at = put(out, at, s.third * 1.0)
    at = put(out, at, s.pile / CARDS)
    at = put(out, at, s.shuffles / 4)
    at = put(out, at, s.turns / 100)
    return put(out, at, s.pitched / 20)


@compiled
def observe(b: Board, s: State, seat: int, out: Row) -> int:
    at = put_board(b, s, seat, out)
    at = put_numbers(out, at, s.court, 5.0)
    at = put_numbers(out, at, s.supply[:KINDS], 5.0)
    at = put_cards(s, seat, out, at)
    at = put_players(b, s, seat, out, at)
    return put_turn(b, s, seat, out, at)


# A move by its parts

WAYS = 8  # to lay a shape with the same lowest area: turned and turned over
FACTORS = (
    Section("kind", 14, "place, yurt, invade, drive, anywhere, discard, agree, refuse … conquer"),
    Section("shape", SHAPES, "of a conquest, or to scout"),
    Section("area", AREAS, "the area; of a conquest the lowest"),
    Section("way", WAYS, "how the shape lies"),
    Section("which", CARDS, "the card, the ruler, the cards of the hand, the region"),
)
(
    A_PLACE,
    A_YURT,
    AN_INVASION,
    A_DRIVE,
    AN_ANYWHERE,
    A_DISCARD,
    AN_ANSWER,  # and the three after it: agree, refuse, high morale, protection
    _,
    _,
    _,
    A_GODS,
    A_SCOUT,
    A_NONE,
    A_CONQUEST,
) = range(14)


@compiled
def way_of(b: Board, place: int) -> int:
    """As which of those of its shape and lowest area a placement is listed; they lie close."""
    found = 0
    other = place - 1
    while other >= 0 and b.areas[other, 0] == b.areas[place, 0]:
        found += b.kind[other] == b.kind[place]
        other -= 1
    return found


@compiled
def factor(b: Board, s: State, move: int, sizes: Ints, out: Any) -> None:
    if move >= CONQUER:
        place = move - CONQUER
        out[0], out[1], out[2] = A_CONQUEST, b.kind[place], b.areas[place, 0]
        out[3] = way_of(b, place)
    elif move < YURT:
        out[0], out[2] = A_PLACE, area_of(move)
    elif move < INVADE:
        out[0], out[2] = A_YURT, area_of(move)
    elif move < DRIVE:
        out[0], out[2], out[4] = AN_INVASION, area_of(move), card_of(move)
    elif move < ANYWHERE:
        out[0], out[4] = A_DRIVE, move - DRIVE
    elif move < DISCARD:
        out[0], out[2] = AN_ANYWHERE, area_of(move)
    elif move < AGREE:
        out[0], out[4] = A_DISCARD, move - DISCARD
    elif move < GODS:
        out[0] = AN_ANSWER + move - AGREE
    elif move < SCOUT:
        out[0], out[4] = A_GODS, move - GODS
    elif move < NONE:
        out[0], out[1] = A_SCOUT, move - SCOUT
    else:
        out[0] = A_NONE
