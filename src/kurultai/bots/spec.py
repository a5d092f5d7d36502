"""A bot in one word: `random`, `greedy`, `greedy:temperature=0.1`, `search:50ms`, `search:1000it`.

A search may have both budgets (the first to run out ends it), several `threads`, and other knobs
than its game's own: `search:1000it:300ms:exploration=0.8`. With `weights=FILE` a bot values
positions by another file than the shipped one, to be compared with it in the arena. `belief=FILE`
is the same for what it thinks likely of hidden things; with `belief=even` all is equally likely.
`engine:50ms:COMMAND` is an outside program (docs/engine.md).
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from kurultai.bots.bot import Bot
from kurultai.bots.engine import Engine
from kurultai.bots.greedy import Greedy
from kurultai.bots.random import Random
from kurultai.bots.search.desk import Knobs
from kurultai.bots.search.parallel import Parallel
from kurultai.bots.search.search import Search
from kurultai.bots.texts import TEXTS
from kurultai.core.errors import Unreadable
from kurultai.core.game import Game
from kurultai.core.text import optional_toml

_BUDGET = re.compile(r"([1-9]\d{0,8})(ms|it)")
_WHOLE = re.compile(r"(threads|samples)=([1-9]\d{0,2})")
_SETTING = re.compile(r"([a-z_]+)=(\d+(?:\.\d+)?)")
_WEIGHTS = re.compile(r"weights=(.+)")
_BELIEF = re.compile(r"belief=(.+)")


@dataclass
class Spec:
    kind: str
    budgets: dict[str, int] = field(default_factory=dict)
    whole: dict[str, int] = field(default_factory=dict)
    settings: dict[str, float] = field(default_factory=dict)
    weights: Path | None = None
    belief: str | None = None


def build(game: Game, text: str, seed: int) -> Bot:
    """The bot that a spec describes; Unreadable if it describes none."""
    if text.startswith("engine:"):
        return _engine(game, text, seed)
    spec = read(text)
    if text == "random":
        return Random(seed)
    if spec.kind == "greedy" and not spec.budgets and _only(spec, {"temperature"}, {"samples"}):
        settings = spec.settings | spec.whole
        return Greedy(game, seed, weights=spec.weights, belief=spec.belief, **settings)  # type: ignore[arg-type]
    if spec.kind == "search" and spec.budgets and _only(spec, set(Knobs._fields), {"threads"}):
        knobs = usual_knobs(game)._replace(**spec.settings)
        it, ms = spec.budgets.get("it"), spec.budgets.get("ms")
        several = [
            Search(game, seed + i, it, ms, knobs, spec.weights, spec.belief)
            for i in range(spec.whole.get("threads", 1))
        ]
        return several[0] if len(several) == 1 else Parallel(several)
    raise not_a_bot(text)


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


def _only(spec: Spec, settings: set[str], whole: set[str]) -> bool:
    return spec.settings.keys() <= settings and spec.whole.keys() <= whole


@cache
def usual_knobs(game: Game) -> Knobs:
    """How the search thinks about a game, as the arena found best."""
    return Knobs(**optional_toml(game.folder / "levels.toml").get("search", {}))


def read(text: str) -> Spec:
    kind, *parts = text.split(":")
    spec = Spec(kind)
    for part in parts:
        if found := _BUDGET.fullmatch(part):
            spec.budgets[found[2]] = int(found[1])
        elif found := _WHOLE.fullmatch(part):
            spec.whole[found[1]] = int(found[2])
        elif found := _SETTING.fullmatch(part):
            spec.settings[found[1]] = float(found[2])
        elif found := _WEIGHTS.fullmatch(part):
            spec.weights = Path(found[1])
        elif found := _BELIEF.fullmatch(part):
            spec.belief = found[1]
        else:
            raise not_a_bot(text)
    return spec


def not_a_bot(spec: str) -> Unreadable:
    known = "random, greedy, search:50ms, search:1000it, engine:COMMAND"
    return Unreadable(TEXTS("is-not-a-bot-write-the", spec=repr(spec), known=known))
