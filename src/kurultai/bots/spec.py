"""A bot in one word: `random`, `greedy`, `greedy:temperature=0.1`, `search:50ms`, `search:1000it`.

A search may have both budgets (the first to run out ends it) and other knobs than usual:
`search:1000it:300ms:exploration=0.8`. `engine:50ms:COMMAND` is an outside program (docs/engine.md).
"""

from __future__ import annotations

import re
import shlex

from kurultai.bots.bot import Bot
from kurultai.bots.engine import Engine
from kurultai.bots.greedy import Greedy
from kurultai.bots.random import Random
from kurultai.bots.search import Search
from kurultai.bots.tree import Knobs
from kurultai.core.errors import Unreadable, unreadable
from kurultai.core.game import Game

_BUDGET = re.compile(r"([1-9]\d{0,8})(ms|it)")
_SETTING = re.compile(r"([a-z_]+)=(\d+(?:\.\d+)?)")


def build(game: Game, spec: str, seed: int) -> Bot:
    """The bot that a spec describes; Unreadable if it describes none."""
    kind, *parts = spec.split(":")
    if kind == "engine":
        return _engine(game, spec, seed)
    budgets, settings = _read(spec, parts)
    if kind == "random" and not parts:
        return Random(seed)
    if kind == "greedy" and not budgets and settings.keys() <= {"temperature"}:
        return Greedy(game, seed, **settings)
    if kind == "search" and budgets and settings.keys() <= set(Knobs._fields):
        knobs = Knobs(**settings)
        return Search(game, seed, budgets.get("it"), budgets.get("ms"), knobs)
    raise not_a_bot(spec)


def _engine(game: Game, spec: str, seed: int) -> Bot:
    """Budgets come first; all that follows is the command, colons too."""
    _, *parts = spec.split(":")
    budgets: dict[str, int] = {}
    while parts and (budget := _BUDGET.fullmatch(parts[0])):
        budgets[budget[2]] = int(budget[1])
        parts.pop(0)
    try:
        command = shlex.split(":".join(parts))
    except ValueError:
        command = []
    if not command:
        raise not_a_bot(spec)
    return Engine(game, seed, command, budgets.get("it"), budgets.get("ms"))


def _read(spec: str, parts: list[str]) -> tuple[dict[str, int], dict[str, float]]:
    budgets: dict[str, int] = {}
    settings: dict[str, float] = {}
    for part in parts:
        if budget := _BUDGET.fullmatch(part):
            budgets[budget[2]] = int(budget[1])
        elif setting := _SETTING.fullmatch(part):
            settings[setting[1]] = float(setting[2])
        else:
            raise not_a_bot(spec)
    return budgets, settings


def not_a_bot(spec: str) -> Unreadable:
    known = "random, greedy, search:50ms, search:1000it, engine:COMMAND"
    return unreadable(
        f"{spec!r} is not a bot: write the name of a level, or one of {known}",
        f"{spec!r} n'est pas un bot : écrivez le nom d'un niveau, ou l'un de {known}",
    )
