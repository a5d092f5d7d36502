"""Returning cubes to the reserve (§P6): one by one, target after target, clockwise."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import GIVE_BACK, ONE_CARD, THINGS
from kurultai.games.huns.parts.camp import EACH, SUM, camp_of
from kurultai.games.huns.parts.loads import colours_on, unloaded
from kurultai.games.huns.parts.vocabulary import BERTHS, FROM_MERCENARY, WAGONS
from kurultai.games.huns.phases.placing import loaded_by
from kurultai.games.huns.phases.targets import colours, has_cube, losses
from kurultai.games.huns.rulebook import (
    COLOUR_NOT_ALLOWED,
    LEGAL,
    NO_CUBE_THERE,
    NOT_TO_BE_RETURNED,
    WRONG_ANSWER,
)
from kurultai.games.huns.state import ASK_RETURN, NO_CARD, NO_WAGON, NOBODY, State


@compiled
def begin(b: Board, s: State, card: int, op: int, argument: int) -> None:
    is_mercenary = b.source[card, op] == FROM_MERCENARY
    if is_mercenary and argument == 0:
        return  # there was none: the operation is skipped
    s.returning = 1
    s.back_player = camp_of(b, s, card)
    s.back_colours = colours(b, s, card, op, argument)
    s.back_card = argument - ONE_CARD if is_mercenary else NO_CARD
    s.back_by_target = b.chooser[card, op]
    s.back_losses = losses(b, s, card, op, NOBODY, argument)


@compiled
def target(b: Board, s: State) -> int:
    """Whose cube is returned next, clockwise from the effect's player; NOBODY at the end."""
    for i in range(b.seats):
        seat = (s.back_player + i) % b.seats
        if not (s.back_losses >> (4 * seat)) & 15:
            continue
        if s.back_card != NO_CARD:
            if s.cubes[s.back_card] >> SUM:
                return seat
        elif has_cube(b, s, seat, s.back_colours):
            return seat
    return NOBODY


@compiled
def asks(b: Board, s: State) -> bool:
    """Whether a cube is to be returned: by the effect's player, or by whoever holds it."""
    seat = target(b, s)
    if seat == NOBODY:
        s.returning = 0
        return False
    s.ask = ASK_RETURN
    s.asked = seat if s.back_by_target else s.back_player
    return True


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    n = 0
    for colour in range(5):
        if s.back_card != NO_CARD:
            if (s.cubes[s.back_card] >> (5 * colour)) & EACH:
                out[n] = GIVE_BACK + colour * THINGS + WAGONS + s.back_card
                n += 1
            continue
        seat = target(b, s)
        for place in range(BERTHS):
            wagon = s.berth[seat, place]
            if wagon != NO_WAGON and (colours_on(b, s, wagon) & s.back_colours) >> colour & 1:
                out[n] = GIVE_BACK + colour * THINGS + wagon
                n += 1
    return n


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if not GIVE_BACK <= move < GIVE_BACK + 5 * THINGS:
        return WRONG_ANSWER
    colour, thing = (move - GIVE_BACK) // THINGS, (move - GIVE_BACK) % THINGS
    if not (s.back_colours >> colour) & 1:
        return COLOUR_NOT_ALLOWED
    if thing >= WAGONS:
        if thing - WAGONS != s.back_card:
            return NOT_TO_BE_RETURNED
        return LEGAL if (s.cubes[s.back_card] >> (5 * colour)) & EACH else NO_CUBE_THERE
    if s.back_card != NO_CARD or loaded_by(b, s, thing) != target(b, s):
        return NOT_TO_BE_RETURNED
    return LEGAL if (colours_on(b, s, thing) >> colour) & 1 else NO_CUBE_THERE


@compiled
def play(b: Board, s: State, move: int) -> None:
    """A mercenary that loses a cube is not filled any more (§mercenary)."""
    colour, thing = (move - GIVE_BACK) // THINGS, (move - GIVE_BACK) % THINGS
    s.back_losses -= 1 << (4 * target(b, s))
    if thing >= WAGONS:
        s.cubes[s.back_card] -= (1 << (5 * colour)) + (1 << SUM)
        s.filled &= ~(1 << s.back_card)
    else:
        s.load[thing] = unloaded(b, s, thing, colour)
    s.reserve[colour] += 1
    s.unsettled = 1
