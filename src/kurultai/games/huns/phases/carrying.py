"""Carrying out an effect (§P5.3): the limit is used up, then the operations are done in order."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import ONE_CARD, ONE_COLOUR, ONE_EXCHANGE, TWO_COLOURS
from kurultai.games.huns.parts.camp import amount_of, camp_of, leader_of, use_up
from kurultai.games.huns.parts.loads import cubes_by_colour, loaded
from kurultai.games.huns.parts.vocabulary import (
    ATTACKED,
    BERTHS,
    CARDS,
    COPY_BEST,
    DO_BOTH,
    DRAW_CARDS,
    EXCHANGE_WAGON,
    MINE,
    MODIFY_DIE,
    MODIFY_DRAW,
    MODIFY_PILLAGE,
    MOVE_CUBES,
    NO_ARGUMENT,
    OPPONENT_RAID,
    RAID_USED,
    RAIDS,
    REROLL,
    SET_DIE,
    SWAP,
    WAGONS,
)
from kurultai.games.huns.phases import drawing, moving, placing
from kurultai.games.huns.phases.settling import place_on_display
from kurultai.games.huns.phases.targets import placing_for, seats_meant
from kurultai.games.huns.phases.using import (
    best_taken,
    changes_by,
    deck_for,
    face_set,
    fits,
    fits_exchange,
    next_form,
)
from kurultai.games.huns.phases.waiting import happens, others
from kurultai.games.huns.state import ASK_REROLL, ASK_USE, NO_EFFECT, NOBODY, State

_UNSAID = -1  # there was nothing to say: the operation is skipped


@compiled
def begin(b: Board, s: State, effect: int, ref: int, argument: int) -> None:
    """An effect is carried out; a raid is tilted for good (§raid)."""
    card, first = effect % CARDS, leader_of(b, effect)
    if not use_up(b, s, effect):
        s.times[first] += 1
        s.counted = 1
    if (RAIDS >> card) & 1:
        s.tilted |= 1 << card
        s.raided = 1
    s.effect = effect
    s.operation = 0
    s.ref = ref
    s.argument[0] = argument
    s.said = 1
    s.attacked = 0


@compiled
def goes_on(b: Board, s: State) -> bool:
    """Do the next operation, or finish; whether somebody or chance is asked."""
    effect, op = s.effect, s.operation
    if op == b.operations[effect]:
        finish(b, s, effect)
        return False
    argument = 0
    if b.kind[effect, op] != NO_ARGUMENT:
        stage = b.stage[effect, op]
        if stage == s.said:  # an argument that was not said with the first
            if next_form(b, s, effect, stage, s.ref, 0) >= 0:
                s.ready = 1 << (effect % CARDS)
                s.ask = ASK_USE
                s.asked = camp_of(b, s, effect % CARDS)
                return True
            s.argument[stage] = _UNSAID
            s.said += 1
        argument = s.argument[stage]
    if argument == _UNSAID:
        s.operation += 1
        return False
    return does(b, s, effect, op, argument)


@compiled
def does(b: Board, s: State, effect: int, op: int, argument: int) -> bool:
    """Do one operation; whether chance is asked."""
    deed = b.deed[effect, op]
    if deed == MOVE_CUBES:
        move_cubes(b, s, effect, op, argument)
        return False
    s.operation += 1
    if deed == EXCHANGE_WAGON:
        pair = argument - ONE_EXCHANGE
        if fits_exchange(b, s, effect, pair):  # both are still there
            exchange(b, s, camp_of(b, s, effect % CARDS), pair // WAGONS, pair % WAGONS)
    elif deed == DRAW_CARDS:
        if changes_by(b, s, effect, op, s.ref, argument):
            deck, number = deck_for(b, s, effect, op, argument), amount_of(b, s, effect, op)
            drawing.begin(s, camp_of(b, s, effect % CARDS), deck, number, b.keep[effect, op])
            return True
    elif deed == REROLL:
        s.rerolled = s.die if b.target[effect, op] == MINE else argument - ONE_COLOUR
        if s.rerolled >= 0:
            s.ask = ASK_REROLL
            s.asked = NOBODY
            return True
    elif deed >= SET_DIE:
        if fits(b, s, effect, op, argument) and changes_by(b, s, effect, op, s.ref, argument):
            if deed == SET_DIE:
                s.face[argument - ONE_COLOUR] = face_set(b, s, effect, op, argument)
            else:
                moving.move(b, s, effect, op, argument - ONE_CARD)
    else:
        change_numbers(b, s, effect, op, argument)
    return False


@compiled
def move_cubes(b: Board, s: State, effect: int, op: int, argument: int) -> None:
    """Set cubes on their way to the next receiver, clockwise from the card's player."""
    if s.receivers == 0:
        s.receivers = seats_meant(b, s, effect, b.receiver[effect, op], s.ref, argument)
    seat = camp_of(b, s, effect % CARDS)
    while s.receivers and not (s.receivers >> seat) & 1:
        seat = (seat + 1) % b.seats
    how = placing_for(b, s, effect, op, s.ref, argument, seat)
    placing.begin(s, placing.BY_EFFECT, how)
    s.receivers &= ~(1 << seat)
    if s.receivers == 0:
        s.operation += 1


@compiled
def finish(b: Board, s: State, effect: int) -> None:
    """Only now those who wait for a raid or an attack join the list (§P3.2)."""
    s.effect = NO_EFFECT
    if (RAIDS >> effect % CARDS) & 1:
        happens(b, s, RAID_USED, 1 << s.active, 0)
        happens(b, s, OPPONENT_RAID, others(b, s.active), 0)
    if (b.attack[effect // CARDS] >> effect % CARDS) & 1:
        happens(b, s, ATTACKED, s.attacked, 0)


@compiled
def change_numbers(b: Board, s: State, effect: int, op: int, argument: int) -> None:
    deed = b.deed[effect, op]
    if deed == MODIFY_DIE:  # §P4.1
        if b.set_to[effect, op]:
            s.die_set = b.set_to[effect, op]
        s.die_by += amount_of(b, s, effect, op)
    elif deed == COPY_BEST:
        if best_taken(s):
            s.die_set = best_taken(s)
    elif deed == SWAP:
        one, other = (argument - TWO_COLOURS) // 5, (argument - TWO_COLOURS) % 5
        face = s.face[one]
        s.face[one] = s.face[other]
        s.face[other] = face
    elif deed == MODIFY_PILLAGE:
        s.more += amount_of(b, s, effect, op)
    elif deed == MODIFY_DRAW:
        s.more_drawn += amount_of(b, s, effect, op)
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
