"""Carrying out an effect (§P5.3): the limit is used up, then the operations are done in order."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import ONE_COLOUR, ONE_EXCHANGE, TWO_COLOURS
from kurultai.games.huns.parts.camp import camp_of
from kurultai.games.huns.parts.loads import cubes_by_colour, loaded
from kurultai.games.huns.parts.vocabulary import (
    BERTHS,
    COPY_BEST,
    DO_BOTH,
    DRAW_CARDS,
    EXCHANGE_WAGON,
    MINE,
    MODIFY_DIE,
    MODIFY_PILLAGE,
    OPPONENT_RAID,
    PLACE,
    RAID_USED,
    RAIDS,
    REROLL,
    RETURN,
    SWAP,
    WAGONS,
)
from kurultai.games.huns.phases import drawing, placing, returning
from kurultai.games.huns.phases.settling import place_on_display
from kurultai.games.huns.phases.targets import placing_for
from kurultai.games.huns.phases.using import best_taken
from kurultai.games.huns.phases.waiting import happens
from kurultai.games.huns.state import ASK_REROLL, NO_CARD, NOBODY, State


@compiled
def begin(b: Board, s: State, card: int, ref: int, argument: int) -> None:
    """An effect is carried out; a raid is tilted for good (§raid)."""
    s.used |= b.limited & (1 << card)  # §P4.4
    if (RAIDS >> card) & 1:
        s.tilted |= 1 << card
        s.raided = 1
    s.effect = card
    s.operation = 0
    s.ref = ref
    s.argument = argument


@compiled
def goes_on(b: Board, s: State) -> bool:
    """Do the next operation, or finish; whether chance is asked."""
    card = s.effect
    if s.operation == b.operations[card]:
        finish(b, s, card)
        return False
    op = s.operation
    s.operation += 1
    deed = b.deed[card, op]
    if deed == PLACE:
        how = placing_for(b, s, card, op, s.ref, s.argument)
        placing.begin(s, placing.BY_EFFECT, how)
    elif deed == RETURN:
        returning.begin(b, s, card, op, s.argument)
    elif deed == EXCHANGE_WAGON:
        if s.argument:
            pair = s.argument - ONE_EXCHANGE
            exchange(b, s, camp_of(b, s, card), pair // WAGONS, pair % WAGONS)
    elif deed == DRAW_CARDS:
        drawing.begin(s, camp_of(b, s, card), s.argument - ONE_COLOUR, b.amount[card, op])
        return True
    elif deed == REROLL:
        s.rerolled = s.die if b.target[card, op] == MINE else s.argument - ONE_COLOUR
        s.ask = ASK_REROLL
        s.asked = NOBODY
        return True
    else:
        change_numbers(b, s, card, deed)
    return False


@compiled
def finish(b: Board, s: State, card: int) -> None:
    """Only now those who wait for a raid join the list (§P3.2)."""
    s.effect = NO_CARD
    if (RAIDS >> card) & 1:
        happens(b, s, RAID_USED, s.active, OPPONENT_RAID, 0)


@compiled
def change_numbers(b: Board, s: State, card: int, deed: int) -> None:
    if deed == MODIFY_DIE:  # §P4.1
        if b.set_to[card]:
            s.die_set = b.set_to[card]
        s.die_by += b.by[card]
    elif deed == COPY_BEST:
        if best_taken(s):
            s.die_set = best_taken(s)
    elif deed == SWAP:
        one, other = (s.argument - TWO_COLOURS) // 5, (s.argument - TWO_COLOURS) % 5
        face = s.face[one]
        s.face[one] = s.face[other]
        s.face[other] = face
    elif deed == MODIFY_PILLAGE:
        s.more += b.by[card]
    elif deed == DO_BOTH:
        s.both = 1


@compiled
def exchange(b: Board, s: State, seat: int, own: int, shown: int) -> None:
    """The new wagon takes the old one's place; cubes that fit move over, others return (§P7)."""
    place = place_on_display(s, shown)
    s.display[place] = own
    for berth in range(BERTHS):
        if s.berth[seat, berth] == own:
            s.berth[seat, berth] = shown
    cubes = cubes_by_colour(b, s, own)
    s.load[own] = 0
    for colour in range(5):
        for _ in range((cubes >> (4 * colour)) & 15):
            load = loaded(b, s, shown, colour, colour)
            if load == s.load[shown]:
                s.reserve[colour] += 1
            s.load[shown] = load
    s.unsettled = 1
