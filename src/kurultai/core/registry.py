"""The games there are, by id: those that ship, and those that other packages bring.

A package adds a game with an entry point of the group ``kurultai.games``, whose name is the game's
id and whose object is its class:

    [project.entry-points."kurultai.games"]
    connect-four = "connect_four.game:ConnectFour"

A game is imported when it is first asked for.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from kurultai.core.errors import Unreadable
from kurultai.core.texts import TEXTS

if TYPE_CHECKING:
    from kurultai.core.game import Game

GROUP = "kurultai.games"  # of entry points, and the package of the games that ship


@cache
def _places() -> dict[str, str]:
    """Each game's class as "module:Class", by id; those that ship come first."""
    brought = {each.name: each.value for each in entry_points(group=GROUP)}
    shipped: dict[str, str] = import_module(GROUP).SHIPPED
    return {**shipped, **{id_: brought[id_] for id_ in sorted(brought) if id_ not in shipped}}


def games() -> list[str]:
    return list(_places())


def loadable() -> list[str]:
    """The games that can be loaded. One that cannot harms only itself: it is told and left out."""
    found = []
    for id_ in games():
        try:
            game(id_)
        except Unreadable as refusal:
            warnings.warn(str(refusal), RuntimeWarning, stacklevel=2)
        else:
            found.append(id_)
    return found


def register(id_: str, place: str) -> None:
    """Add a game for this process, given as "module:Class"."""
    _places()[id_] = place


@cache
def game(id_: str) -> Game:
    places = _places()
    if id_ not in places:
        there = ", ".join(places)
        raise Unreadable(TEXTS("there-is-no-game-there-is", id=repr(id_), there=there))
    module, _, name = places[id_].partition(":")
    try:
        made: Game = getattr(import_module(module), name)()
    except Exception as error:  # whatever another's package does wrong
        raise Unreadable(TEXTS("the-game-cannot-be-loaded", id=repr(id_), error=error)) from error
    return made
