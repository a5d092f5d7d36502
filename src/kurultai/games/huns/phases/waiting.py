"""The waiting list (§P5.4, §N9): effects that something triggered, resolved one after the other.

Only the order of one card's entries matters, since the active player chooses among cards. So an
entry is a bit in the card's set of events, the oldest event the lowest.
"""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.parts.camp import active
from kurultai.games.huns.parts.conditions import holds
from kurultai.games.huns.parts.vocabulary import NO_TRIGGER
from kurultai.games.huns.state import State


@compiled
def happens(b: Board, s: State, own: int, seat: int, others: int, ref: int) -> None:
    """Add the effects that something triggers: ``own`` in a seat's camp, ``others`` elsewhere."""
    found = False
    for camp in range(b.seats):
        trigger = own if camp == seat else others
        if trigger == NO_TRIGGER:
            continue
        if add(b, s, camp, active(b, s, camp) & b.on[trigger] & ~s.used):
            found = True
    if found:
        s.event[s.events] = ref
        s.events += 1


@compiled
def add(b: Board, s: State, camp: int, cards: int) -> bool:
    """Let effects wait whose conditions hold now; whether there was one."""
    found = False
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if holds(b, s, camp, card):
            s.pending[card] |= 1 << s.events
            s.waiting |= 1 << card
            found = True
    return found


@compiled
def lapse(s: State) -> None:
    """What cannot be offered any more is forgotten."""
    while s.waiting:
        card = lowest(s.waiting)
        s.waiting &= s.waiting - 1
        s.pending[card] = 0
    s.events = 0


@compiled
def forget(s: State, card: int, event: int) -> None:
    s.pending[card] &= ~(1 << event)
    if not s.pending[card]:
        s.waiting &= ~(1 << card)
