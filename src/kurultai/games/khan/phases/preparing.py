"""Preparation: start player (§prep.start), rulers elsewhere (§K25), yurts, hands (§prep.cards)."""

from __future__ import annotations

import numpy as np

from kurultai.core.bits import Rng, below
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.khan.board import FREE, PLACED, RANDOM, Board
from kurultai.games.khan.moves import PLACE, RULER, START, YURT, area_of
from kurultai.games.khan.parts.areas import AREAS, SIDE, drop, has, king_moves, meet
from kurultai.games.khan.parts.deck import RULERS
from kurultai.games.khan.parts.maps import REGIONS
from kurultai.games.khan.phases.invading import list_areas, objection_to_area
from kurultai.games.khan.rulebook import LEGAL, NO_SUCH_SEAT, REGION_HAS_YURT, TOO_NEAR
from kurultai.games.khan.state import (
    DEALING,
    PITCHING,
    PLACING,
    SCATTERING,
    TURNING,
    State,
    pitch,
)

APART = 3  # king's moves between rulers that chance puts onto the board (§K25.apart)


@compiled
def objection_to_start(b: Board, move: int) -> int:
    return LEGAL if move - START < b.seats else NO_SUCH_SEAT


@compiled
def sample_start(b: Board, rng: Rng) -> int:
    return START + below(rng, b.seats)


@compiled
def start(b: Board, s: State, move: int) -> None:
    s.first = s.turn = move - START
    if b.rulers == RANDOM:
        s.phase = SCATTERING
    elif b.rulers == PLACED:
        s.phase = PLACING
    else:
        s.phase = PITCHING


# Rulers that do not begin on their preset areas (§K25)


@compiled
def next_ruler(b: Board, s: State) -> int:
    """Who comes onto the board now: the rulers in the order of the data."""
    ruler = 0
    while ruler < b.courts - 1 and s.ruler_at[ruler] >= 0:
        ruler += 1
    return ruler


@compiled
def room_around(s: State, area: int) -> int:
    """King's moves to the nearest ruler on the board."""
    room = SIDE
    for ruler in range(RULERS):
        if s.ruler_at[ruler] >= 0:
            room = min(room, king_moves(area, s.ruler_at[ruler]))
    return room


@compiled
def room_wanted(s: State) -> int:
    """What chance leaves between two rulers: three king's moves, or as many as there are."""
    most = 0
    for area in range(AREAS):
        if has(s.empty, area):
            most = max(most, room_around(s, area))
    return min(most, APART)


@compiled
def objection_to_ruler(b: Board, s: State, area: int) -> int:
    broken = objection_to_area(b, s, area)
    if broken != LEGAL:
        return broken
    return LEGAL if room_around(s, area) >= room_wanted(s) else TOO_NEAR


@compiled
def sample_ruler(b: Board, s: State, rng: Rng) -> int:
    """All areas that are far enough are alike."""
    wanted, found = room_wanted(s), 0
    areas = np.empty(AREAS, np.int64)
    for area in range(AREAS):
        if has(s.empty, area) and room_around(s, area) >= wanted:
            areas[found] = area
            found += 1
    return int(RULER + areas[below(rng, found)])


@compiled
def candidates_for_ruler(b: Board, s: State, out: Moves) -> int:
    return list_areas(s, b.land, PLACE, out)


@compiled
def place_ruler(b: Board, s: State, area: int) -> None:
    """By chance or by a player; after the last one the yurts begin with the start player."""
    ruler = next_ruler(b, s)
    s.ruler_at[ruler] = area
    drop(s.empty, area)
    if s.phase == PLACING:
        s.turn = (s.turn + 1) % b.seats
    if ruler == b.courts - 1:
        s.turn = s.first
        s.phase = PITCHING


# First yurts (§prep.yurts) and hands


@compiled
def rounds(b: Board) -> int:
    """Yurts that each player places before the game (§prep.yurts)."""
    return 5 - b.seats


@compiled
def is_open(b: Board, s: State, region: int) -> bool:
    """Whether the first yurts may still go to a region (§K1)."""
    if b.setup == FREE:
        return True
    for seat in range(b.seats):
        if meet(s.yurts[seat], b.region[region]):
            return False
    return True


@compiled
def has_open_region(b: Board, s: State) -> bool:
    """Whether a region that is still open has an empty area; if not, any area serves (§K1)."""
    for region in range(len(REGIONS)):
        if is_open(b, s, region) and meet(s.empty, b.region[region]):
            return True
    return False


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    n = 0
    for region in range(len(REGIONS)):
        if is_open(b, s, region):
            n += list_areas(s, b.region[region], YURT, out[n:])
    return n or list_areas(s, b.land, YURT, out)


@compiled
def objection(b: Board, s: State, move: int) -> int:
    area = area_of(move)
    broken = objection_to_area(b, s, area)
    if broken != LEGAL:
        return broken
    for region in range(len(REGIONS)):
        if has(b.region[region], area) and not is_open(b, s, region):
            return REGION_HAS_YURT if has_open_region(b, s) else LEGAL
    return LEGAL


@compiled
def place_yurt(b: Board, s: State, move: int) -> None:
    pitch(s, area_of(move), s.turn)
    s.pitched += 1
    s.turn = (s.turn + 1) % b.seats
    if s.pitched == b.seats * rounds(b):
        s.phase = DEALING


@compiled
def has_dealt(b: Board, s: State) -> None:
    """After the last hand the start player's first turn begins."""
    s.dealt += 1
    if s.dealt == b.seats:
        s.turn = s.first
        s.phase = TURNING
        s.turns = 1
