"""2A Invade: a yurt according to a card. 2D Invade anywhere, then discard cards."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.khan.board import Board
from kurultai.games.khan.moves import ANYWHERE, DISCARD, INVADE, area_of, card_of
from kurultai.games.khan.parts.areas import AREAS, BITS, WORDS, Set, has, meet
from kurultai.games.khan.parts.cards import has_card, throw
from kurultai.games.khan.parts.deck import HAND, JOKER, ON_BORDER, ON_RIVER
from kurultai.games.khan.rulebook import (
    LEGAL,
    NEEDS_BOTH_ACTIONS,
    NOT_AT_BORDER,
    NOT_BY_RIVER,
    NOT_EMPTY,
    NOT_IN_HAND,
    NOT_LAND,
    NOT_TO_DISCARD,
    WRONG_REGION,
)
from kurultai.games.khan.state import State, pitch


@compiled
def list_areas(s: State, where: Set, first: int, out: Moves) -> int:
    """A move (first + area) for every empty land area of a set."""
    n = 0
    for word in range(WORDS):
        free = s.empty[word] & where[word]
        while free:
            out[n] = first + BITS * word + lowest(free)
            free &= free - 1
            n += 1
    return n


@compiled
def objection_to_area(b: Board, s: State, area: int) -> int:
    """Yurts go to empty land areas (§2A.land, §2A.empty)."""
    if not has(b.land, area):
        return NOT_LAND
    return LEGAL if has(s.empty, area) else NOT_EMPTY


# 2A


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    n = 0
    for i in range(s.held[s.turn]):
        card = s.hand[s.turn, i]
        n += list_areas(s, b.fits[b.card_kind[card]], INVADE + AREAS * card, out[n:])
    return n


@compiled
def can_invade(b: Board, s: State) -> bool:
    for i in range(s.held[s.turn]):
        if meet(s.empty, b.fits[b.card_kind[s.hand[s.turn, i]]]):
            return True
    return False


@compiled
def objection(b: Board, s: State, move: int) -> int:
    """The card says where: a region, beside the river, at the border, or anywhere (§2A.joker)."""
    card, area = card_of(move), area_of(move)
    if not has_card(s, s.turn, card):
        return NOT_IN_HAND
    broken = objection_to_area(b, s, area)
    if broken != LEGAL:
        return broken
    kind = b.card_kind[card]
    if has(b.fits[kind], area):
        return LEGAL
    if kind == ON_RIVER:
        return NOT_BY_RIVER
    return NOT_AT_BORDER if kind == ON_BORDER else WRONG_REGION


@compiled
def invade(s: State, move: int) -> None:
    throw(s, s.turn, card_of(move))
    pitch(s, area_of(move), s.turn)


# 2D: counts as both actions (§2D)


@compiled
def candidates_anywhere(b: Board, s: State, out: Moves) -> int:
    return list_areas(s, b.fits[JOKER], ANYWHERE, out) if s.actions_left == 2 else 0


@compiled
def objection_to_anywhere(b: Board, s: State, move: int) -> int:
    if s.actions_left < 2:
        return NEEDS_BOTH_ACTIONS
    return objection_to_area(b, s, area_of(move))


@compiled
def candidates_to_discard(s: State, out: Moves) -> int:
    """Any of one's cards, or none (§2D.discard)."""
    n = 1 << int(s.held[s.turn])
    for some in range(n):
        out[some] = DISCARD + some
    return n


@compiled
def objection_to_discard(s: State, move: int) -> int:
    return NOT_TO_DISCARD if (move - DISCARD) >> s.held[s.turn] else LEGAL


@compiled
def discard(s: State, move: int) -> None:
    for i in range(HAND - 1, -1, -1):
        if (move - DISCARD) >> i & 1:
            throw(s, s.turn, s.hand[s.turn, i])
