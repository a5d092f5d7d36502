"""Resolving what waits (§P5.4): the active player orders (§effects.order), owners decide."""

from __future__ import annotations

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import NEXT, NONE, used_argument
from kurultai.games.huns.parts.camp import active, camp_of
from kurultai.games.huns.parts.vocabulary import CARDS, NO_ARGUMENT
from kurultai.games.huns.phases import carrying
from kurultai.games.huns.phases.using import any_form
from kurultai.games.huns.phases.waiting import forget, lapse
from kurultai.games.huns.rulebook import LEGAL, NOT_WAITING, WRONG_ANSWER
from kurultai.games.huns.state import ASK_NEXT, ASK_USE, NO_CARD, State


@compiled
def resolve(b: Board, s: State) -> bool:
    """Take those that can be offered, of each card the oldest; whether somebody is asked."""
    cards = s.waiting if s.chosen == NO_CARD else 1 << s.chosen
    s.chosen = NO_CARD
    s.ready = 0
    oldest = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        events = s.pending[card] if is_able(b, s, card) else 0
        while events:
            event = lowest(events)
            events &= events - 1
            if any_form(b, s, 1 << card, s.event[event]):
                s.ready |= 1 << card
                oldest = event
                events = 0
    if s.ready == 0:
        lapse(s)
        return False
    if popcount(s.ready) > 1:
        s.ask = ASK_NEXT
        s.asked = s.active
        return True
    return resolve_card(b, s, lowest(s.ready), oldest)


@compiled
def is_able(b: Board, s: State, card: int) -> bool:
    """Active, and its limit not used up (§P5.2)."""
    return ((active(b, s, camp_of(b, s, card)) & ~s.used) >> card) & 1 != 0


@compiled
def resolve_card(b: Board, s: State, card: int, event: int) -> bool:
    """A mandatory effect happens, an optional one is offered; whether somebody is asked."""
    if not (b.optional >> card) & 1 and b.argument[card] == NO_ARGUMENT:
        ref = s.event[event]
        forget(s, card, event)
        carrying.begin(b, s, card, ref, 0)
        return False
    s.ref = event
    s.ask = ASK_USE
    s.asked = camp_of(b, s, card)
    return True


@compiled
def candidates(s: State, out: Moves) -> int:
    """`next K` for every card that can be offered."""
    n = 0
    for card in range(CARDS):
        if (s.ready >> card) & 1:
            out[n] = NEXT + card
            n += 1
    return n


@compiled
def objection(s: State, move: int) -> int:
    if not NEXT <= move < NEXT + CARDS:
        return WRONG_ANSWER
    return LEGAL if (s.ready >> (move - NEXT)) & 1 else NOT_WAITING


@compiled
def play(b: Board, s: State, move: int) -> None:
    """The answer to an offer. Declining uses nothing up (§P4.4)."""
    card, event = lowest(s.ready), s.ref
    ref = s.event[event]
    forget(s, card, event)
    if move != NONE:
        carrying.begin(b, s, card, ref, used_argument(move))
