"""Resolving what waits (§P5.4): the active player orders (§effects.order), owners decide."""

from __future__ import annotations

from kurultai.core.bits import lowest, popcount
from kurultai.core.kernel import Moves, rule
from kurultai.games.huns.board import Board
from kurultai.games.huns.camp import active, camp_of
from kurultai.games.huns.moves import NEXT, NONE, is_use, used_argument, used_card
from kurultai.games.huns.phases import carrying
from kurultai.games.huns.phases.using import any_form, changes, forms
from kurultai.games.huns.phases.waiting import forget, lapse
from kurultai.games.huns.rules import (
    LEGAL,
    MANDATORY,
    NOT_WAITING,
    OTHER_EFFECT,
    WOULD_NOT_CHANGE,
    WRONG_ANSWER,
)
from kurultai.games.huns.state import ASK_NEXT, ASK_USE, State
from kurultai.games.huns.vocabulary import CARDS, NO_ARGUMENT

NO_EVENT = -1


@rule
def oldest(b: Board, s: State, card: int) -> int:
    """A card's oldest entry that can be offered now (§P5.2), or NO_EVENT."""
    if (s.used >> card) & 1:
        return NO_EVENT
    if not (active(b, s, camp_of(b, s, card)) >> card) & 1:
        return NO_EVENT
    events = s.pending[card]
    while events:
        event = lowest(events)
        events &= events - 1
        if any_form(b, s, card, s.event[event]):
            return event
    return NO_EVENT


@rule
def resolve(b: Board, s: State) -> bool:
    """Take those that can be offered; whether somebody is asked."""
    s.ready = 0
    cards = s.waiting
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if oldest(b, s, card) != NO_EVENT:
            s.ready |= 1 << card
    if s.ready == 0:
        lapse(s)
        return False
    if popcount(s.ready) > 1:
        s.ask = ASK_NEXT
        s.asked = s.active
        return True
    return resolve_card(b, s, lowest(s.ready))


@rule
def resolve_card(b: Board, s: State, card: int) -> bool:
    """A mandatory effect happens, an optional one is offered; whether somebody is asked."""
    s.ready = 1 << card
    event = oldest(b, s, card)
    if not (b.optional >> card) & 1 and b.argument[card] == NO_ARGUMENT:
        ref = s.event[event]
        forget(s, card, event)
        carrying.begin(b, s, card, ref, 0)
        return False
    s.ref = event
    s.ask = ASK_USE
    s.asked = camp_of(b, s, card)
    return True


@rule
def candidates_next(s: State, out: Moves) -> int:
    n = 0
    for card in range(CARDS):
        if (s.ready >> card) & 1:
            out[n] = NEXT + card
            n += 1
    return n


@rule
def objection_next(s: State, move: int) -> int:
    if not NEXT <= move < NEXT + CARDS:
        return WRONG_ANSWER
    return LEGAL if (s.ready >> (move - NEXT)) & 1 else NOT_WAITING


@rule
def candidates(b: Board, s: State, out: Moves) -> int:
    """`use K …`, and `none` if the effect is optional."""
    card = lowest(s.ready)
    n = forms(b, s, card, s.event[s.ref], out, 0)
    if (b.optional >> card) & 1:
        out[n] = NONE
        n += 1
    return n


@rule
def objection(b: Board, s: State, move: int) -> int:
    card = lowest(s.ready)
    if move == NONE:
        return LEGAL if (b.optional >> card) & 1 else MANDATORY
    if not is_use(move):
        return WRONG_ANSWER
    if used_card(move) != card:
        return OTHER_EFFECT
    return LEGAL if changes(b, s, card, s.event[s.ref], used_argument(move)) else WOULD_NOT_CHANGE


@rule
def play(b: Board, s: State, move: int) -> None:
    """Declining uses nothing up (§P4.4)."""
    card, event = lowest(s.ready), s.ref
    ref = s.event[event]
    forget(s, card, event)
    if move != NONE:
        carrying.begin(b, s, card, ref, used_argument(move))
