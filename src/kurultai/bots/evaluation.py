"""Where a game finds what a good position is: `ai.py` and its file of weights."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from kurultai.core import valuing
from kurultai.core.errors import Unreadable, unreadable
from kurultai.core.game import Game, Position
from kurultai.core.kernel import Records, compiled
from kurultai.core.shares import Noted, Weights


def prepare(game: Game) -> None:
    """Make ``valuing.evaluate`` known for a game. A game from elsewhere may bring its own."""
    _module(game)
    if not valuing.offers(game.state, "evaluate"):
        raise unreadable(
            f"no bot can play {game.id}: nothing says what a good position is",
            f"aucun bot ne joue à {game.id} : rien ne dit ce qu'est une bonne position",
        )


@cache
def _module(game: Game) -> Any:
    name = f"kurultai.games.{game.id}.ai"
    return import_module(name) if find_spec(name) is not None else None


def names(game: Game) -> tuple[str, ...]:
    """What the features of a game are called, in their order; none if nothing is weighed."""
    module = _module(game)
    return module.FEATURES if module is not None else ()


def shipped(game: Game) -> Path:
    """The file of weights that comes with the game."""
    return Path(str(files("kurultai.games"))) / game.id / "weights" / "linear.toml"


@cache
def weights(game: Game, seats: int, path: Path | None = None) -> Weights:
    """The weights for so many seats, as one list for compiled code."""
    known = names(game)
    if not known:
        return np.zeros(1)
    place = path or shipped(game)
    try:
        table = tomllib.loads(place.read_text(encoding="utf-8"))["seats"][str(seats)]
        listed = [(float(table[name][0]), float(table[name][1])) for name in known]
    except (OSError, ValueError, LookupError, TypeError) as problem:
        raise _no_weights(place, game, problem) from None
    return np.array(listed).reshape(-1)


def _no_weights(place: Path, game: Game, problem: Exception) -> Unreadable:
    return unreadable(
        f"{place.name} holds no weights for {game.id}: {problem!r}",
        f"{place.name} ne contient pas de poids pour {game.id} : {problem!r}",
    )


@compiled
def _note(b: Records, s: Records, out: Noted) -> float:
    return valuing.features(b[0], s[0], out)


def noted(p: Position) -> tuple[Noted, float]:
    """The features of every seat, and how much of the game is to come."""
    prepare(p.game)
    out = np.zeros((p.seats, len(names(p.game))))
    return out, float(_note(p.b, p.s, out))
