"""A bot in one word: `random`, `greedy`, `greedy:temperature=0.1`."""

from __future__ import annotations

from kurultai.bots.bot import Bot
from kurultai.bots.greedy import Greedy
from kurultai.bots.random import Random
from kurultai.core.errors import Unreadable, unreadable
from kurultai.core.game import Game


def build(game: Game, spec: str, seed: int) -> Bot:
    """The bot that a spec describes; Unreadable if it describes none."""
    kind, *parts = spec.split(":")
    settings = dict(_setting(spec, part) for part in parts)
    if kind == "random" and not settings:
        return Random(seed)
    if kind == "greedy" and settings.keys() <= {"temperature"}:
        return Greedy(game, seed, **settings)
    raise not_a_bot(spec)


def _setting(spec: str, part: str) -> tuple[str, float]:
    name, equals, value = part.partition("=")
    if not equals:
        raise not_a_bot(spec)
    try:
        return name, float(value)
    except ValueError:
        raise not_a_bot(spec) from None


def not_a_bot(spec: str) -> Unreadable:
    return unreadable(
        f"{spec!r} is not a bot: write a level's name, random, greedy, search:50ms or search:1000it",
        f"{spec!r} n'est pas un bot : écrivez le nom d'un niveau, random, greedy, search:50ms "
        "ou search:1000it",
    )
