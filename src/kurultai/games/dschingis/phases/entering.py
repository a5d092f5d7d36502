"""A lifted leader enters before tokens are laid (§lift, §D10)."""

from __future__ import annotations

from kurultai.core.bits import lowest
from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.dschingis.board import Board, bit
from kurultai.games.dschingis.moves import ROAD, TO_ENTER
from kurultai.games.dschingis.rulebook import CANNOT_ENTER, LEGAL, ONE_KIND_OF_PIECE
from kurultai.games.dschingis.state import MARCH, State, with_leaders, with_tokens


@compiled
def open_to_leader(b: Board, s: State) -> int:
    """The villages his player controls; if there are none, those without token and leader."""
    if s.controls[s.turn]:
        return s.controls[s.turn]  # type: ignore[no-any-return]
    return b.everywhere & ~with_tokens(s) & ~with_leaders(s)


@compiled
def candidates(b: Board, s: State, out: Moves) -> int:
    n = 0
    villages = open_to_leader(b, s)
    while villages:
        out[n] = TO_ENTER + lowest(villages)
        villages &= villages - 1
        n += 1
    return n


@compiled
def objection(b: Board, s: State, move: int) -> int:
    if move < TO_ENTER or move >= ROAD:
        return ONE_KIND_OF_PIECE
    return LEGAL if open_to_leader(b, s) & bit(move - TO_ENTER) else CANNOT_ENTER


@compiled
def enter(s: State, move: int) -> None:
    """Lays no token; the village counts as this turn's starting village."""
    s.leader[s.turn] = move - TO_ENTER
    s.visited = bit(move - TO_ENTER)
    s.phase = MARCH
