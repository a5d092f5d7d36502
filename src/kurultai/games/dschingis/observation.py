"""Dschingis Khan as a row of numbers: sets of lines (63), towers (78) and villages (38).

Room is made for four seats; those that are empty stay 0. Of a token that the seat has not seen,
only its owner and its village are told.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.observing import (
    Row,
    Section,
    from_me,
    put,
    put_bits,
    put_numbers,
    put_one,
)
from kurultai.core.structs import Ints
from kurultai.games.dschingis.board import KINDS, LINES, SEATS, TOKENS, TOWERS, VILLAGES, Board
from kurultai.games.dschingis.board import WALLS as ALL_WALLS
from kurultai.games.dschingis.moves import (
    GATE,
    OVER_WALL,
    ROAD,
    TO_ENTER,
    TO_SETTLE,
    WALL,
    kind_in,
    settled_in,
    village_in,
    walls_in,
)
from kurultai.games.dschingis.scoring import contents, standing
from kurultai.games.dschingis.state import PHASES, State, number_of, owner_of, village_of

_KINDS, _PHASES = len(KINDS), len(PHASES)

LAYOUT = (
    Section("walls", 4 * LINES, "lines with a wall; with an open gate; of the Great Wall; new"),
    Section("ends", 2 * TOWERS, "the tower at which the Great Wall ends in the west, in the east"),
    Section("mongolia", VILLAGES, "villages in Mongolia"),
    Section("visited", VILLAGES, "villages the leader has been in this turn"),
    Section("leaders", SEATS * VILLAGES, "where each seat's leader stands"),
    Section("controls", SEATS * VILLAGES, "villages where each seat's token lies on top"),
    Section("laid", SEATS * VILLAGES, "tokens of each seat in each village / 4"),
    Section("known", VILLAGES * _KINDS, "tokens of each kind in each village that it knows / 4"),
    Section("own", 3 * _KINDS, "own tokens by kind: active, passive, gone / 5"),
    Section(
        "tokens", 3 * SEATS, f"numbers of tokens of each seat: active, passive, gone / {TOKENS}"
    ),
    Section("active walls", SEATS, "walls in front of each seat / 4"),
    Section("scores", SEATS, "points of each seat as this one can know them / 20"),
    Section("phase", _PHASES, "what is asked"),
    Section("turn", SEATS, "whose turn it is"),
    Section("first", SEATS, "who began"),
    Section("counts", 7, "drawn, stirred, quiet, end announced, turns left, walls left, gone"),
)


@compiled
def put_map(s: State, out: Row) -> int:
    """Sections walls to visited."""
    at = put_bits(out, 0, s.walls, LINES)
    at = put_bits(out, at, s.open, LINES)
    at = put_bits(out, at, s.great, LINES)
    at = put_bits(out, at, s.fresh, LINES)
    at = put_one(out, at, s.west, TOWERS)
    at = put_one(out, at, s.east, TOWERS)
    at = put_bits(out, at, s.mongolia, VILLAGES)
    return put_bits(out, at, s.visited, VILLAGES)


@compiled
def put_villages(s: State, seat: int, out: Row, at: int) -> int:
    """Sections leaders to known."""
    for i in range(s.seats):
        who = (seat + i) % s.seats
        put_one(out, at + i * VILLAGES, s.leader[who], VILLAGES)
        put_bits(out, at + (SEATS + i) * VILLAGES, s.controls[who], VILLAGES)
    at += 2 * SEATS * VILLAGES
    for i in range(s.laid):
        who = from_me(owner_of(s.token[i]), seat, s.seats)
        out[at + who * VILLAGES + village_of(s.token[i])] += 0.25
    at += SEATS * VILLAGES
    counts = np.zeros((VILLAGES, _KINDS), np.int64)
    contents(s, seat, counts)
    return put_numbers(out, at, counts.ravel(), 4.0)


@compiled
def put_seats(b: Board, s: State, seat: int, out: Row, at: int) -> int:
    """Sections own to scores."""
    scores = np.zeros(s.seats, np.int64)
    standing(b, s, seat, scores)
    at = put_numbers(out, at, s.active[seat], 5.0)
    at = put_numbers(out, at, s.passive[seat], 5.0)
    at = put_numbers(out, at, s.gone[seat], 5.0)
    for i in range(s.seats):
        who = (seat + i) % s.seats
        put(out, at + i, number_of(s.active[who]) / TOKENS)
        put(out, at + SEATS + i, number_of(s.passive[who]) / TOKENS)
        put(out, at + 2 * SEATS + i, number_of(s.gone[who]) / TOKENS)
        put(out, at + 3 * SEATS + i, s.active_walls[who] / 4)
        put(out, at + 4 * SEATS + i, scores[who] / 20)
    return at + 5 * SEATS


@compiled
def observe(b: Board, s: State, seat: int, out: Row) -> int:
    at = put_map(s, out)
    at = put_villages(s, seat, out, at)
    at = put_seats(b, s, seat, out, at)
    at = put_one(out, at, s.phase, _PHASES)
    at = put_one(out, at, from_me(s.turn, seat, s.seats), SEATS)
    at = put_one(out, at, from_me(s.first, seat, s.seats), SEATS)
    at = put(out, at, s.drawn / 4)
    at = put(out, at, s.stirred * 1.0)
    at = put(out, at, s.quiet / 20)
    at = put(out, at, s.announced * 1.0)
    at = put(out, at, s.turns_left / SEATS)
    at = put(out, at, s.common / ALL_WALLS)
    return put(out, at, s.walls_gone / ALL_WALLS)


# A move by its parts

FACTORS = (
    Section("kind", 11, "take wall, take token, build, march, lift, wall, enter, road, gate …"),
    Section("village", VILLAGES, "to enter, or at the end of a step by road or gate"),
    Section("line", LINES, "of the wall; where to climb it; between the villages to settle"),
    Section("down", LINES, "where to come down from the wall"),
    Section("side", 2, "of that line; on which the leader stands"),
    Section("token", len(KINDS), "the token that is laid"),
    Section("second", len(KINDS), "the second token when settling"),
)
A_WALL, AN_ENTRY, BY_ROAD, BY_GATE, BY_WALL, A_SETTLEMENT = range(5, 11)


@compiled
def factor(b: Board, s: State, move: int, sizes: Ints, out: Any) -> None:
    if move < WALL:
        out[0] = move
    elif move < TO_ENTER:
        out[0], out[2] = A_WALL, move - WALL
    elif move < ROAD:
        out[0], out[1] = AN_ENTRY, move - TO_ENTER
    elif move < OVER_WALL:
        out[0] = BY_ROAD if move < GATE else BY_GATE
        out[1], out[5] = village_in(move), kind_in(move)
    elif move < TO_SETTLE:
        out[0], out[5] = BY_WALL, kind_in(move)
        out[2], out[3], out[4] = walls_in(move)
    else:
        out[0] = A_SETTLEMENT
        out[2], out[5], out[6], out[4] = settled_in(move)
