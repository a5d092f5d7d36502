"""Where a game's bots find what a good position is: its ``ai.py`` and its file of weights."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import numpy as np

from kurultai.bots.texts import TEXTS
from kurultai.core.contract import defaults  # noqa: F401  (what a game has that brings no ai.py)
from kurultai.core.contract.shares import Noted, Weights
from kurultai.core.contract.valuing import features_of
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game, Position


def shipped(game: Game) -> Path:
    """The file of weights that comes with the game."""
    return game.folder / "weights" / "linear.toml"


@cache
def weights(game: Game, seats: int, path: Path | None = None) -> Weights:
    """The weights for so many seats, as one list for compiled code.

    Playouts weigh nothing: all they have to know is how many moves there may be.
    """
    if not game.features:
        return np.array([float(game.widest)])
    place = path or shipped(game)
    try:
        table = tomllib.loads(place.read_text(encoding="utf-8"))["seats"][str(seats)]
        listed = [(float(table[name][0]), float(table[name][1])) for name in game.features]
    except (OSError, ValueError, LookupError, TypeError) as problem:
        raise _no_weights(place, game, problem) from None
    return np.array(listed).reshape(-1)


def _no_weights(place: Path, game: Game, problem: Exception) -> Unreadable:
    return Unreadable(
        TEXTS("holds-no-weights-for", name=place.name, id=game.id, problem=repr(problem))
    )


def noted(p: Position) -> tuple[Noted, float]:
    """The features of every seat, and how much of the game is to come."""
    out = np.zeros((p.seats, len(p.game.features)))
    return out, float(features_of(p.b, p.s, out))
