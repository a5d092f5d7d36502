"""Where a game finds what a good position is: `kurultai.bots.<its id>` registers `evaluate`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from kurultai.core import kernel
from kurultai.core.errors import unreadable
from kurultai.core.game import Game


def prepare(game: Game) -> None:
    """Make ``kernel.evaluate`` known for a game. A game from elsewhere may bring its own."""
    name = f"kurultai.bots.{game.id}"
    if find_spec(name) is not None:
        import_module(name)
    if not kernel.offers(game.state, "evaluate"):
        raise unreadable(
            f"no bot can play {game.id}: nothing says what a good position is",
            f"aucun bot ne joue à {game.id} : rien ne dit ce qu'est une bonne position",
        )
