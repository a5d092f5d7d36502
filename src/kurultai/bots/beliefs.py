"""Where a game's bots find what is likely of hidden things: its ``hidden.py`` and its file of
beliefs.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import numpy as np

from kurultai.bots.texts import TEXTS
from kurultai.core.bits import Rng
from kurultai.core.contract.believing import imagine_in
from kurultai.core.contract.shares import Weights
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game, Position

EVEN = "even"  # in place of a file: whatever is possible is equally likely


def shipped(game: Game) -> Path:
    """The file of beliefs that comes with the game."""
    return game.folder / "weights" / "belief.toml"


@cache
def numbers(game: Game, seats: int, path: str | None = None) -> Weights:
    """The beliefs for so many seats: those of a file, the shipped ones, or EVEN."""
    if not game.beliefs or path == EVEN:
        return np.zeros(max(1, len(game.beliefs)))
    place = shipped(game) if path is None else Path(path)
    try:
        table = tomllib.loads(place.read_text(encoding="utf-8"))["seats"][str(seats)]
        return np.array([float(table[name]) for name in game.beliefs])
    except (OSError, ValueError, LookupError, TypeError) as problem:
        said = repr(problem)
        raise Unreadable(
            TEXTS("holds-no-weights-for", name=place.name, id=game.id, problem=said)
        ) from None


def imagine(p: Position, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know, by what is likely."""
    imagine_in(p.b, p.s, seat, numbers(p.game, p.seats), rng)
