"""1. Draw walls or tokens: two pieces, one at a time (§draw, §D3)."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled
from kurultai.core.structs import Moves
from kurultai.games.dschingis.board import ACTIVE, Board
from kurultai.games.dschingis.moves import TAKE_TOKEN, TAKE_WALL
from kurultai.games.dschingis.phases.preparing import draw
from kurultai.games.dschingis.rulebook import EXHAUSTED, LEGAL, NOT_NOW, TOO_MANY
from kurultai.games.dschingis.state import TAKE, TOKEN, State, number_of

A_TURN = 2  # pieces


@compiled
def objection(s: State, move: int) -> int:
    """Not from an exhausted source, and never more than four of a kind of piece (§draw.limit)."""
    if move == TAKE_WALL:
        if s.active_walls[s.turn] == ACTIVE:
            return TOO_MANY
        return LEGAL if s.common > 0 else EXHAUSTED
    if move == TAKE_TOKEN:
        if number_of(s.active[s.turn]) == ACTIVE:
            return TOO_MANY
        return LEGAL if number_of(s.passive[s.turn]) > 0 else EXHAUSTED
    return NOT_NOW


@compiled
def must_take(s: State) -> bool:
    """Fewer than two pieces are drawn only if nothing may be drawn (§D3)."""
    if s.drawn == A_TURN:
        return False
    return objection(s, TAKE_WALL) == LEGAL or objection(s, TAKE_TOKEN) == LEGAL


@compiled
def candidates(s: State, out: Moves) -> int:
    n = 0
    for move in (TAKE_WALL, TAKE_TOKEN):
        if objection(s, move) == LEGAL:
            out[n] = move
            n += 1
    return n


@compiled
def take(b: Board, s: State, move: int) -> None:
    if move == TAKE_TOKEN:
        s.phase = TOKEN  # chance says which
        return
    s.common -= 1
    s.active_walls[s.turn] += 1
    s.drawn += 1
    announce(b, s)


@compiled
def take_token(b: Board, s: State, move: int) -> None:
    draw(s, move)
    s.stirred = 1
    s.drawn += 1
    s.phase = TAKE
    announce(b, s)


@compiled
def two_reserves_are_empty(s: State) -> bool:
    """The common walls and one player's tokens, or two players' tokens (§end, §D17)."""
    empty = 0
    for seat in range(s.seats):
        empty += number_of(s.passive[seat]) == 0
    return empty >= 2 or (empty == 1 and s.common == 0)


@compiled
def announce(b: Board, s: State) -> None:
    """A piece taken while two reserves are empty announces the end; nothing cancels it (§D17)."""
    if b.rules > 1 and s.turns_left == 0 and two_reserves_are_empty(s):
        s.announced = 1
