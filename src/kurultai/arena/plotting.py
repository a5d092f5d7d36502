"""A picture of an arena: each bot's share of victory with its interval."""

from __future__ import annotations

from pathlib import Path

from kurultai.arena.plan import Plan
from kurultai.arena.results import Row
from kurultai.core.errors import unreadable


def plot(plan: Plan, rows: list[Row], path: Path) -> None:
    """Draw to a file; its ending says in which format (png, svg, pdf)."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - an extra
    except ImportError:
        raise unreadable(
            "pictures need matplotlib: pip install kurultai[plot]",
            "les images demandent matplotlib : pip install kurultai[plot]",
        ) from None
    figure = Figure(figsize=(7, 1.2 + 0.45 * len(rows)), layout="constrained")
    axes = figure.subplots()
    said = [row.as_json() for row in reversed(rows)]
    for place, row in enumerate(said):
        around = [[row["share"] - row["low"]], [row["high"] - row["share"]]]
        axes.errorbar(row["share"], place, xerr=around, fmt="o", capsize=4, color="#8a3b12")
    axes.axvline(1 / plan.seats, linestyle="--", linewidth=1, color="grey")
    axes.set_yticks(range(len(said)), [row["bot"] for row in said])
    axes.set_ylim(-0.6, len(said) - 0.4)
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of victory of a seat, 95 % interval (dashed: even)")
    games = max(row["games"] for row in said)
    axes.set_title(f"{plan.game}, {plan.seats} seats, up to {games} seats' games each")
    figure.savefig(path)
