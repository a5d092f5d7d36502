"""A picture of an arena: each bot's share of victory with its interval."""

from __future__ import annotations

from pathlib import Path

from kurultai.arena.plan import Plan
from kurultai.arena.results import Row
from kurultai.arena.study.drawing import QUIET, dots, figure, percent, plain, save
from kurultai.core import registry

LONGEST = 36  # letters of a bot's name


def plot(plan: Plan, rows: list[Row], path: Path) -> None:
    """Draw to a file; its ending says in which format (png, svg, pdf)."""
    picture = figure(8, 1.3 + 0.42 * len(rows))
    ax = picture.subplots()
    said = [row.as_json() for row in rows]
    labels = [f"{_short(row['bot'])}  ({row['share']:.0%} of {row['games']})" for row in said]
    dots(ax, labels, [(row["low"], row["share"], row["high"]) for row in said])
    ax.axvline(1 / plan.seats, linestyle=(0, (4, 3)), linewidth=1, color=QUIET, zorder=0)
    ax.set_xlim(0, 1)
    percent(ax)
    title = str(registry.game(plan.game).title)
    plain(ax, f"{title}, {plan.seats} seats: share of victory, 95 % interval (dashed: even)")
    save(picture, path)


def _short(bot: str) -> str:
    """An engine's command may be long: its end tells more than its start."""
    return bot if len(bot) <= LONGEST else f"…{bot[-LONGEST:]}"
