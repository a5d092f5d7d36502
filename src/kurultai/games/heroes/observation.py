"""Heroes as a row of numbers: planes of 100 squares (a1, b1 … j10), own things first."""

from __future__ import annotations

from typing import Any

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.observing import Row, Section, put, put_bits
from kurultai.core.structs import Ints
from kurultai.games.heroes.board import Board
from kurultai.games.heroes.moves import PASS, PROMOTE, origin, target
from kurultai.games.heroes.parts.squares import HALF, SQUARES
from kurultai.games.heroes.state import QUIET, State

LAYOUT = (
    Section("warriors", 2 * SQUARES, "own warriors, then the rival's"),
    Section("heroes", 2 * SQUARES, "own heroes, then the rival's"),
    Section("cities", 2 * SQUARES, "own cities, then the rival's"),
    Section("to move", 1, "1 if it is this seat's turn"),
    Section("gold", 1, "1 if this seat is Gold, which moves up the board"),
    Section("passes", 1, "passes in a row / 2"),
    Section("quiet", 1, f"plies without capture or promotion / {QUIET}"),
    Section("occurred", 1, "how often this position has occurred / 3"),
)


@compiled
def put_squares(out: Row, at: int, low: int, high: int) -> int:
    return put_bits(out, put_bits(out, at, low, HALF), high, HALF)


@compiled
def observe(b: Board, s: State, seat: int, out: Row) -> int:
    at = 0
    for who in (seat, 1 - seat):
        low, high = s.pieces[who, 0] & ~s.heroes[0], s.pieces[who, 1] & ~s.heroes[1]
        at = put_squares(out, at, low, high)
    for who in (seat, 1 - seat):
        low, high = s.pieces[who, 0] & s.heroes[0], s.pieces[who, 1] & s.heroes[1]
        at = put_squares(out, at, low, high)
    for who in (seat, 1 - seat):
        at = put_squares(out, at, s.cities[who, 0], s.cities[who, 1])
    at = put(out, at, 1.0 if s.turn == seat else 0.0)
    at = put(out, at, 1.0 - seat)
    at = put(out, at, s.passes / 2)
    at = put(out, at, s.quiet / QUIET)
    times = 0
    for i in range(s.quiet + 1):
        times += s.seen[i] == s.key
    return put(out, at, times / 3)


# A move by its parts

FACTORS = (
    Section("kind", 3, "a move, a promotion in place, a pass"),
    Section("from", SQUARES, "the piece's square"),
    Section("to", SQUARES, "where it goes"),
)
MOVE, PROMOTION, PASSING = range(3)


@compiled
def factor(b: Board, s: State, move: int, sizes: Ints, out: Any) -> None:
    if move == PASS:
        out[0] = PASSING
    elif move >= PROMOTE:
        out[0], out[1] = PROMOTION, move - PROMOTE
    else:
        out[0], out[1], out[2] = MOVE, origin(move), target(move)
