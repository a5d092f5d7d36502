"""The rules put together: whose move it is, what is legal, what a move does."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.actors import OVER
from kurultai.core.structs import Moves
from kurultai.games.heroes import board
from kurultai.games.heroes.moves import PASS
from kurultai.games.heroes.phases import moving
from kurultai.games.heroes.rulebook import IS_OVER
from kurultai.games.heroes.scoring import judge
from kurultai.games.heroes.state import State


@compiled
def actor(b: board.Board, s: State) -> int:
    return OVER if s.ending else s.turn


@compiled
def legal(b: board.Board, s: State, out: Moves) -> int:
    if s.ending:
        return 0
    n = moving.candidates(b, s, out)
    if n == 0:  # §H8
        out[0] = PASS
        return 1
    return n


@compiled
def objection(b: board.Board, s: State, move: int) -> int:
    return IS_OVER if s.ending else moving.objection(b, s, move)


@compiled
def play(b: board.Board, s: State, move: int) -> None:
    """A turn: move, consequences, checks (§H10)."""
    progress = False
    if move == PASS:
        s.passes += 1
    else:
        s.passes = 0
        progress = moving.play(b, s, move)
    s.turn = 1 - s.turn
    s.key ^= b.turn_key
    s.quiet = 0 if progress else s.quiet + 1  # §H9
    s.seen[s.quiet] = s.key
    judge(b, s)
