"""What a move would beat (§surrounded), told before it is made."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kurultai.core.compiling.decorators import compiled
from kurultai.core.game import Position
from kurultai.core.structs import Moves
from kurultai.games.heroes.board import Board
from kurultai.games.heroes.moves import PROMOTE, origin, target
from kurultai.games.heroes.parts.lines import Line, lines_through, standing
from kurultai.games.heroes.phases.consequences import surrounded
from kurultai.games.heroes.state import State, toggle


class Foreseen(NamedTuple):
    """What ending on a square would beat, whichever of these pieces does."""

    starts: list[int]
    end: int
    lines: tuple[Line, ...]


def foreseen(p: Position) -> list[Foreseen]:
    """The moves after which pieces would be lifted; those that come to the same told together."""
    if p.is_over:
        return []
    q = p.copy()
    moves = q.legal()
    beats = np.zeros(len(moves), np.int64)
    find_beating(q.b[0], q.s[0], moves, beats)
    alike: dict[tuple[int, tuple[Line, ...]], list[int]] = {}
    for move in moves[beats > 0].tolist():
        lines = tuple(lines_through(standing(p, move), target(move)))
        alike.setdefault((target(move), lines), []).append(origin(move))
    return [Foreseen(starts, end, lines) for (end, lines), starts in alike.items()]


@compiled
def find_beating(b: Board, s: State, moves: Moves, beats: Moves) -> None:
    """Note which of these moves leave a piece surrounded."""
    for i in range(len(moves)):
        if moves[i] >= PROMOTE:
            continue
        start, end = origin(moves[i]), target(moves[i])
        toggle(s.pieces[s.turn], start)
        toggle(s.pieces[s.turn], end)
        low, high = surrounded(b, s, end)
        beats[i] = 1 if low | high else 0
        toggle(s.pieces[s.turn], end)
        toggle(s.pieces[s.turn], start)
