"""Cubes on their way (§P6): one process for the compensation, a pillage and many effects.

As long as cubes are left and a put is legal the seat puts one (§P6); what fits must be placed
(§pillage.must), what does not stays where it came from (§excess). Cubes that go to the reserve or a
stash are returned one by one, seat after seat, clockwise (§P6.return).
"""

from __future__ import annotations

from typing import NamedTuple

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled, inlined
from kurultai.core.structs import Moves
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import GIVE_BACK, MOVES, NONE, PUT, THINGS, put_of, put_parts
from kurultai.games.huns.parts.camp import EACH, SUM, active, camp_of, granting, use_up
from kurultai.games.huns.parts.loads import colours_free, colours_on, loaded, unloaded
from kurultai.games.huns.parts.vocabulary import (
    BERTHS,
    FROM_PLACED,
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
    TO_RESERVE,
    TO_STASH,
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
    NOT_TO_BE_RETURNED,
    NOT_TO_BE_TAKEN,
    ONE_WAGON_ONLY,
    SAY_FROM_WHERE,
    WAGONS_OR_ONE_CARD,
    WILD_USED_UP,
    WRONG_ANSWER,
)
from kurultai.games.huns.state import NO_CARD, NO_EFFECT, NO_WAGON, NOBODY, State

# Why cubes are placed.
NO_PLACING, COMPENSATION, PILLAGE_ACTION, BY_EFFECT = range(4)

ANY_WAGON, NO_WAGONS = -1, -2
ALL_COLOURS = 31
BY_HOLDER, NOBODY_CHOOSES = -1, -2  # who chooses what is returned, if not a seat
LOSS_BITS = 8  # what may be taken from each seat
_TO_CARDS = 5 * WAGONS  # goals from here on are cards
_OF_CARDS = 1 + WAGONS  # things from here on are cards


Goals = tuple[int, int, int]


class Placing(NamedTuple):
    seat: int  # who receives, and places
    first: int  # from whom on seats come clockwise
    by: int  # who chooses what is returned
    left: int  # still to move
    source: int
    cards: int  # set of cards that cubes may be taken from
    colours: int  # still allowed, a set
    distinct: int  # 1: no colour twice, 2: all alike
    goal: int
    card: int  # the one card cubes were put on
    wagon: int  # the first wagon loaded
    up_to: int  # may stop early
    ref: int  # the shipped wagon
    losses: int  # what may still be taken from each seat


