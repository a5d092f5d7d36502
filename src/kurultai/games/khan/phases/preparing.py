"""Preparation 7-9: start player (§prep.start), first yurts (§prep.yurts), hands (§prep.cards)."""

from __future__ import annotations

from kurultai.core.bits import Rng, below
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.khan.board import FREE, Board
from kurultai.games.khan.moves import START, YURT, area_of
from kurultai.games.khan.parts.areas import has, meet
from kurultai.games.khan.parts.maps import REGIONS
from kurultai.games.khan.phases.invading import list_areas, objection_to_area
from kurultai.games.khan.rulebook import LEGAL, NO_SUCH_SEAT, REGION_HAS_YURT
from kurultai.games.khan.state import DEALING, PITCHING, TURNING, State, pitch


@compiled
def objection_to_start(b: Board, move: int) -> int:
    return LEGAL if move - START < b.seats else NO_SUCH_SEAT


@compiled
def sample_start(b: Board, rng: Rng) -> int:
    return START + below(rng, b.seats)


@compiled
def start(s: State, move: int) -> None:
    s.first = s.turn = move - START
    s.phase = PITCHING


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
def candidates(b: Board, s: State, out: Moves) -> int:
    n = 0
    for region in range(len(REGIONS)):
        if is_open(b, s, region):
            n += list_areas(s, b.region[region], YURT, out[n:])
    return n


@compiled
def objection(b: Board, s: State, move: int) -> int:
    area = area_of(move)
    broken = objection_to_area(b, s, area)
    if broken != LEGAL:
        return broken
    for region in range(len(REGIONS)):
        if has(b.region[region], area) and not is_open(b, s, region):
            return REGION_HAS_YURT
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
