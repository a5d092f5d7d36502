"""The end of a turn, of the last round, of the game (§turn, §end, §D17, §D21)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.games.dschingis.board import Board
from kurultai.games.dschingis.parts.stacks import reveal
from kurultai.games.dschingis.phases.building import can_build
from kurultai.games.dschingis.phases.choosing import can_set_out, is_blocked
from kurultai.games.dschingis.phases.drawing import must_take, two_reserves_are_empty
from kurultai.games.dschingis.rulebook import NO_END_IN_SIGHT, TWO_RESERVES
from kurultai.games.dschingis.state import CHOOSE, OVER, TAKE, TURN_DONE, State, number_of

QUIET_TURNS = 10  # of every player in a row (§D21)


@compiled
def proceed(b: Board, s: State) -> None:
    """On to the next decision; a turn in which nothing is possible ends without one (§D11)."""
    if s.phase == TURN_DONE:
        end_turn(b, s)
    while s.phase == TAKE:
        if must_take(s):
            return
        if has_choice(b, s):
            s.phase = CHOOSE
        else:
            end_turn(b, s)


@compiled
def has_choice(b: Board, s: State) -> bool:
    """Whether building, marching or lifting is possible."""
    if can_build(b, s) or is_blocked(b, s):
        return True
    return number_of(s.active[s.turn]) > 0 and can_set_out(b, s)


@compiled
def end_turn(b: Board, s: State) -> None:
    """An end that was announced begins the last round (§D17); then the next player draws."""
    s.quiet = 0 if s.stirred else s.quiet + 1
    if s.turns_left:
        s.turns_left -= 1
        if s.turns_left == 0:
            return end_game(s, TWO_RESERVES)
    elif begins_last_round(b, s):
        s.turns_left = s.seats  # everyone once more, this player last
    if s.quiet == QUIET_TURNS * s.seats:
        return end_game(s, NO_END_IN_SIGHT)
    s.turn = (s.turn + 1) % s.seats
    s.phase = TAKE
    s.drawn = s.stirred = s.announced = s.fresh = s.visited = 0
    return None


@compiled
def begins_last_round(b: Board, s: State) -> bool:
    """By rules 1 it was judged here, after walls taken down had come back."""
    return two_reserves_are_empty(s) if b.rules == 1 else s.announced != 0


@compiled
def end_game(s: State, why: int) -> None:
    s.ending = why
    s.phase = OVER
    reveal(s)