@inlined
def present(s: State) -> Placing:
    """The placing under way."""
    return Placing(
        s.put_seat,
        s.put_first,
        s.put_by,
        s.put_left,
        s.put_source,
        s.put_cards,
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
    s.put_first = p.first
    s.put_by = p.by
    s.put_left = p.left
    s.put_source = p.source
    s.put_cards = p.cards
    s.put_colours = p.colours
    s.put_distinct = p.distinct
    s.put_goal = p.goal
    s.put_card = p.card
    s.put_wagon = p.wagon
    s.put_up_to = p.up_to
    s.put_ref = p.ref
    s.put_losses = p.losses
    if p.source != FROM_PLACED:
        s.placed = 0


@compiled
def from_reserve(seat: int, left: int, colours: int, distinct: int, goal: int) -> Placing:
    """A placing of the compensation (§N2) or a pillage (§P3.3)."""
    return Placing(
        seat,
        seat,
        seat,
        left,
        FROM_RESERVE,
        0,
        colours,
        distinct,
        goal,
        NO_CARD,
        NO_WAGON,
        0,
        NO_WAGON,
        1 << (LOSS_BITS * seat),
    )


@inlined
def is_returned(p: Placing) -> bool:
    """Whether cubes go to the reserve or a stash, not on wagons or cards."""
    return p.goal == TO_RESERVE or p.goal == TO_STASH


@inlined
def is_of_wagons(p: Placing) -> bool:
    return p.source == FROM_WAGONS or p.source == FROM_PLACED


@inlined
def is_of_things(p: Placing) -> bool:
    """Whether cubes are taken from wagons or cards, which must be named."""
    return p.cards != 0 or is_of_wagons(p)


@compiled
def goals(b: Board, s: State, p: Placing) -> Goals:
    """Where cubes may go now (§P6.1, §P6.2, §P6.3): the cards, which wagons, the effect that lets a
    cube go on a slot of another colour.
    """
    there = s.cards[p.seat] & (b.ruled[SPLIT] | b.ruled[NO_MULTI_WAGON] | b.ruled[WILD])
    if there:
        there &= active(b, s, p.seat)
    began = p.card != NO_CARD or p.wagon != NO_WAGON
    split = began and granting(b, s, p.seat, there, SPLIT) != NO_EFFECT
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
    elif p.wagon != NO_WAGON and granting(b, s, p.seat, there, NO_MULTI_WAGON) != NO_EFFECT:
        which = p.wagon
    wild = granting(b, s, p.seat, there, WILD) if p.goal == TO_PLACE else NO_EFFECT
    return cards, which, wild


@inlined
def colours_on_card(s: State, card: int) -> int:
    found = 0
    for colour in range(5):
        if (s.cubes[card] >> (5 * colour)) & EACH:
            found |= 1 << colour
    return found


@inlined
def colours_in_reserve(s: State) -> int:
    found = 0
    for colour in range(5):
        found |= (s.reserve[colour] > 0) << colour
    return found


@compiled
def colours_held(b: Board, s: State, p: Placing, seat: int) -> int:
    """Colours that can be taken now of what a seat has (§P6.4, §P6.5)."""
    if (p.losses >> (LOSS_BITS * seat)) & 255 == 0:
        return 0
    if p.source == FROM_RESERVE:
        return colours_in_reserve(s) & p.colours
    found = 0
    if is_of_things(p):
        if is_of_wagons(p):
            for place in range(BERTHS):
                if s.berth[seat, place] != NO_WAGON:
                    found |= colours_on(b, s, s.berth[seat, place])
        cards = s.cards[seat] & p.cards & ~s.tilted
        while cards:
            found |= colours_on_card(s, lowest(cards))
            cards &= cards - 1
    for colour in range(5):
        if p.source == FROM_STASH:
            there = s.stash[seat, colour] > 0
        elif p.source == FROM_SHIPPED:
            carried = (s.carried[p.ref] >> (4 * colour)) & 15
            there = carried > 0 and s.stash[seat, colour] > 0
        elif p.source == FROM_PLACED:
            if not (s.placed >> (5 * colour)) & EACH:
                found &= ~(1 << colour)
            there = False
        else:
            break
        if there:
            found |= 1 << colour
    return found & p.colours


@compiled
def holder(b: Board, s: State, p: Placing) -> int:
    """Whose cube is next, clockwise; NOBODY at the end."""
    for i in range(b.seats):
        seat = (p.first + i) % b.seats
        if colours_held(b, s, p, seat):
            return seat
    return NOBODY


@compiled
def colours_to_take(b: Board, s: State, p: Placing) -> int:
    """All colours that can be taken now."""
    if p.source == FROM_RESERVE:
        return colours_in_reserve(s) & p.colours
    if not is_of_things(p):
        seat = holder(b, s, p)
        return colours_held(b, s, p, seat) if seat != NOBODY else 0
    found = 0
    for seat in range(b.seats):
        found |= colours_held(b, s, p, seat)
    return found


@compiled
def has_cube(b: Board, s: State, p: Placing, seat: int, colour: int, thing: int) -> bool:
    """Whether such a cube of this seat can be taken from there: a wagon, a card, or no thing."""
    if seat == NOBODY or not (colours_held(b, s, p, seat) >> colour) & 1:
        return False
    if thing >= _OF_CARDS:
        cards = s.cards[seat] & p.cards & ~s.tilted
        card = thing - _OF_CARDS
        return (cards >> card) & 1 != 0 and (colours_on_card(s, card) >> colour) & 1 != 0
    if thing > 0:
        if not is_of_wagons(p) or loaded_by(b, s, thing - 1) != seat:
            return False
        return (colours_on(b, s, thing - 1) >> colour) & 1 != 0
    return not is_of_things(p)


@compiled
def owner_of(b: Board, s: State, p: Placing, thing: int) -> int:
    """Whose cube it is that is taken from a thing."""
    if thing >= _OF_CARDS:
        return camp_of(b, s, thing - _OF_CARDS)
    return loaded_by(b, s, thing - 1) if thing > 0 else holder(b, s, p)


@compiled
def can_move(b: Board, s: State, p: Placing) -> bool:
    """Whether at least one cube can be returned, or put, by a wild put too."""
    if p.left <= 0:
        return False
    colours = colours_to_take(b, s, p)
    if not colours or is_returned(p):
        return colours != 0
    cards, which, wild = goals(b, s, p)
    if cards:
        return True
    free = 0
    for place in range(BERTHS):
        wagon = s.berth[p.seat, place]
        if wagon != NO_WAGON and (which == ANY_WAGON or which == wagon):
            free |= colours_free(b, s, wagon)
    return free & colours != 0 or (wild != NO_EFFECT and free != 0)


@compiled
def chooser(b: Board, s: State) -> int:
    """Who chooses what is returned."""
    p = present(s)
    return holder(b, s, p) if p.by == BY_HOLDER else int(p.by)


@compiled
def puts_of(
    b: Board, s: State, seat: int, where: Goals, colours: int, origin: int, out: Moves, n: int
) -> int:
    """Every put of a cube of these colours from one origin."""
    cards, which, wild = where
    for colour in range(5):
        if not (colours >> colour) & 1:
            continue
        for place in range(BERTHS):
            wagon = s.berth[seat, place]
            if wagon == NO_WAGON or (which != ANY_WAGON and which != wagon):
                continue
            free = colours_free(b, s, wagon)
            if wild == NO_EFFECT:
                free &= 1 << colour
            while free:
                out[n] = put_of(colour, 5 * wagon + lowest(free), origin)
                free &= free - 1
                n += 1
        rest = cards
        while rest:
            out[n] = put_of(colour, _TO_CARDS + lowest(rest), origin)
            rest &= rest - 1
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
    if is_returned(p):
        n = returns(b, s, p, out)
        may = p.up_to != 0
    else:
        where = goals(b, s, p)
        colours = colours_to_take(b, s, p)
        may = p.up_to != 0 or not must_place(b, s, p.seat, where, colours)
        if not is_of_things(p):
            n = puts_of(b, s, p.seat, where, colours, 0, out, n)
        else:
            n = puts_from_things(b, s, p, where, out)
    if may:
        out[n] = NONE
        n += 1
    return n


@compiled
def puts_from_things(b: Board, s: State, p: Placing, where: Goals, out: Moves) -> int:
    """Every put of a cube that lies on a wagon or card."""
    n = 0
    for seat in range(b.seats):
        held = colours_held(b, s, p, seat)
        if not held:
            continue
        for place in range(BERTHS):
            wagon = s.berth[seat, place]
            if wagon != NO_WAGON and is_of_wagons(p):
                there = colours_on(b, s, wagon) & held
                n = puts_of(b, s, p.seat, where, there, wagon + 1, out, n)
        cards = s.cards[seat] & p.cards & ~s.tilted
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            there = colours_on_card(s, card) & held
            n = puts_of(b, s, p.seat, where, there, _OF_CARDS + card, out, n)
    return n


@compiled
def returns(b: Board, s: State, p: Placing, out: Moves) -> int:
    """Every cube that can be returned next."""
    n = 0
    seat = holder(b, s, p)
    held = colours_held(b, s, p, seat)
    for colour in range(5):
        if not (held >> colour) & 1:
            continue
        first = GIVE_BACK + colour * THINGS
        if not is_of_things(p):
            out[n] = first
            n += 1
            continue
        for place in range(BERTHS):
            wagon = s.berth[seat, place]
            if wagon != NO_WAGON and is_of_wagons(p):
                if (colours_on(b, s, wagon) >> colour) & 1:
                    out[n] = first + 1 + wagon
                    n += 1
        cards = s.cards[seat] & p.cards & ~s.tilted
        while cards:
            if (colours_on_card(s, lowest(cards)) >> colour) & 1:
                out[n] = first + _OF_CARDS + lowest(cards)
                n += 1
            cards &= cards - 1
    return n


@compiled
def return_all(b: Board, s: State) -> None:
    """Nobody chooses: cubes go in the order of colours, wagons and cards."""
    p = present(s)
    seat = holder(b, s, p)
    for move in range(GIVE_BACK, GIVE_BACK + 5 * THINGS):
        colour, thing = (move - GIVE_BACK) // THINGS, (move - GIVE_BACK) % THINGS
        if has_cube(b, s, p, seat, colour, thing):
            play(b, s, move)
            return


@compiled
def may_stop(b: Board, s: State) -> bool:
    """`none`: the effect says "up to", or nothing but wild puts are left (§P6)."""
    p = present(s)
    if p.up_to or is_returned(p):
        return p.up_to != 0
    return not must_place(b, s, p.seat, goals(b, s, p), colours_to_take(b, s, p))


@compiled
def must_place(b: Board, s: State, seat: int, where: Goals, colours: int) -> bool:
    """Whether a put is legal that is not wild."""
    cards, which, _ = where
    if cards and colours:
        return True
    for place in range(BERTHS):
        wagon = s.berth[seat, place]
        if wagon != NO_WAGON and (which == ANY_WAGON or which == wagon):
            if colours_free(b, s, wagon) & colours:
                return True
    return False


@compiled
def objection(b: Board, s: State, move: int) -> int:
    p = present(s)
    if move == NONE:
        must = WRONG_ANSWER if is_returned(p) else MUST_PLACE
        return LEGAL if may_stop(b, s) else must
    if is_returned(p):
        return objection_to_return(b, s, p, move)
    if not PUT <= move < MOVES:
        return WRONG_ANSWER
    colour, goal, origin = put_parts(move)
    found = objection_to_origin(b, s, p, colour, origin)
    if found != LEGAL:
        return found
    if goal >= _TO_CARDS:
        return objection_to_card(b, s, p, goal - _TO_CARDS)
    return objection_to_wagon(b, s, p, colour, goal // 5, goal % 5)


@compiled
def objection_to_return(b: Board, s: State, p: Placing, move: int) -> int:
    if not GIVE_BACK <= move < GIVE_BACK + 5 * THINGS:
        return WRONG_ANSWER
    colour, thing = (move - GIVE_BACK) // THINGS, (move - GIVE_BACK) % THINGS
    if not (p.colours >> colour) & 1:
        return COLOUR_NOT_ALLOWED
    seat = holder(b, s, p)
    if has_cube(b, s, p, seat, colour, thing):
        return LEGAL
    if (thing > 0) != is_of_things(p) or owner_of(b, s, p, thing) != seat:
        return NOT_TO_BE_RETURNED
    if thing >= _OF_CARDS:
        is_there = (p.cards >> (thing - _OF_CARDS)) & 1 != 0
    else:
        is_there = thing == 0 or is_of_wagons(p)
    return NO_CUBE_THERE if is_there else NOT_TO_BE_RETURNED


@compiled
def objection_to_origin(b: Board, s: State, p: Placing, colour: int, origin: int) -> int:
    """May such a cube be taken from there (§P6.4, §P6.5, §N11)?"""
    if (origin > 0) != is_of_things(p):
        return SAY_FROM_WHERE
    if not (p.colours >> colour) & 1:
        return COLOUR_NOT_ALLOWED
    seat = owner_of(b, s, p, origin)
    if has_cube(b, s, p, seat, colour, origin):
        return LEGAL
    if seat == NOBODY and origin == 0:
        return NO_CUBE_THERE
    if seat == NOBODY or (p.losses >> (LOSS_BITS * seat)) & 255 == 0:
        return NOT_TO_BE_TAKEN
    return NO_CUBE_THERE


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
    return WILD_USED_UP if slot != colour and wild == NO_EFFECT else LEGAL


@compiled
def play(b: Board, s: State, move: int) -> None:
    """Put or return a cube, or stop."""
    if move == NONE:
        s.put_colours = 0
        return
    p = present(s)
    s.put_left -= 1
    s.unsettled = 1
    if is_returned(p):
        colour, thing = (move - GIVE_BACK) // THINGS, (move - GIVE_BACK) % THINGS
        take_cube(b, s, p, colour, thing)
        if p.goal == TO_STASH:
            s.stash[p.seat, colour] += 1
        else:
            s.reserve[colour] += 1
    else:
        colour, goal, origin = put_parts(move)
        wild = NO_EFFECT
        if is_wild(move):
            wild = goals(b, s, p)[2]
        take_cube(b, s, p, colour, origin)
        put_cube(b, s, colour, goal, wild)
        if p.source != FROM_PLACED:
            s.placed += 1 << (5 * colour)
    if p.distinct == 1:
        s.put_colours &= ~(1 << colour)
    elif p.distinct:
        s.put_colours = 1 << colour


@compiled
def put_cube(b: Board, s: State, colour: int, goal: int, wild: int) -> None:
    if goal >= _TO_CARDS:
        add_to_card(b, s, goal - _TO_CARDS, colour)
        s.put_card = goal - _TO_CARDS
        return
    if goal % 5 != colour:
        use_up(b, s, wild)
    s.load[goal // 5] = loaded(b, s, goal // 5, goal % 5, colour)
    if s.put_wagon == NO_WAGON:
        s.put_wagon = goal // 5


@compiled
def take_cube(b: Board, s: State, p: Placing, colour: int, thing: int) -> None:
    """Cubes stay at their source until they are put. A mercenary that loses a cube is not filled
    any more (§mercenary).
    """
    if p.source == FROM_RESERVE:
        s.reserve[colour] -= 1
        return
    seat = owner_of(b, s, p, thing)
    s.put_losses -= 1 << (LOSS_BITS * seat)
    s.attacked |= 1 << seat
    if thing >= _OF_CARDS:
        s.cubes[thing - _OF_CARDS] -= (1 << (5 * colour)) + (1 << SUM)
        s.filled &= ~(1 << (thing - _OF_CARDS))
    elif thing > 0:
        s.load[thing - 1] = unloaded(b, s, thing - 1, colour)
    else:
        s.stash[seat, colour] -= 1
    if p.source == FROM_SHIPPED:
        s.carried[p.ref] -= 1 << (4 * colour)
    elif p.source == FROM_PLACED:
        s.placed -= 1 << (5 * colour)


@compiled
def add_to_card(b: Board, s: State, card: int, colour: int) -> None:
    s.cubes[card] += (1 << (5 * colour)) + (1 << SUM)
    if (MERCENARIES >> card) & 1 and s.cubes[card] >> SUM == b.slots[card]:
        s.filled |= 1 << card
