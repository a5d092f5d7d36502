"""Opponents by name. The levels are data: levels.toml here, and in each game's folder which bot a
level is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from kurultai.bots.bot import Bot, Cancel, Thought
from kurultai.bots.spec import build
from kurultai.bots.texts import TEXTS
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game, Position
from kurultai.core.registry import game as game_by_id
from kurultai.core.text import Text, load_toml, optional_toml


@dataclass(frozen=True)
class Level:
    id: str
    name: Text
    about: Text
    bot: str  # read by spec.build; at a table of so many seats as were asked for
    rating: int | None = None  # measured (docs/ladder.md), at a table for two
    is_quick: bool = False  # does not search, at tables of any size


@cache
def levels(game_id: str, seats: int = 2) -> tuple[Level, ...]:
    """The levels at which a game can be played, the gentlest first."""
    folder = game_by_id(game_id).folder
    bots = optional_toml(folder / "levels.toml").get("bots", {})
    rated = optional_toml(folder / "weights" / "ratings.toml")
    return tuple(
        Level(
            entry["id"],
            TEXTS(f"level-{entry['id']}"),
            TEXTS(f"level-{entry['id']}.about"),
            _seated(bots.get(entry["id"], entry["bot"]), seats),
            rated.get(entry["id"]),
            _is_quick(bots.get(entry["id"], entry["bot"])),
        )
        for entry in load_toml("kurultai.bots", "levels.toml")["level"]
    )


def _is_quick(bots: str | list[str]) -> bool:
    return not any(bot.startswith("search") for bot in ([bots] if isinstance(bots, str) else bots))


def _seated(bots: str | list[str], seats: int) -> str:
    """One for all tables, or one for two seats, three, four …"""
    return bots if isinstance(bots, str) else bots[min(seats - 2, len(bots) - 1)]


def make(game: Game, level: str, seed: int, seats: int) -> Bot:
    """An opponent of that level at a table of so many; Unreadable if there is no such level."""
    there = {entry.id: entry.bot for entry in levels(game.id, seats)}
    if level not in there:
        names = ", ".join(there)
        raise Unreadable(TEXTS("there-is-no-level-there-is", level=repr(level), names=names))
    return build(game, there[level], seed)


def bot_named(game: Game, name: str, seed: int, seats: int) -> Bot:
    """A bot by level or by spec; Unreadable if it is neither."""
    known = {entry.id for entry in levels(game.id)}
    return make(game, name, seed, seats) if name in known else build(game, name, seed)


def hint(game: Game, position: Position, cancel: Cancel) -> Thought:
    """What the strongest opponent would do in this seat's place."""
    strongest = levels(game.id)[-1].id
    return make(game, strongest, 0, position.seats).choose(position, cancel)
