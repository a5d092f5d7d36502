"""Whom and what an operation of an effect concerns (§P6.4, §P6.5, §P8)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled, separate
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import ONE_CARD, ONE_COLOUR, ONE_SEAT
from kurultai.games.huns.parts.camp import amount_of, camp_of, loss, player_of, shipper_of
from kurultai.games.huns.parts.vocabulary import (
    ACTIVE_PLAYER,
    ALIKE,
    BY_NOBODY,
    BY_TARGET,
    CARDS,
    CURSES,
    DISTINCT,
    EACH_OPPONENT,
    EVERYONE,
    FROM_CURSE,
    FROM_MERCENARY,
    FROM_RESERVE,
    FROM_SHIPPED,
    GIVEN,
    HOLDERS,
    MERCENARIES,
    NAMED,
    NEXT_PLAYER,
    OF_DIE,
    OF_EXCESS,
    OWNER,
    PREVIOUS_PLAYER,
    SELF,
    SHIPPER,
    TAKEN,
    VICTIM,
)
from kurultai.games.huns.phases.placing import (
    ALL_COLOURS,
    BY_HOLDER,
    LOSS_BITS,
    NOBODY_CHOOSES,
    Placing,
    can_move,
)
from kurultai.games.huns.state import NO_CARD, NO_WAGON, State


@compiled
def seats_meant(b: Board, s: State, effect: int, word: int, ref: int, argument: int) -> int:
    """The seats that a word of an operation means, as a set."""
    camp = camp_of(b, s, effect % CARDS)
    everyone = (1 << b.seats) - 1
    if word == SELF:
        return 1 << camp
    if word == EACH_OPPONENT:
        return everyone & ~(1 << camp)
    if word == EVERYONE:
        return everyone
    seat = camp
    if word == SHIPPER:
        seat = shipper_of(b, s, ref)
    elif word == VICTIM:
        seat = ref
    elif word == OWNER:
        seat = player_of(b, s, effect % CARDS)
    elif word == NEXT_PLAYER:
        seat = (camp + 1) % b.seats
    elif word == PREVIOUS_PLAYER:
        seat = (camp - 1) % b.seats
    elif word == ACTIVE_PLAYER:
        seat = s.active
    elif argument >= ONE_CARD:  # OPPONENT_CHOICE, by one of the opponent's mercenaries
        seat = camp_of(b, s, argument - ONE_CARD)
    elif argument >= ONE_SEAT:
        seat = argument - ONE_SEAT
    else:
        return 0
    return 1 << seat


@compiled
def colours(b: Board, s: State, effect: int, op: int, argument: int) -> int:
    """The colours an operation allows (§P6.4). An excess has the colour of the die."""
    word = b.colour[effect, op]
    if word == OF_DIE or word == OF_EXCESS:
        return 1 << s.die if s.die >= 0 else 0
    if word == NAMED:
        return 1 << (argument - ONE_COLOUR) if argument else 0
    if word == TAKEN:
        return ALL_COLOURS & ~s.available
    return 1 << (word - GIVEN) if word >= GIVEN else ALL_COLOURS


@compiled
def losses(b: Board, s: State, effect: int, op: int, ref: int, argument: int) -> int:
    """What may be taken from each seat (§P8)."""
    number = amount_of(b, s, effect, op)
    seats = seats_meant(b, s, effect, b.target[effect, op], ref, argument)
    found = 0
    for seat in range(b.seats):
        if (seats >> seat) & 1:
            found |= loss(b, s, effect, number, seat) << (LOSS_BITS * seat)
    return found


@compiled
def sum_of(losses_: int) -> int:
    return (losses_ & 255) + (losses_ >> 8 & 255) + (losses_ >> 16 & 255) + (losses_ >> 24 & 255)


@compiled
def placing_for(
    b: Board, s: State, effect: int, op: int, ref: int, argument: int, seat: int
) -> Placing:
    """The cubes that an operation `move` sets on their way to one receiver."""
    source, word, goal = b.source[effect, op], b.colour[effect, op], b.goal[effect, op]
    camp = camp_of(b, s, effect % CARDS)
    if source == FROM_RESERVE:
        taken = 1 << (LOSS_BITS * camp)
        left = amount_of(b, s, effect, op)
    else:
        taken = losses(b, s, effect, op, ref, argument)
        left = sum_of(taken)
    cards = 0
    if argument >= ONE_CARD and source == FROM_MERCENARY:
        cards = 1 << (argument - ONE_CARD)
    elif source == FROM_MERCENARY:
        cards = MERCENARIES
    elif source == FROM_CURSE:
        cards = CURSES
    elif source > FROM_SHIPPED:
        cards = HOLDERS
    by = camp
    if b.chooser[effect, op] == BY_TARGET:
        by = BY_HOLDER
    elif b.chooser[effect, op] == BY_NOBODY:
        by = NOBODY_CHOOSES
    distinct = 1 if word == DISTINCT or word == TAKEN else 2 if word == ALIKE else 0
    return Placing(
        seat,
        camp,
        by,
        left,
        source,
        cards,
        colours(b, s, effect, op, argument),
        distinct,
        goal,
        NO_CARD,
        NO_WAGON,
        b.up_to[effect, op],
        ref,
        taken,
    )


@separate
def can_receive(b: Board, s: State, effect: int, op: int, ref: int, argument: int) -> bool:
    """Whether an operation `move` would move at least one cube."""
    seats = seats_meant(b, s, effect, b.receiver[effect, op], ref, argument)
    for seat in range(b.seats):
        if (seats >> seat) & 1:
            if can_move(b, s, placing_for(b, s, effect, op, ref, argument, seat)):
                return True
    return False


@compiled
def is_exposed(b: Board, s: State, effect: int, op: int, mercenary: int) -> bool:
    """Whether an effect may take cubes of this mercenary: an opponent's, with cubes, loss > 0."""
    if not (MERCENARIES >> mercenary) & 1 or s.cubes[mercenary] == 0:
        return False
    seat = camp_of(b, s, mercenary)
    number = amount_of(b, s, effect, op)
    return seat != camp_of(b, s, effect % CARDS) and loss(b, s, effect, number, seat) > 0
