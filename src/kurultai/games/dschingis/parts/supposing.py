"""What would be if: one more wall, a token laid, a leader who sets out. From what a seat knows."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kurultai.core.game import Happening, Position
from kurultai.games.dschingis.board import bit
from kurultai.games.dschingis.parts.causes import causes
from kurultai.games.dschingis.parts.stacks import lay
from kurultai.games.dschingis.parts.wall import raise_wall
from kurultai.games.dschingis.phases.marching import candidates, destination
from kurultai.games.dschingis.scoring import standing
from kurultai.games.dschingis.state import (
    BUILD,
    MARCH,
    NOWHERE,
    known_by,
    village_of,
)


class Supposed(NamedTuple):
    """What a wall would cause, and what each seat would gain by it, as far as the viewer knows."""

    happened: list[Happening]
    gains: list[int]


def with_wall(p: Position, line: int, viewer: int) -> Supposed:
    """As if it were laid now; whoever is not building would begin a turn with it."""
    before = p.copy()
    if int(p.s[0].phase) != BUILD:
        before.s[0].fresh = 0
    after = before.copy()
    raise_wall(after.b[0], after.s[0], line)
    return Supposed(causes(before, line, after), _gains(before, after, viewer))


def reach(p: Position, seat: int) -> set[int]:
    """Where a seat's leader could go in one step, now or at the start of a march."""
    here = int(p.s[0].leader[seat])
    if here == NOWHERE:
        return set()
    supposed = p.copy()
    s = supposed.s[0]
    if int(s.phase) != MARCH or int(s.turn) != seat:
        s.turn, s.visited = seat, bit(here)
    s.active[seat] = [1, 0, 0, 0, 0]  # where he can go does not depend on the token
    out = np.empty(p.game.widest, np.int64)
    number = candidates(supposed.b[0], s, out)
    return {int(destination(supposed.b[0], int(move))) for move in out[:number]}


def best_with(p: Position, seat: int, kind: int) -> int | None:
    """What a token in hand would bring at best where the leader can go, by what the seat knows.

    Villages with a token that it does not know are left out; None if there is no other.
    """
    veiled = unknown_villages(p, seat)
    gains = [_gain_of(p, seat, kind, village) for village in reach(p, seat) - veiled]
    return max(gains, default=None)


def unknown_villages(p: Position, viewer: int) -> set[int]:
    """Villages with a token that the viewer does not know."""
    tokens = (int(token) for token in p.s[0].token[: int(p.s[0].laid)])
    return {int(village_of(token)) for token in tokens if not known_by(token, viewer)}


def _gain_of(p: Position, seat: int, kind: int, village: int) -> int:
    after = p.copy()
    after.s[0].turn = seat
    lay(after.s[0], kind, village)
    return _gains(p, after, seat)[seat]


def _gains(before: Position, after: Position, viewer: int) -> list[int]:
    scores = np.zeros((2, before.seats), np.int64)
    standing(before.b[0], before.s[0], viewer, scores[0])
    standing(after.b[0], after.s[0], viewer, scores[1])
    return [int(gain) for gain in scores[1] - scores[0]]
