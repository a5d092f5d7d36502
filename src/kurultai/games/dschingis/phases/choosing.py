"""2. Build walls or lay tokens, all pieces of one type; or lift a blocked leader (§use, §lift)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.dschingis.board import Board, bit
from kurultai.games.dschingis.moves import TO_BUILD, TO_LIFT, TO_MARCH
from kurultai.games.dschingis.phases.building import can_build
from kurultai.games.dschingis.phases.entering import open_to_leader
from kurultai.games.dschingis.phases.marching import can_step
from kurultai.games.dschingis.rulebook import (
    CAN_STILL_MOVE,
    CANNOT_MARCH,
    LEGAL,
    NOT_NOW,
    NOTHING_TO_BUILD,
)
from kurultai.games.dschingis.state import (
    BUILD,
    ENTER,
    MARCH,
    NOWHERE,
    TURN_DONE,
    State,
    number_of,
)


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if move == TO_BUILD:
        return LEGAL if can_build(b, s) else NOTHING_TO_BUILD
    if move == TO_MARCH:
        return LEGAL if number_of(s.active[s.turn]) and can_set_out(b, s) else CANNOT_MARCH
    if move == TO_LIFT:
        return LEGAL if is_blocked(b, s) else CAN_STILL_MOVE
    return NOT_NOW


@compiled
def can_set_out(b: Board, s: State) -> bool:
    """A legal first step, or a village to enter (§D9)."""
    here = s.leader[s.turn]
    if here == NOWHERE:
        return open_to_leader(b, s) != 0
    return can_step(b, s, here, bit(here))


@compiled
def is_blocked(b: Board, s: State) -> bool:
    """A leader on the board without any legal step, whatever the active reserve holds (§D10)."""
    here = s.leader[s.turn]
    return here != NOWHERE and not can_step(b, s, here, bit(here))


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    n = 0
    for move in (TO_BUILD, TO_MARCH, TO_LIFT):
        if objection(b, s, move) == LEGAL:
            out[n] = move
            n += 1
    return n


@compiled
def choose(s: State, move: int) -> None:
    """What the turn is used for. Lifting uses up the turn, the active reserve is kept (§D10)."""
    if move == TO_BUILD:
        s.phase = BUILD
    elif move == TO_LIFT:
        s.leader[s.turn] = NOWHERE
        s.phase = TURN_DONE
    elif s.leader[s.turn] == NOWHERE:
        s.phase = ENTER
    else:
        s.visited = bit(s.leader[s.turn])
        s.phase = MARCH
