"""The waiting list (§P5.4, §N9): effects that something triggered, resolved one after the other."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.parts.camp import active
from kurultai.games.huns.parts.conditions import holds
from kurultai.games.huns.parts.vocabulary import CARDS, DIE_TAKEN, EFFECTS
from kurultai.games.huns.state import WAITING, State


@compiled
def happens(b: Board, s: State, trigger: int, seats: int, ref: int) -> None:
    """Let the effects wait that something triggers in the camps of a set of seats."""
    for i in range(b.lists):
        if not b.on[i, trigger]:
            continue
        for seat in range(b.seats):
            cards = s.cards[seat] & b.on[i, trigger] & ~s.used[i]
            if (seats >> seat) & 1 and cards:
                cards &= active(b, s, seat)
                if trigger <= DIE_TAKEN:  # optional ones are offered in a window
                    cards &= ~b.optional[i]
                add(b, s, seat, cards, i, ref)


@compiled
def add(b: Board, s: State, seat: int, cards: int, i: int, ref: int) -> None:
    """Let effects wait whose conditions hold now; mandatory changes of the die come at once."""
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if not holds(b, s, seat, CARDS * i + card):
            continue
        if (b.at_once[i] >> card) & 1:
            s.forced[i] |= 1 << card
            s.forcing += 1
        elif s.waits < WAITING:
            s.waiting[s.waits] = EFFECTS * (ref + 1) + CARDS * i + card
            s.waits += 1


@compiled
def others(b: Board, seat: int) -> int:
    """All seats but one, as a set."""
    return ((1 << b.seats) - 1) & ~(1 << seat)


@compiled
def forget(s: State, entry: int) -> None:
    s.waits -= 1
    for i in range(entry, s.waits):
        s.waiting[i] = s.waiting[i + 1]
