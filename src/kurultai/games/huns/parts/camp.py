"""A camp: which cards are active, what they allow, forbid and change."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled, inlined
from kurultai.games.huns.board import Board
from kurultai.games.huns.parts.conditions import (
    EACH,
    SUM,
    amount,
    deck_size,
    holds,
    player_of,
    standing_cards,
    value,
)
from kurultai.games.huns.parts.numbers import larger, smaller
from kurultai.games.huns.parts.vocabulary import (
    ALL_OF_THEM,
    BERTHS,
    CARDS,
    EQUIPMENT,
    NO_ATTACK,
    NO_EQUIPMENT,
    NO_MERCENARY,
    OF_CURSE_SLOTS,
    OF_LOSS,
    OF_PILLAGE,
    OF_WAGON_LIMIT,
    RED,
)
from kurultai.games.huns.state import NO_CARD, NO_EFFECT, NO_WAGON, NOBODY, State

__all__ = ["EACH", "SUM", "deck_size", "player_of", "value"]


@compiled
def granting(b: Board, s: State, seat: int, cards: int, rule: int) -> int:
    """The effect of these cards that allows or forbids something now: of several the first in camp
    order whose limit is not used up (§P1.3, §U4). NO_EFFECT if there is none.
    """
    found = NO_EFFECT
    if not cards & b.ruled[rule]:
        return found
    for i in range(b.lists):
        there = cards & b.rules[i, rule] & ~s.used[i]
        while there:
            card = lowest(there)
            there &= there - 1
            if found == NO_EFFECT or s.rank[card] < s.rank[found % CARDS]:
                if holds(b, s, seat, CARDS * i + card):
                    found = CARDS * i + card
    return found


@compiled
def active(b: Board, s: State, seat: int) -> int:
    """The cards of a camp whose effect counts (§P5.1): equipment (§equipment), filled mercenaries
    (§mercenary, §N7), curses face up and not filled (§curse), raids not yet used, treasures.
    """
    mine = s.cards[seat]
    there = standing_cards(s, seat)
    if not (there | mine & EQUIPMENT) & b.blocking:
        return int(there | mine & (EQUIPMENT | s.filled))
    if granting(b, s, seat, there, NO_EQUIPMENT) == NO_EFFECT:
        there |= mine & EQUIPMENT
    if granting(b, s, seat, there, NO_MERCENARY) == NO_EFFECT:
        there |= mine & s.filled
    return int(there)


@inlined
def granted(b: Board, s: State, seat: int, rule: int) -> int:
    """The effect of a camp that allows or forbids something now, or NO_EFFECT."""
    if not s.cards[seat] & b.ruled[rule]:
        return NO_EFFECT
    return granting(b, s, seat, active(b, s, seat), rule)


@inlined
def is_granted(b: Board, s: State, seat: int, rule: int) -> bool:
    """Whether a card of a camp allows or forbids something now."""
    return granted(b, s, seat, rule) != NO_EFFECT


@inlined
def leader_of(b: Board, effect: int) -> int:
    """The first of the lists that a list is chosen from."""
    while effect >= CARDS and b.choices[effect] == 0:
        effect -= CARDS
    return effect


@compiled
def use_up(b: Board, s: State, effect: int) -> bool:
    """Use up the limit of an effect, in all its lists (§P4.4); whether it has one."""
    first, card = leader_of(b, effect), effect % CARDS
    if not (b.limited[first // CARDS] >> card) & 1:
        return False
    for i in range(b.choices[first]):
        s.used[first // CARDS + i] |= 1 << card
    return True


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


@inlined
def camp_of(b: Board, s: State, card: int) -> int:
    """The seat in whose camp a card lies."""
    for seat in range(b.seats):
        if (s.cards[seat] >> card) & 1:
            return seat
    return NOBODY


@inlined
def amount_of(b: Board, s: State, effect: int, op: int) -> int:
    """The amount of an operation, counted now for the player of its camp."""
    return amount(b, s, camp_of(b, s, effect % CARDS), b.amount[effect, op])


@compiled
def changed(b: Board, s: State, seat: int, cards: int, rule: int, number: int) -> tuple[int, int]:
    """A number as these cards change it, and the largest of their minimums: set by the last in camp
    order, then all that is added (§N10, §P4.2).
    """
    by, floor, rank = 0, 0, -1
    if not cards & b.ruled[rule]:
        return number, floor
    for i in range(b.lists):
        there = cards & b.rules[i, rule]
        while there:
            card = lowest(there)
            there &= there - 1
            effect = CARDS * i + card
            if not holds(b, s, seat, effect):
                continue
            for op in range(b.operations[effect]):
                if b.rule[effect, op] != rule:
                    continue
                by += amount(b, s, seat, b.amount[effect, op])
                floor = larger(floor, b.least[effect, op])
                if b.set_to[effect, op] and s.rank[card] >= rank:
                    number = b.set_to[effect, op]
                    rank = s.rank[card]
    return number + by, floor


@compiled
def number_for(b: Board, s: State, rule: int) -> int:
    """How many cubes to pillage, how many cards to draw (§P4.2, §draw, §pillage)."""
    number, floor = changed(b, s, s.active, active(b, s, s.active), rule, value(s))
    if rule == OF_PILLAGE:
        return larger(number + s.more, floor)
    return larger(larger(number + s.more_drawn, floor), 1)


@compiled
def wagon_limit(b: Board, s: State, seat: int) -> int:
    """Two wagons, and what cards change about it (§setup.wagons, §P4.3)."""
    if not s.cards[seat] & b.ruled[OF_WAGON_LIMIT]:
        return 2
    return smaller(BERTHS, changed(b, s, seat, active(b, s, seat), OF_WAGON_LIMIT, 2)[0])


@compiled
def wagons_of(s: State, seat: int) -> int:
    there = 0
    for place in range(BERTHS):
        there += s.berth[seat, place] != NO_WAGON
    return there


@inlined
def cubes_on(s: State, card: int) -> int:
    return int(s.cubes[card] >> SUM)


@compiled
def cubes_needed(b: Board, s: State, seat: int, card: int, cards: int) -> int:
    """Slots of a curse, given the active cards of its camp (§P4.3)."""
    return larger(1, changed(b, s, seat, cards, OF_CURSE_SLOTS, b.slots[card])[0])


@compiled
def is_other_deck(s: State, deck: int) -> bool:
    """A deck that effects may draw from: not empty, never the raids."""
    return deck != RED and deck_size(s, deck) > 0


@compiled
def loss(b: Board, s: State, effect: int, number: int, seat: int) -> int:
    """How many cubes an effect may take from a player (§P8, §P4.3)."""
    if (b.attack[effect // CARDS] >> effect % CARDS) & 1:
        there = active(b, s, seat)
        if granting(b, s, seat, there, NO_ATTACK) != NO_EFFECT:
            return 0
        number = changed(b, s, seat, there, OF_LOSS, number)[0]
    return smaller(ALL_OF_THEM, larger(0, number))


@compiled
def shipper_of(b: Board, s: State, wagon: int) -> int:
    for seat in range(b.seats):
        if (s.shipped[seat] >> wagon) & 1:
            return seat
    return NOBODY
