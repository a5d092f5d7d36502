"""Cards that leave a camp, change it or become ready again (docs/huns-cards.md, 5.7)."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.parts.camp import EACH, camp_of, loss
from kurultai.games.huns.parts.vocabulary import (
    CARDS,
    DECK,
    EFFECTS,
    LISTS,
    READY_CARD,
    RETURN_CARD,
    TAKE_CARD,
)
from kurultai.games.huns.phases.targets import seats_meant
from kurultai.games.huns.phases.waiting import forget
from kurultai.games.huns.state import NO_WAGON, NOBODY, State


@compiled
def is_meant(b: Board, s: State, effect: int, op: int, card: int) -> bool:
    """Whether an operation may mean this card: another one, of its types, in a camp of its targets
    that the effect may take from (§P8).
    """
    if card == effect % CARDS or not (b.which[effect, op] >> card) & 1:
        return False
    camp = camp_of(b, s, card)
    if camp == NOBODY:
        return False
    seats = seats_meant(b, s, effect, b.target[effect, op], NO_WAGON, 0)
    return (seats >> camp) & 1 != 0 and loss(b, s, effect, 1, camp) > 0


@compiled
def receiver(b: Board, s: State, effect: int, op: int) -> int:
    """To whose camp a card goes."""
    return int(lowest(seats_meant(b, s, effect, b.receiver[effect, op], NO_WAGON, 0)))


@compiled
def would_move(b: Board, s: State, effect: int, op: int, card: int) -> bool:
    """Whether an operation would change something about a card that it may mean."""
    if b.deed[effect, op] == READY_CARD:
        return (s.tilted >> card) & 1 != 0
    if b.deed[effect, op] == TAKE_CARD:
        return camp_of(b, s, card) != receiver(b, s, effect, op)
    return bool(b.deed[effect, op] == RETURN_CARD)


@compiled
def move(b: Board, s: State, effect: int, op: int, card: int) -> None:
    """Do it; then what happens by itself (§P7)."""
    mark = 1 << card
    if b.deed[effect, op] == TAKE_CARD:
        s.cards[camp_of(b, s, card)] &= ~mark
        s.cards[receiver(b, s, effect, op)] |= mark
        s.rank[card] = s.came
        s.came += 1
    else:
        s.tilted &= ~mark
        for i in range(LISTS):
            s.used[i] &= ~mark
        if b.deed[effect, op] == RETURN_CARD:
            put_under(b, s, card)
    s.unsettled = 1


@compiled
def put_under(b: Board, s: State, card: int) -> None:
    """A card goes under its deck, where everybody knows it, and its cubes to the reserve."""
    mark, deck = 1 << card, card // DECK
    for colour in range(5):
        s.reserve[colour] += (s.cubes[card] >> (5 * colour)) & EACH
    s.cubes[card] = 0
    for seat in range(b.seats):
        s.cards[seat] &= ~mark
        s.laid[seat] &= ~mark
    s.fled &= ~mark
    s.filled &= ~mark
    s.rank[card] = 0
    for i in range(LISTS):
        s.times[CARDS * i + card] = 0
    s.under[deck, s.unders[deck]] = card
    s.knows[deck, s.unders[deck]] = (1 << b.seats) - 1
    s.unders[deck] += 1
    entry = 0
    while entry < s.waits:  # what it triggered is lost
        if s.waiting[entry] % EFFECTS % CARDS == card:
            forget(s, entry)
        else:
            entry += 1
