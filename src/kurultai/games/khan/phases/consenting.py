"""Protections, and the consent of those who hold them (§K14, §K15, §K16)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.khan.board import Board
from kurultai.games.khan.parts.areas import WORDS, is_same, meet
from kurultai.games.khan.parts.majorities import count_of, sharing
from kurultai.games.khan.parts.maps import REGIONS
from kurultai.games.khan.rulebook import (
    AREAS_REFUSED,
    GODS_PROTECT,
    KHAN_PROTECTS,
    LEGAL,
    PLAYER_REFUSED,
    REFUSED_THREE_TIMES,
)
from kurultai.games.khan.state import NEUTRAL, REFUSALS, State

EVERYWHERE = (1 << len(REGIONS)) - 1


@compiled
def covers_protected_neutral(b: Board, s: State, regions: int, place: int) -> bool:
    """Whether a neutral yurt of these regions (a bit set) lies below a placement."""
    for region in range(len(REGIONS)):
        if (regions >> region) & 1:
            for word in range(WORDS):
                if b.cover[place, word] & s.yurts[NEUTRAL, word] & b.region[region, word]:
                    return True
    return False


@compiled
def consents(b: Board, s: State, place: int) -> tuple[int, int]:
    """(LEGAL or the protection that forbids it, bit set of seats whose consent is needed)."""
    owners, needed = -1, 0
    for rival in range(b.seats):
        if rival == s.turn or not (s.protecting[rival] or s.gods[rival]):
            continue
        if owners < 0:
            owners = sharing(count_of(b, s, place))
        if s.protecting[rival] and meet(b.cover[place], s.yurts[rival]):
            if not (owners >> rival) & 1:
                return KHAN_PROTECTS, 0
            needed |= 1 << rival
        if s.gods[rival] and covers_protected_neutral(b, s, s.gods[rival], place):
            if owners == 1 << s.turn:
                return GODS_PROTECT, 0
            needed |= 1 << rival
    return LEGAL, needed


@compiled
def objection_of_protectors(b: Board, s: State, place: int) -> int:
    """A protection, or what was refused this turn (§K16)."""
    broken, needed = consents(b, s, place)
    if broken == LEGAL and needed and s.refusals:
        return objection_of_refusals(b, s, place, needed)
    return broken


@compiled
def objection_of_refusals(b: Board, s: State, place: int, needed: int) -> int:
    """The same areas are not proposed again, nothing after three refusals (§K16.areas, §K16.three).

    By rules 1 a refusal barred all that needs the consent of whoever refused.
    """
    if b.rules == 1:
        return PLAYER_REFUSED if needed & s.refused else LEGAL
    for i in range(s.refusals):
        if is_same(b.cover[place], s.void[i]):
            return AREAS_REFUSED
    return REFUSED_THREE_TIMES if s.refusals == REFUSALS else LEGAL


@compiled
def next_asked(b: Board, s: State) -> int:
    """Who is asked next: in seat order from the active player's left (§K16)."""
    for i in range(1, b.seats):
        seat = (s.turn + i) % b.seats
        if (s.consents >> seat) & 1:
            return seat
    return -1


@compiled
def agree(b: Board, s: State) -> None:
    s.consents &= ~(1 << s.asked)
    s.asked = next_asked(b, s)


@compiled
def refuse(b: Board, s: State) -> None:
    """The first refusal ends the asking and voids the conquest (§K16)."""
    s.refused |= 1 << s.asked
    s.void[s.refusals] = b.cover[s.proposal]
    s.refusals += 1
    s.proposal = s.asked = -1
    s.consents = 0
