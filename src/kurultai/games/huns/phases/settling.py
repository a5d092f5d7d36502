"""What happens by itself (§P7): filled curses tilt, full wagons ship, new wagons are taken."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.huns.board import Board
from kurultai.games.huns.moves import TAKE, TAKE_TOP
from kurultai.games.huns.parts.camp import active, cubes_needed, cubes_on, wagon_limit, wagons_of
from kurultai.games.huns.parts.loads import colours_free, cubes_by_colour
from kurultai.games.huns.parts.vocabulary import (
    BERTHS,
    CURSES,
    DISPLAY,
    OPPONENT_SHIP,
    SEATS,
    SHIP,
    WAGONS,
)
from kurultai.games.huns.phases.waiting import happens, others
from kurultai.games.huns.rulebook import LEGAL, NOT_ON_DISPLAY, PILE_IS_EMPTY, WRONG_ANSWER
from kurultai.games.huns.state import ASK_TAKE, ASK_WAGON, NO_WAGON, NOBODY, State


@compiled
def settle(b: Board, s: State) -> bool:
    """Until nothing changes any more; whether somebody is asked to take a wagon."""
    while tilt_curses(b, s):
        pass
    for i in range(b.seats):
        ship_full_wagons(b, s, (s.active + i) % b.seats)
    s.unsettled = 0
    if not s.hidden and not any_on_display(s):
        return False
    for i in range(b.seats):
        seat = (s.active + i) % b.seats
        if wagons_of(s, seat) < wagon_limit(b, s, seat):
            s.ask = ASK_TAKE
            s.asked = seat
            return True
    return False


@compiled
def tilt_curses(b: Board, s: State) -> bool:
    """Filled curses are tilted for good, their cubes stay (§curse, §N6); whether there was one."""
    found = False
    for seat in range(b.seats):
        there = active(b, s, seat)
        curses = there & CURSES
        while curses:
            card = lowest(curses)
            curses &= curses - 1
            if cubes_on(s, card) >= cubes_needed(b, s, seat, card, there):
                s.tilted |= 1 << card
                found = True
    return found


@compiled
def ship_full_wagons(b: Board, s: State, seat: int) -> None:
    """A full wagon ships: its cubes to the stash, then who waits for it (§wagon.ship, §N5)."""
    for place in range(BERTHS):
        wagon = s.berth[seat, place]
        if wagon == NO_WAGON or colours_free(b, s, wagon):
            continue
        carried = cubes_by_colour(b, s, wagon)
        s.carried[wagon] = carried
        for colour in range(5):
            s.stash[seat, colour] += (carried >> (4 * colour)) & 15
        s.load[wagon] = 0
        s.berth[seat, place] = NO_WAGON
        s.shipped[seat] |= 1 << wagon
        happens(b, s, SHIP, 1 << seat, wagon)
        happens(b, s, OPPONENT_SHIP, others(b, seat), wagon)


@compiled
def any_on_display(s: State) -> bool:
    for place in range(DISPLAY):
        if s.display[place] != NO_WAGON:
            return True
    return False


@compiled
def place_on_display(s: State, wagon: int) -> int:
    """Where a wagon lies on display; -1 if it does not."""
    for place in range(DISPLAY):
        if s.display[place] == wagon:
            return place
    return -1


@compiled
def candidates(s: State, out: Moves) -> int:
    """A new wagon: one on display, or the top of the pile (§wagon.new)."""
    n = 0
    for place in range(DISPLAY):
        if s.display[place] != NO_WAGON:
            out[n] = TAKE + s.display[place]
            n += 1
    if s.hidden:
        out[n] = TAKE_TOP
        n += 1
    return n


@compiled
def objection(s: State, move: int) -> int:
    if move == TAKE_TOP:
        return LEGAL if s.hidden else PILE_IS_EMPTY
    if not TAKE <= move < TAKE + WAGONS:
        return WRONG_ANSWER
    return LEGAL if place_on_display(s, move - TAKE) >= 0 else NOT_ON_DISPLAY


@compiled
def berth_wagon(s: State, seat: int, wagon: int) -> None:
    """A wagon comes to the first free berth of a camp."""
    for place in range(BERTHS):
        if s.berth[seat, place] == NO_WAGON:
            s.berth[seat, place] = wagon
            return


@compiled
def play(b: Board, s: State, move: int) -> None:
    """Take a wagon; the display is refilled at once (§wagon.new)."""
    s.unsettled = 1
    if move == TAKE_TOP:
        s.bound = s.asked
        s.ask = ASK_WAGON
        s.asked = NOBODY
        return
    wagon = move - TAKE
    place = place_on_display(s, wagon)
    berth_wagon(s, s.asked, wagon)
    s.display[place] = NO_WAGON
    if s.hidden:
        s.bound = SEATS + place
        s.ask = ASK_WAGON
        s.asked = NOBODY


@compiled
def turn_wagon(s: State, wagon: int) -> None:
    """The top wagon of the pile, to whoever took it or to the display."""
    s.hidden &= ~(1 << wagon)
    if s.bound < SEATS:
        berth_wagon(s, s.bound, wagon)
    else:
        s.display[s.bound - SEATS] = wagon
