"""The games there are, by id. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from kurultai.core.errors import unreadable
from kurultai.core.game import Game

# id -> the class of its table of contents
_GAMES: dict[str, str] = {
    "heroes": "kurultai.games.heroes.game:Heroes",
    "khan": "kurultai.games.khan.game:Khan",
    "dschingis": "kurultai.games.dschingis.game:Dschingis",
    "huns": "kurultai.games.huns.game:Huns",
}


def games() -> list[str]:
    return list(_GAMES)


def register(id_: str, place: str) -> None:
    """Add a game, given as "module:Class"."""
    _GAMES[id_] = place


@cache
def game(id_: str) -> Game:
    if id_ not in _GAMES:
        there = ", ".join(_GAMES)
        raise unreadable(
            f"there is no game {id_!r} (there is: {there})",
            f"il n'y a pas de jeu {id_!r} (il y a : {there})",
        )
    module, name = _GAMES[id_].split(":")
    made: Game = getattr(import_module(module), name)()
    return made
