"""The opponents of a server: the levels, and the engines that its operator has set up.

The operator names a file in KURULTAI_ENGINES (`kurultai serve --engines FILE`). What people at the
tables can choose is an entry's id, never a command.
"""

from __future__ import annotations

import os
import shlex
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kurultai.bots import levels as shipped
from kurultai.bots.bot import Bot
from kurultai.bots.engine import Engine
from kurultai.bots.levels import Level, hint
from kurultai.bots.texts import TEXTS
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game
from kurultai.core.registry import games
from kurultai.core.text import Given

__all__ = ["ENGINES", "hint", "levels", "make"]

ENGINES = "KURULTAI_ENGINES"
ENTRY = {"id", "games", "name", "about", "command", "milliseconds"}


@dataclass(frozen=True)
class Seatable:
    level: Level
    games: tuple[str, ...]
    command: tuple[str, ...]
    milliseconds: int


def levels(game_id: str) -> tuple[Level, ...]:
    """The levels at which a game can be played, then the engines that play it."""
    engines = (each.level for each in _set_up() if game_id in each.games)
    return (*shipped.levels(game_id), *engines)


def make(game: Game, level: str, seed: int, seats: int) -> Bot:
    """An opponent of that level, or that engine; Unreadable if there is none of that name."""
    for each in _set_up():
        if each.level.id == level and game.id in each.games:
            return Engine(game, seed, list(each.command), milliseconds=each.milliseconds)
    return shipped.make(game, level, seed, seats)


def _set_up() -> tuple[Seatable, ...]:
    file = os.environ.get(ENGINES)
    return read(Path(file)) if file else ()


@cache
def read(file: Path) -> tuple[Seatable, ...]:
    """The engines of an operator's file; Unreadable if it is not one."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
        return tuple(_entry(entry) for entry in document["engine"])
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise Unreadable(TEXTS("is-not-a-file-of-engines", file=file, error=error)) from None


def _entry(entry: dict[str, Any]) -> Seatable:
    unknown = set(entry) - ENTRY
    if unknown:
        raise ValueError(f"unknown entry {', '.join(sorted(unknown))}")
    id_ = str(entry["id"])
    if any(id_ == level.id for game in games() for level in shipped.levels(game)):
        raise ValueError(f"{id_} is the name of a level")
    level = Level(id_, Given(entry["name"]), Given(entry["about"]), bot="engine")
    command = tuple(shlex.split(entry["command"]))
    milliseconds = int(entry.get("milliseconds", 1000))
    return Seatable(level, tuple(entry.get("games", games())), command, milliseconds)
