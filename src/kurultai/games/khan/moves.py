"""Moves as numbers: decisions below MOVES, chance outcomes and impossible things above."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.khan.board import PLACES
from kurultai.games.khan.parts.areas import AREAS
from kurultai.games.khan.parts.deck import CARDS, HAND, RULERS
from kurultai.games.khan.parts.maps import REGIONS
from kurultai.games.khan.parts.shapes import KINDS

PLACE = 0  # + area, of the next ruler
YURT = PLACE + AREAS  # + area
INVADE = YURT + AREAS  # + AREAS × card + area
DRIVE = INVADE + CARDS * AREAS  # + ruler
ANYWHERE = DRIVE + RULERS  # + area
DISCARD = ANYWHERE + AREAS  # + bit set of places in the hand
AGREE = DISCARD + (1 << HAND)
REFUSE = AGREE + 1
MORALE = REFUSE + 1
PROTECT = MORALE + 1
GODS = PROTECT + 1  # + 0 for all regions, + 1 + region with four players
SCOUT = GODS + 1 + len(REGIONS)  # + kind of shape
NONE = SCOUT + KINDS
CONQUER = NONE + 1  # + placement
MOVES = CONQUER + PLACES

START = 1 << 40  # + seat
RULER = 2 << 40  # + area, of the next ruler
DEAL = 3 << 40  # + seat × BASE⁴ + cards, see `pack`
TURN = 4 << 40  # + card
ODD = 5 << 40  # + number of the rule that a move breaks which has no number of its own
BASE = CARDS + 1  # a digit for each card dealt, 0 for none


@compiled
def card_of(move: int) -> int:
    return (move - INVADE) // AREAS


@compiled
def area_of(move: int) -> int:
    """The area of `place`, `yurt`, `invade` or `anywhere`."""
    if move < YURT:
        return move
    if move < INVADE:
        return move - YURT
    if move < DRIVE:
        return (move - INVADE) % AREAS
    return move - ANYWHERE


@compiled
def dealt_to(move: int) -> int:
    return (move - DEAL) // (BASE * BASE * BASE * BASE)


@compiled
def dealt_card(move: int, i: int) -> int:
    """The i-th card of a deal, or -1."""
    digits = move - DEAL
    for _ in range(i):
        digits //= BASE
    return digits % BASE - 1
