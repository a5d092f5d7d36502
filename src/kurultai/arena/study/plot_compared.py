"""A comparison as a picture: B less A, with intervals; what is no luck stands out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kurultai.arena.study.compare import Comparison, Difference
from kurultai.arena.study.drawing import (
    ACCENT,
    INK,
    QUIET,
    SAND,
    figure,
    percent,
    plain,
    save,
)
from kurultai.core.study import Group

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDE, LINE, HEADING = 11.0, 0.24, 0.8  # inches
MOST = 30  # things of a group: those that differ most surely
LONGEST = 44  # letters of a label


def plot(made: Comparison, groups: tuple[Group, ...], title: str, path: Path) -> None:
    """Write the picture; its form is told by the name (PNG, SVG, PDF)."""
    titles = {"": "Of the whole game, as part of A's", **{g.id: str(g.title) for g in groups}}
    shown = {id_: _shown(made, id_) for id_ in titles}
    there = {id_: rows for id_, rows in shown.items() if rows}
    heights = [HEADING + LINE * len(rows) for rows in there.values()]
    picture = figure(WIDE, sum(heights) + 0.5)
    picture.suptitle(title, color=INK, fontsize=13, fontweight="bold", x=0.01, ha="left")
    axes = picture.subplots(len(there), 1, height_ratios=heights, squeeze=False)[:, 0]
    for (id_, rows), ax in zip(there.items(), axes, strict=True):
        _panel(ax, rows, is_whole=not id_)
        said = titles[id_] if not id_ else f"{titles[id_]}: seats that play it"
        plain(ax, f"{said}, B less A (95 %; red: a difference, judged together)")
    save(picture, path)


def _shown(made: Comparison, group: str) -> list[Difference]:
    rows = [row for row in made.rows if row.group == group and row.is_tested]
    return rows[:MOST]


def _panel(ax: Axes, rows: list[Difference], *, is_whole: bool) -> None:
    ax.axvline(0, color=QUIET, lw=1, zorder=0)
    ax.grid(axis="x", color=SAND, linewidth=0.5, alpha=0.6)
    for place, row in enumerate(reversed(rows)):
        scale = 1 / abs(row.a) if is_whole and row.a else 1.0
        colour = ACCENT if row.is_real else QUIET
        told = row.difference
        ax.hlines(place, told.low * scale, told.high * scale, color=colour, linewidth=1.4)
        ax.plot([told.mean * scale], [place], "o", color=colour, markersize=5)
    labels = [_label(row, is_whole=is_whole) for row in reversed(rows)]
    ax.set_yticks(range(len(rows)), labels)
    ax.set_ylim(-0.6, len(rows) - 0.4)
    percent(ax)


def _label(row: Difference, *, is_whole: bool) -> str:
    name = row.label if len(row.label) <= LONGEST else f"{row.label[: LONGEST - 1]}…"
    form = "{:.2f} → {:.2f}" if is_whole else "{:.0%} → {:.0%}"
    return f"{name}  {form.format(row.a, row.b)}"
