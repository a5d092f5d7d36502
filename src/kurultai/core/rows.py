"""What a seat sees of a position, as one row of numbers, and what stands where in it."""

from __future__ import annotations

from functools import cache

import numpy as np

from kurultai.core.contract.defaults import count_of
from kurultai.core.contract.observing import Row, Section, observe_of
from kurultai.core.game import Game, Position

ALL = "every number of the state, what the seat cannot know dealt anew"


@cache
def layout(game: Game) -> tuple[Section, ...]:
    """What stands where in a game's rows, in order."""
    return game.layout or (Section("state", count_of(game.state), ALL),)


@cache
def width(game: Game) -> int:
    """How long a game's rows are."""
    return sum(section.size for section in layout(game))


def row(p: Position, seat: int) -> Row:
    """What a seat sees of a position."""
    out = np.zeros(width(p.game), np.float32)
    observe_of(p.b, p.s, seat, out)
    return out


def part(game: Game, of: Row, name: str) -> Row:
    """One section of a row."""
    at = 0
    for section in layout(game):
        if section.name == name:
            return of[at : at + section.size]
        at += section.size
    raise KeyError(name)
