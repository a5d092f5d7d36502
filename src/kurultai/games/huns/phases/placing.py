"""Placing valuables (§P6): one process for the compensation, a pillage and many effects.

As long as cubes are left and a put is legal the seat puts one (§P6); what fits must be placed
(§pillage.must), what does not stays where it came from (§excess).
"""

from __future__ import annotations

from typing import NamedTuple

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import GOALS, NONE, ORIGINS, PUT, put_of, put_parts
from kurultai.games.huns.parts.camp import SUM, active, camp_of, first_of, shipper_of
from kurultai.games.huns.parts.loads import colours_free, colours_on, loaded, unloaded
from kurultai.games.huns.parts.vocabulary import (
    BERTHS,
    CARDS,
    FROM_RESERVE,
    FROM_SHIPPED,
    FROM_STASH,
    FROM_WAGONS,
    HOLDERS,
    MERCENARIES,
    NO_MULTI_WAGON,
    SPLIT,
    TO_CARD,
    TO_PLACE,
    TO_WAGONS,
    WAGONS,
    WILD,
)
from kurultai.games.huns.rulebook import (
    CARD_TAKES_NO_CUBES,
    COLOUR_NOT_ALLOWED,
    LEGAL,
    MUST_PLACE,
    NO_CUBE_THERE,
    NO_ROOM,
    NO_SUCH_SLOT,
    NOT_IN_YOUR_CAMP,
    NOT_TO_BE_TAKEN,
    ONE_WAGON_ONLY,
    SAY_FROM_WHERE,
    WAGONS_OR_ONE_CARD,
    WILD_USED_UP,
    WRONG_ANSWER,
)
from kurultai.games.huns.state import NO_CARD, NO_WAGON, NOBODY, State

# Why cubes are placed.
NO_PLACING, COMPENSATION, PILLAGE_ACTION, BY_EFFECT = range(4)

ANY_WAGON, NO_WAGONS = -1, -2
ALL_COLOURS = 31
_TO_CARDS = 5 * WAGONS  # goals from here on are cards


class Placing(NamedTuple):
    seat: int  # who places and decides
    left: int  # still to place
    source: int
    colours: int  # still allowed, a set
    distinct: int  # no colour twice
    goal: int
    card: int  # the one card cubes were put on
    wagon: int  # the first wagon loaded
    up_to: int  # may stop early
    ref: int  # the shipped wagon
    losses: int  # what may still be taken from each seat, four bits each


@compiled
def present(s: State) -> Placing:
    """The placing under way."""
    return Placing(
        s.put_seat,
        s.put_left,
        s.put_source,
        s.put_colours,
        s.put_distinct,
        s.put_goal,
        s.put_card,
        s.put_wagon,
        s.put_up_to,
        s.put_ref,
        s.put_losses,
    )


@compiled
def begin(s: State, why: int, p: Placing) -> None:
    s.placing = why
    s.put_seat = p.seat
    s.put_left = p.left
    s.put_source = p.source
    s.put_colours = p.colours
    s.put_distinct = p.distinct
    s.put_goal = p.goal
    s.put_card = p.card
    s.put_wagon = p.wagon
    s.put_up_to = p.up_to
    s.put_ref = p.ref
    s.put_losses = p.losses


@compiled
def from_reserve(seat: int, left: int, colours: int, distinct: int, goal: int) -> Placing:
    """A placing of the compensation (§N2) or a pillage (§P3.3)."""
    return Placing(
        seat, left, FROM_RESERVE, colours, distinct, goal, NO_CARD, NO_WAGON, 0, NO_WAGON, 0
    )


@compiled
def goals(b: Board, s: State, p: Placing) -> tuple[int, int, int]:
    """Where cubes may go now (§P6.1, §P6.2, §P6.3): the cards, which wagons, the card that lets a
    cube go on a slot of another colour.
    """
    there = active(b, s, p.seat)
    split = there & b.allows[SPLIT]
    cards = 0
    if p.goal != TO_WAGONS:
        cards = s.cards[p.seat] & HOLDERS & ~(s.fled | s.tilted | s.filled)
        if p.card != NO_CARD:
            cards &= 1 << p.card
        elif p.wagon != NO_WAGON and not split:
            cards = 0
    which = ANY_WAGON
    if p.goal == TO_CARD or (p.card != NO_CARD and not split):
        which = NO_WAGONS
    elif p.wagon != NO_WAGON and there & b.forbids[NO_MULTI_WAGON]:
        which = p.wagon
    wild = first_of(s, there & b.allows[WILD] & ~s.used) if p.goal == TO_PLACE else NO_CARD
    return cards, which, wild


