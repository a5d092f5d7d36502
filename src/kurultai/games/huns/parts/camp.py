"""A camp: which cards are active, what they change, and the numbers that follow."""

from __future__ import annotations

from kurultai.core.bits import lowest, popcount
from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.parts.numbers import larger, smaller, within_die
from kurultai.games.huns.parts.vocabulary import (
    ATTACKED,
    BERTHS,
    CURSES,
    EQUIPMENT,
    NO_ATTACK,
    NO_EQUIPMENT,
    NO_MERCENARY,
    OF_CURSE_SLOTS,
    OF_WAGON_LIMIT,
    RED,
)
from kurultai.games.huns.state import NO_CARD, NO_WAGON, NOBODY, State

EACH = (1 << 5) - 1  # five bits a colour on a card, then the sum
SUM = 25
MOST_LOSS = 15


@compiled
def active(b: Board, s: State, seat: int) -> int:
    """The cards of a camp whose effect counts (§P5.1): equipment (§equipment), filled mercenaries
    (§mercenary, §N7), curses face up and not filled (§curse). Raids are not among them.
    """
    mine = s.cards[seat]
    there = mine & CURSES & ~s.fled & ~s.tilted
    curses = there
    if not curses & b.forbids[NO_EQUIPMENT]:
        there |= mine & EQUIPMENT
    if not curses & b.forbids[NO_MERCENARY]:
        there |= mine & s.filled
    return int(there)


@compiled
def first_of(s: State, cards: int) -> int:
    """The card of a set that came first: camp order (§P1.3). NO_CARD if the set is empty."""
    found = NO_CARD
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if found == NO_CARD or s.rank[card] < s.rank[found]:
            found = card
    return found


@compiled
def camp_of(b: Board, s: State, card: int) -> int:
    """The seat in whose camp a card lies."""
    for seat in range(b.seats):
        if (s.cards[seat] >> card) & 1:
            return seat
    return NOBODY


@compiled
def player_of(b: Board, s: State, card: int) -> int:
    """The seat that played a card."""
    for seat in range(b.seats):
        if (s.laid[seat] >> card) & 1:
            return seat
    return NOBODY


@compiled
def sum_of_by(b: Board, cards: int) -> int:
    total = 0
    while cards:
        total += b.by[lowest(cards)]
        cards &= cards - 1
    return total


@compiled
def wagon_limit(b: Board, s: State, seat: int) -> int:
    """Two wagons, and what cards change about it (§setup.wagons, §P4.3)."""
    return 2 + sum_of_by(b, active(b, s, seat) & b.modifies[OF_WAGON_LIMIT])


@compiled
def wagons_of(s: State, seat: int) -> int:
    there = 0
    for place in range(BERTHS):
        there += s.berth[seat, place] != NO_WAGON
    return there


@compiled
def cubes_on(s: State, card: int) -> int:
    return int(s.cubes[card] >> SUM)


@compiled
def cubes_needed(b: Board, s: State, card: int, cards: int) -> int:
    """Slots of a curse, given the active cards of its camp (§P4.3)."""
    changes = cards & b.modifies[OF_CURSE_SLOTS]
    needed = b.slots[card]
    rank = -1
    rest = changes
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        if b.set_to[other] and s.rank[other] > rank:  # the last one counts
            needed = b.set_to[other]
            rank = s.rank[other]
    return int(larger(1, needed + sum_of_by(b, changes)))


@compiled
def value(s: State) -> int:
    """What the die of the turn counts (§P4.1, §N10)."""
    counted = (s.die_set or s.face[s.die]) + s.die_by
    return within_die(counted)


@compiled
def deck_size(s: State, deck: int) -> int:
    return int(popcount(s.top[deck]) + s.unders[deck])


@compiled
def is_other_deck(s: State, deck: int) -> bool:
    """A deck that effects may draw from: not empty, never the raids."""
    return deck != RED and deck_size(s, deck) > 0


@compiled
def loss(b: Board, s: State, card: int, amount: int, seat: int) -> int:
    """How many cubes a card's effect may take from a player (§P8, §P4.3)."""
    if not (b.attack >> card) & 1:
        return amount
    there = active(b, s, seat)
    if there & b.forbids[NO_ATTACK]:
        return 0
    return smaller(MOST_LOSS, larger(0, amount + sum_of_by(b, there & b.on[ATTACKED])))


@compiled
def shipper_of(b: Board, s: State, wagon: int) -> int:
    for seat in range(b.seats):
        if (s.shipped[seat] >> wagon) & 1:
            return seat
    return NOBODY
