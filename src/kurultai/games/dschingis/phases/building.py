"""Build walls: all of the active reserve, one at a time (§build, §D11)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.dschingis.board import Board, bit
from kurultai.games.dschingis.moves import TO_ENTER, WALL
from kurultai.games.dschingis.parts.wall import can_carry, raise_wall
from kurultai.games.dschingis.rulebook import (
    LEGAL,
    NO_LINE,
    NOTHING_TO_BUILD,
    OCCUPIED,
    ONE_KIND_OF_PIECE,
)
from kurultai.games.dschingis.state import TURN_DONE, State


@compiled
def can_build(b: Board, s: State) -> bool:
    if s.active_walls[s.turn] == 0:
        return False
    for line in range(b.lines):
        if can_carry(b, s, line):
            return True
    return False


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    n = 0
    for line in range(b.lines):
        if can_carry(b, s, line):
            out[n] = WALL + line
            n += 1
    return n


@compiled
def objection(b: Board, s: State, move: int) -> int:
    """On a line between two villages (§D4) that is free and touches the standing wall (§D11)."""
    if move < WALL or move >= TO_ENTER:
        return ONE_KIND_OF_PIECE
    line = move - WALL
    if line >= b.lines:
        return NO_LINE
    if s.walls & bit(line):
        return OCCUPIED
    return LEGAL if can_carry(b, s, line) else NOTHING_TO_BUILD


@compiled
def build(b: Board, s: State, move: int) -> None:
    """Walls taken down come back to the common reserve, in the last round to nobody (§D15)."""
    s.active_walls[s.turn] -= 1
    down = raise_wall(b, s, move - WALL)
    if s.turns_left:
        s.walls_gone += down
    else:
        s.common += down
    if not can_build(b, s):
        s.phase = TURN_DONE
