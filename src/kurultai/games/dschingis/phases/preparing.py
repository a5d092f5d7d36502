"""Preparation: who begins, settling with two tokens, the first active reserve (§setup, §D2)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.dschingis.board import KINDS, Board, bit
from kurultai.games.dschingis.moves import (
    BEGIN,
    TO_SETTLE,
    drawer_in,
    kind_in,
    settled_in,
    settling,
)
from kurultai.games.dschingis.parts.stacks import lay
from kurultai.games.dschingis.rulebook import (
    CANNOT_SETTLE,
    LEGAL,
    NO_LINE,
    OTHER_TOKENS,
)
from kurultai.games.dschingis.state import (
    FIRST_TOKENS,
    MORE_TOKENS,
    SETTLE,
    TAKE,
    State,
    number_of,
    with_leaders,
    with_tokens,
)

TOKENS_AT_FIRST, WALLS_AT_FIRST = 2, 2


@compiled
def begin(s: State, move: int) -> None:
    """Chance says who begins (§D1)."""
    s.first = s.turn = move - BEGIN
    s.phase = FIRST_TOKENS


@compiled
def draw(s: State, move: int) -> None:
    """A token goes from the passive to the active reserve of a seat."""
    seat, kind = drawer_in(move), kind_in(move)
    s.passive[seat, kind] -= 1
    s.active[seat, kind] += 1


@compiled
def prepare(s: State, move: int) -> None:
    """A token drawn before the first turn; the second reserve comes with two walls."""
    draw(s, move)
    s.drawn += 1
    if s.drawn < TOKENS_AT_FIRST:
        return
    s.drawn = 0
    if s.phase == FIRST_TOKENS:
        s.phase = SETTLE
        return
    walls = min(WALLS_AT_FIRST, s.common)  # on an owner's board there may be too few (§D2)
    s.active_walls[s.turn] = walls
    s.common -= walls
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first:
        s.phase = TAKE


@compiled
def is_open_to_settlers(b: Board, s: State, line: int) -> bool:
    """Two empty neighbouring villages with no wall between them (§D2)."""
    villages = bit(b.line_village[line, 0]) | bit(b.line_village[line, 1])
    return s.walls & bit(line) == 0 and villages & (with_tokens(s) | with_leaders(s)) == 0


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    n = 0
    for line in range(b.lines):
        if not is_open_to_settlers(b, s, line):
            continue
        for first in range(len(KINDS)):
            for second in range(len(KINDS)):
                if not holds_both(s, first, second):
                    continue
                for leader in range(2):
                    out[n] = settling(line, first, second, leader)
                    n += 1
    return n


@compiled
def holds_both(s: State, first: int, second: int) -> bool:
    """Whether these are the two tokens of the seat to move."""
    mine = s.active[s.turn]
    return mine[first] > 0 and mine[second] > (first == second) and number_of(mine) == 2


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if move < TO_SETTLE:
        return OTHER_TOKENS
    line, first, second, _ = settled_in(move)
    if line >= b.lines:
        return NO_LINE
    if not holds_both(s, first, second):
        return OTHER_TOKENS
    return LEGAL if is_open_to_settlers(b, s, line) else CANNOT_SETTLE


@compiled
def settle(b: Board, s: State, move: int) -> None:
    line, first, second, leader = settled_in(move)
    lay(s, first, b.line_village[line, 0])
    lay(s, second, b.line_village[line, 1])
    s.leader[s.turn] = b.line_village[line, leader]
    s.turn = (s.turn + 1) % s.seats
    s.phase = MORE_TOKENS if s.turn == s.first else FIRST_TOKENS
