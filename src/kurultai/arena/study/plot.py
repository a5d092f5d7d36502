"""A study as one picture: seats, length, scores, endings, and a row for each thing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from kurultai.arena.study.drawing import INK, QUIET, SAND, dots, figure, percent, plain, save
from kurultai.arena.study.report import ENOUGH, Figure, Row, Study
from kurultai.arena.study.seen import Seen
from kurultai.core.study import Group

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDE, OVERVIEW, LINE, HEADING = 11.0, 2.5, 0.19, 0.75  # inches
MOST = 70  # things in a picture: the best and the worst of more
BINS = 20


def plot(made: Study, games: list[Seen], groups: tuple[Group, ...], title: str, path: Path) -> None:
    """Write the picture; its form is told by the name (PNG, SVG, PDF)."""
    shown = [(group, rows) for group in groups if (rows := _shown(made.groups[group.id]))]
    lines = [len(made.endings), *(len(rows) for _, rows in shown)]
    heights = [HEADING + LINE * count for count in lines]
    picture = figure(WIDE, OVERVIEW + sum(heights) + 0.4)
    picture.suptitle(title, color=INK, fontsize=13, fontweight="bold", x=0.01, ha="left")
    parts: Any = picture.subfigures(2, 1, height_ratios=[OVERVIEW, sum(heights)])
    _overview(list(parts[0].subplots(1, 3)), made, games)
    endings, *axes = parts[1].subplots(len(lines), 1, height_ratios=heights, squeeze=False)[:, 0]
    _endings(endings, made)
    for (group, rows), ax in zip(shown, axes, strict=True):
        _things(ax, group, rows)
    save(picture, path)


def _shown(rows: list[Row]) -> list[Row]:
    seen = [row for row in rows if row.is_known]
    return seen if len(seen) <= MOST else [*seen[: MOST // 2], *seen[-MOST // 2 :]]


def _overview(axes: list[Axes], made: Study, games: list[Seen]) -> None:
    seats, length, scores = axes
    dots(seats, [_place(turn) for turn in range(len(made.seats))], _ranges(made.seats))
    seats.axvline(1 / len(made.seats), color=QUIET, lw=1, linestyle=(0, (4, 3)), zorder=0)
    seats.set_xlim(0, None)
    percent(seats)
    plain(seats, "Victories by order of play (dashed: even)")
    _bars(length, [seen.decisions for seen in games], "Decisions a game")
    _bars(scores, [score for seen in games for score in seen.scores], "Scores")


def _endings(ax: Axes, made: Study) -> None:
    dots(ax, [str(text) for text, _ in made.endings], _ranges([f for _, f in made.endings]))
    ax.set_xlim(0, None)
    percent(ax)
    plain(ax, "How games end")


def _place(turn: int) -> str:
    return ("first", "second", "third", "fourth")[turn]


def _bars(ax: Axes, values: list[int], title: str) -> None:
    """How often each value came up; whole numbers stand in the middle of their bars."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // BINS))
    edges = [low - 0.5 + step * i for i in range((high - low) // step + 2)]
    ax.hist(values, bins=edges, color=SAND, rwidth=0.9)
    plain(ax, title)


def _things(ax: Axes, group: Group, rows: list[Row]) -> None:
    labels = [f"{row.name or row.thing}  ({row.played.mean:.0%} of {row.offered})" for row in rows]
    without = [
        (row.lead_without.mean, len(rows) - 1 - place)
        for place, row in enumerate(rows)
        if row.lead_without.n >= ENOUGH
    ]
    dots(ax, labels, _ranges([row.lead for row in rows]))
    if without:
        ax.plot(*zip(*without, strict=True), "|", color=INK, markersize=8)
    ax.axvline(0, color=QUIET, lw=1, zorder=0)
    plain(
        ax,
        f"{group.title}: points above the others' average when played "
        "(95 %; tick: when offered and not played)",
    )


def _ranges(figures: list[Figure]) -> list[tuple[float, float, float]]:
    return [(figure.low, figure.mean, figure.high) for figure in figures]