@compiled
def colours_at_source(b: Board, s: State, p: Placing) -> int:
    """Colours that can be taken, other players' wagons aside (§P6.4, §P6.5)."""
    found = 0
    shipper = shipper_of(b, s, p.ref) if p.source == FROM_SHIPPED else NOBODY
    for colour in range(5):
        if p.source == FROM_RESERVE:
            there = s.reserve[colour] > 0
        elif p.source == FROM_STASH:
            there = s.stash[p.seat, colour] > 0
        else:
            carried = (s.carried[p.ref] >> (4 * colour)) & 15
            there = carried > 0 and s.stash[shipper, colour] > 0
        if there:
            found |= 1 << colour
    return found & p.colours


@compiled
def may_take_from(p: Placing, seat: int) -> bool:
    return (p.losses >> (4 * seat)) & 15 > 0


@compiled
def colours_to_take(b: Board, s: State, p: Placing) -> int:
    """All colours that can be taken now."""
    if p.source != FROM_WAGONS:
        return colours_at_source(b, s, p)
    found = 0
    for seat in range(b.seats):
        if may_take_from(p, seat):
            for place in range(BERTHS):
                if s.berth[seat, place] != NO_WAGON:
                    found |= colours_on(b, s, s.berth[seat, place])
    return found & p.colours


@compiled
def can_put(b: Board, s: State, p: Placing) -> bool:
    """Whether at least one put is legal, a wild one included."""
    if p.left <= 0:
        return False
    colours = colours_to_take(b, s, p)
    if not colours:
        return False
    cards, which, wild = goals(b, s, p)
    if cards:
        return True
    free = 0
    for place in range(BERTHS):
        wagon = s.berth[p.seat, place]
        if wagon != NO_WAGON and (which == ANY_WAGON or which == wagon):
            free |= colours_free(b, s, wagon)
    return free & colours != 0 or (wild != NO_CARD and free != 0)


@compiled
def puts_of(b: Board, s: State, p: Placing, colours: int, origin: int, out: Moves, n: int) -> int:
    """Every put of a cube of these colours from one origin."""
    cards, which, wild = goals(b, s, p)
    for colour in range(5):
        if not (colours >> colour) & 1:
            continue
        for place in range(BERTHS):
            wagon = s.berth[p.seat, place]
            if wagon == NO_WAGON or (which != ANY_WAGON and which != wagon):
                continue
            free = colours_free(b, s, wagon)
            for slot in range(5):
                if (free >> slot) & 1 and (slot == colour or wild != NO_CARD):
                    out[n] = put_of(colour, 5 * wagon + slot, origin)
                    n += 1
        for card in range(CARDS):
            if (cards >> card) & 1:
                out[n] = put_of(colour, _TO_CARDS + card, origin)
                n += 1
    return n


@compiled
def is_wild(move: int) -> bool:
    colour, goal, _ = put_parts(move)
    return goal < _TO_CARDS and goal % 5 != colour


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    p = present(s)
    n = 0
    if p.source == FROM_WAGONS:
        for seat in range(b.seats):
            for place in range(BERTHS):
                wagon = s.berth[seat, place]
                if wagon != NO_WAGON and may_take_from(p, seat):
                    colours = colours_on(b, s, wagon) & p.colours
                    n = puts_of(b, s, p, colours, wagon + 1, out, n)
    else:
        n = puts_of(b, s, p, colours_at_source(b, s, p), 0, out, n)
    if may_stop(b, s):
        out[n] = NONE
        n += 1
    return n


