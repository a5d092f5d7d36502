"""docs/ladder.md and each game's weights/ratings.toml: what the ladder's games say."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime

from kurultai.arena.ladder.climb import Ladder, Rung
from kurultai.arena.results import Row
from kurultai.core import registry

HEAD = """\
# Ladder

How strong the levels are, from games of neighbours against each other. Written by `make ladder`
(`kurultai ladder`, at most {budget} ms a move, seed {seed}), {today},
on {machine}.
A level that thinks longer at the table than that is rated here as it plays in that time: too low
rather than too high.

A rating is as in chess: 400 points more win ten times as often; the first level stands at 1000.
Intervals are 95 %, of the difference to the first level, or to the one below. With three and four
seats a table seats as many neighbours as it has chairs, and the chance to win is in proportion to
10^(rating / 400).
"""
TWO = (
    "| level | bot | rating | beats the level below | of games |\n| --- | --- | --- | --- | --- |\n"
)
MORE = "| level | bot | rating | above the level below | games |\n| --- | --- | --- | --- | --- |\n"


def page(ladders: list[Ladder], budget: int, seed: int) -> str:
    """The page for people."""
    today = datetime.now(UTC).date()
    text = HEAD.format(budget=budget, seed=seed, today=today, machine=machine())
    for one in ladders:
        title = str(registry.game(one.game).title)
        text += f"\n## {title}, {one.seats} seats\n\n"
        text += TWO if one.seats == 2 else MORE
        for rung in one.rungs:
            text += _line(rung, one.seats)
        if one.unhurried is not None:
            text += _unhurried(one.unhurried, one.rungs)
    return text


def _line(rung: Rung, seats: int) -> str:
    rated = f"{rung.rating.points} ± {rung.rating.within}"
    name = str(rung.level.name)
    begun = f"| {name} | `{rung.bot}` | {rated} |"
    if seats > 2:
        step = f" {rung.rating.step} ± {rung.rating.step_within}" if rung.rating.step_within else ""
        return f"{begun}{step} | {rung.rating.games} |\n"
    if rung.beats is None:
        return f"{begun} | |\n"
    return f"{begun} {_share(rung.beats)} | {rung.beats.games} |\n"


def _share(row: Row) -> str:
    said = row.as_json()
    return f"{said['share']:.0%} ({said['low']:.0%} – {said['high']:.0%})"


def _unhurried(row: Row, rungs: list[Rung]) -> str:
    strongest, below = str(rungs[-1].level.name), str(rungs[-2].level.name)
    return (
        f"\nWith the time it takes at the table (`{row.bot}`), {strongest} won {_share(row)}"
        f" of {row.games} games against {below}.\n"
    )


def machine() -> str:
    """The hardware in a few words."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:  # noqa: PTH123 - no file of ours
            names = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
            model = names[0] if names else model
    except OSError:
        pass
    return f"{os.cpu_count()} cores ({model}), Python {platform.python_version()}"


def ratings(one: Ladder) -> str:
    """The data file that ships with a game: the rating of each level at a table for two."""
    text = "# What each level is worth at a table for two. Written by `make ladder`.\n"
    return text + "".join(f"{rung.level.id} = {rung.rating.points}\n" for rung in one.rungs)
