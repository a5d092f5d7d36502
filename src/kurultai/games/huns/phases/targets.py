"""Whom and what an operation of an effect concerns (§P6.4, §P6.5, §P8)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import ONE_CARD, ONE_COLOUR, ONE_SEAT
from kurultai.games.huns.parts.camp import camp_of, cubes_on, loss, player_of, shipper_of
from kurultai.games.huns.parts.loads import colours_on
from kurultai.games.huns.parts.vocabulary import (
    BERTHS,
    DISTINCT,
    EACH_OPPONENT,
    FROM_MERCENARY,
    FROM_SHIPPED,
    FROM_WAGONS,
    MERCENARIES,
    NAMED,
    OF_DIE,
    OF_EXCESS,
    SELF,
    SHIPPER,
    TAKEN,
    TO_OWNER,
    TO_SELF,
    VICTIM,
)
from kurultai.games.huns.phases.placing import ALL_COLOURS, Placing
from kurultai.games.huns.state import NO_CARD, NO_WAGON, NOBODY, State


@compiled
def receiver(b: Board, s: State, card: int, op: int) -> int:
    """Who places: the camp's player, who played the card, or the seat after the camp's."""
    seat = camp_of(b, s, card)
    if b.receiver[card, op] == TO_SELF:
        return seat
    if b.receiver[card, op] == TO_OWNER:
        return player_of(b, s, card)
    return (seat + 1) % b.seats


@compiled
def colours(b: Board, s: State, card: int, op: int, argument: int) -> int:
    """The colours an operation allows (§P6.4). An excess has the colour of the die."""
    word = b.colour[card, op]
    if word == OF_DIE or word == OF_EXCESS:
        return 1 << s.die if s.die >= 0 else 0
    if word == NAMED:
        return 1 << (argument - ONE_COLOUR) if argument else 0
    if word == TAKEN:
        return ALL_COLOURS & ~s.available
    return ALL_COLOURS


@compiled
def is_target(b: Board, s: State, card: int, op: int, ref: int, argument: int, seat: int) -> bool:
    player = camp_of(b, s, card)
    word = b.target[card, op]
    if word == SELF:
        return seat == player
    if word == EACH_OPPONENT:
        return seat != player
    if word == SHIPPER:
        return seat == shipper_of(b, s, ref)
    if word == VICTIM:
        return seat == ref
    if argument >= ONE_CARD:  # OPPONENT_CHOICE, by one of the opponent's mercenaries
        return seat == camp_of(b, s, argument - ONE_CARD)
    return seat == argument - ONE_SEAT


@compiled
def losses(b: Board, s: State, card: int, op: int, ref: int, argument: int) -> int:
    """What may be taken from each seat, four bits each (§P8)."""
    found = 0
    for seat in range(b.seats):
        if is_target(b, s, card, op, ref, argument, seat):
            found |= loss(b, s, card, b.amount[card, op], seat) << (4 * seat)
    return found


@compiled
def sum_of(losses_: int) -> int:
    return (losses_ & 15) + (losses_ >> 4 & 15) + (losses_ >> 8 & 15) + (losses_ >> 12 & 15)


@compiled
def placing_for(b: Board, s: State, card: int, op: int, ref: int, argument: int) -> Placing:
    """The placing that an operation `move … to place/card` begins."""
    source = b.source[card, op]
    word = b.colour[card, op]
    left = b.amount[card, op]
    taken = 0
    if source == FROM_WAGONS or source == FROM_SHIPPED:
        taken = losses(b, s, card, op, ref, argument)
        left = sum_of(taken)
    return Placing(
        receiver(b, s, card, op),
        left,
        source,
        colours(b, s, card, op, argument),
        1 if word == DISTINCT or word == TAKEN else 0,
        b.goal[card, op],
        NO_CARD,
        NO_WAGON,
        b.up_to[card, op],
        ref,
        taken,
    )


@compiled
def has_cube(b: Board, s: State, seat: int, colours_: int) -> bool:
    """Whether a cube of these colours lies on a camp's wagons."""
    for place in range(BERTHS):
        wagon = s.berth[seat, place]
        if wagon != NO_WAGON and colours_on(b, s, wagon) & colours_:
            return True
    return False


@compiled
def can_return(b: Board, s: State, card: int, op: int, argument: int) -> bool:
    """Whether at least one cube can be returned."""
    if b.source[card, op] == FROM_MERCENARY:
        return argument != 0
    taken = losses(b, s, card, op, NOBODY, argument)
    wanted = colours(b, s, card, op, argument)
    for seat in range(b.seats):
        if (taken >> (4 * seat)) & 15 and has_cube(b, s, seat, wanted):
            return True
    return False


@compiled
def is_exposed(b: Board, s: State, card: int, mercenary: int) -> bool:
    """Whether an effect may return cubes of this mercenary: an opponent's, with cubes, loss > 0."""
    if not (MERCENARIES >> mercenary) & 1 or cubes_on(s, mercenary) == 0:
        return False
    seat = camp_of(b, s, mercenary)
    return seat != camp_of(b, s, card) and loss(b, s, card, b.amount[card, 0], seat) > 0
