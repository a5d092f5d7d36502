"""The lines on which pieces are surrounded (§surrounded), from one closing piece to the other."""

from __future__ import annotations

from typing import NamedTuple

from kurultai.core.game import Position
from kurultai.games.heroes.moves import PROMOTE, origin, target
from kurultai.games.heroes.parts.squares import DIRECTIONS, NAMES, SIDE, set_of


def standing(before: Position, move: int) -> tuple[int, int]:
    """The squares of both colours once a piece was moved, before anything is lifted (§H3)."""
    gold, teal = (set_of(before.s["pieces"][0, seat]) for seat in range(2))
    if move >= PROMOTE:
        return gold, teal
    moved = 1 << origin(move) | 1 << target(move)
    return (gold ^ moved, teal) if before.actor == 0 else (gold, teal ^ moved)


class Line(NamedTuple):
    """A run of one side's pieces between two of the other's."""

    squares: tuple[int, ...]  # both ends included

    @property
    def beaten(self) -> tuple[int, ...]:
        return self.squares[1:-1]

    @property
    def names(self) -> list[str]:
        return [NAMES[square] for square in self.squares]


def lines_through(sides: tuple[int, int], square: int) -> list[Line]:
    """Every closed line that the piece on ``square`` is part of, as an end or between the ends.

    ``sides`` are the squares of both colours as they stand before anything is lifted (§H4).
    """
    mover = sides[0] >> square & 1 ^ 1
    mine, theirs = sides[mover], sides[1 - mover]
    found = [
        Line((square, *run, end))
        for way in DIRECTIONS
        for run, end in [_run(theirs, square, way)]
        if run and end is not None and mine >> end & 1
    ]
    for up, right in DIRECTIONS[:4]:
        ahead, last = _run(mine, square, (up, right))
        behind, first = _run(mine, square, (-up, -right))
        if first is None or last is None or not (theirs >> first & theirs >> last & 1):
            continue
        found.append(Line((first, *reversed(behind), square, *ahead, last)))
    return found


def _run(side: int, square: int, way: tuple[int, int]) -> tuple[list[int], int | None]:
    """The pieces of a side in a row beyond a square, and the square after them, if there is one."""
    up, right = way
    row, column = divmod(square, SIDE)
    run: list[int] = []
    while True:
        row, column = row + up, column + right
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            return run, None
        at = row * SIDE + column
        if not side >> at & 1:
            return run, at
        run.append(at)