@compiled
def may_stop(b: Board, s: State) -> bool:
    """`none`: the effect says "up to", or nothing but wild puts are left (§P6)."""
    p = present(s)
    if p.up_to:
        return True
    colours = colours_to_take(b, s, p)
    cards, which, _ = goals(b, s, p)
    if cards and colours:
        return False
    for place in range(BERTHS):
        wagon = s.berth[p.seat, place]
        if wagon != NO_WAGON and (which == ANY_WAGON or which == wagon):
            if colours_free(b, s, wagon) & colours:
                return False
    return True


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if move == NONE:
        return LEGAL if may_stop(b, s) else MUST_PLACE
    if not PUT <= move < PUT + 5 * GOALS * ORIGINS:
        return WRONG_ANSWER
    p = present(s)
    colour, goal, origin = put_parts(move)
    found = objection_to_origin(b, s, p, colour, origin)
    if found != LEGAL:
        return found
    if goal >= _TO_CARDS:
        return objection_to_card(b, s, p, goal - _TO_CARDS)
    return objection_to_wagon(b, s, p, colour, goal // 5, goal % 5)


@compiled
def objection_to_origin(b: Board, s: State, p: Placing, colour: int, origin: int) -> int:
    """May such a cube be taken from there (§P6.4, §P6.5, §N11)?"""
    if (origin > 0) != (p.source == FROM_WAGONS):
        return SAY_FROM_WHERE
    if not (p.colours >> colour) & 1:
        return COLOUR_NOT_ALLOWED
    if origin == 0:
        return LEGAL if (colours_at_source(b, s, p) >> colour) & 1 else NO_CUBE_THERE
    seat = loaded_by(b, s, origin - 1)
    if seat == NOBODY or not may_take_from(p, seat):
        return NOT_TO_BE_TAKEN
    return LEGAL if (colours_on(b, s, origin - 1) >> colour) & 1 else NO_CUBE_THERE


@compiled
def loaded_by(b: Board, s: State, wagon: int) -> int:
    """The seat that has a wagon to load."""
    for seat in range(b.seats):
        for place in range(BERTHS):
            if s.berth[seat, place] == wagon:
                return seat
    return NOBODY


@compiled
def objection_to_card(b: Board, s: State, p: Placing, card: int) -> int:
    """Cubes go on one mercenary or curse of the own camp, of any colours (§fill, §N4)."""
    if camp_of(b, s, card) != p.seat:
        return NOT_IN_YOUR_CAMP
    if not (HOLDERS >> card) & 1:
        return CARD_TAKES_NO_CUBES
    if ((s.fled | s.tilted | s.filled) >> card) & 1:
        return NO_ROOM
    return LEGAL if (goals(b, s, p)[0] >> card) & 1 else WAGONS_OR_ONE_CARD


@compiled
def objection_to_wagon(b: Board, s: State, p: Placing, colour: int, wagon: int, slot: int) -> int:
    """A cube goes on a free slot of its colour (§wagon.slots), or with a card on another's."""
    if loaded_by(b, s, wagon) != p.seat:
        return NOT_IN_YOUR_CAMP
    _, which, wild = goals(b, s, p)
    if which == NO_WAGONS:
        return WAGONS_OR_ONE_CARD
    if which != ANY_WAGON and which != wagon:
        return ONE_WAGON_ONLY
    if not (colours_free(b, s, wagon) >> slot) & 1:
        return NO_SUCH_SLOT
    return WILD_USED_UP if slot != colour and wild == NO_CARD else LEGAL


@compiled
def play(b: Board, s: State, move: int) -> None:
    """Put a cube, or stop."""
    if move == NONE:
        s.put_colours = 0
        return
    p = present(s)
    colour, goal, origin = put_parts(move)
    take_cube(b, s, p, colour, origin)
    if goal >= _TO_CARDS:
        add_to_card(b, s, goal - _TO_CARDS, colour)
        s.put_card = goal - _TO_CARDS
    else:
        if goal % 5 != colour:
            s.used |= b.limited & (1 << goals(b, s, p)[2])  # §P4.4
        s.load[goal // 5] = loaded(b, s, goal // 5, goal % 5, colour)
        if s.put_wagon == NO_WAGON:
            s.put_wagon = goal // 5
    s.put_left -= 1
    if p.distinct:
        s.put_colours &= ~(1 << colour)
    s.unsettled = 1


@compiled
def take_cube(b: Board, s: State, p: Placing, colour: int, origin: int) -> None:
    """Cubes stay at their source until they are put."""
    if p.source == FROM_RESERVE:
        s.reserve[colour] -= 1
    elif p.source == FROM_STASH:
        s.stash[p.seat, colour] -= 1
    elif p.source == FROM_SHIPPED:
        s.stash[shipper_of(b, s, p.ref), colour] -= 1
        s.carried[p.ref] -= 1 << (4 * colour)
    else:
        s.load[origin - 1] = unloaded(b, s, origin - 1, colour)
        s.put_losses -= 1 << (4 * loaded_by(b, s, origin - 1))


@compiled
def add_to_card(b: Board, s: State, card: int, colour: int) -> None:
    s.cubes[card] += (1 << (5 * colour)) + (1 << SUM)
    if (MERCENARIES >> card) & 1 and s.cubes[card] >> SUM == b.slots[card]:
        s.filled |= 1 << card
