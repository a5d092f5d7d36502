"""A study as one picture: seats, length, scores, endings, and a row for each thing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from kurultai.arena.study import Seen
from kurultai.arena.study_groups import Group
from kurultai.arena.study_report import Figure, Row, Study
from kurultai.core.errors import unreadable

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, SOFT, ACCENT = "#33241a", "#b8a88f", "#863521"
MOST = 70  # things in a picture: the best and the worst of more


def plot(made: Study, games: list[Seen], groups: tuple[Group, ...], title: str, path: Path) -> None:
    """Write the picture; its form is told by the name (PNG, SVG, PDF)."""
    try:
        from matplotlib.figure import Figure as Picture  # noqa: PLC0415
    except ImportError:
        raise unreadable(
            "pictures need matplotlib: pip install 'kurultai[plot]'",
            "les images demandent matplotlib : pip install 'kurultai[plot]'",
        ) from None
    things = [(group, _shown(made.groups[group.id])) for group in groups]
    shown = [(group, rows) for group, rows in things if rows]
    heights = [3.0, *(0.6 + 0.19 * max(4, len(rows)) for _, rows in shown)]
    picture = Picture(figsize=(11, sum(heights) + 0.4), layout="constrained")
    parts: Any = picture.subfigures(len(heights), 1, height_ratios=heights, squeeze=False)
    picture.suptitle(title, color=INK)
    _overview(list(parts[0, 0].subplots(1, 4)), made, games)
    for (group, rows), part in zip(shown, parts[1:, 0], strict=True):
        _things(part.subplots(1, 1), group, rows)
    picture.savefig(path, dpi=110)


def _shown(rows: list[Row]) -> list[Row]:
    seen = [row for row in rows if row.is_known]
    return seen if len(seen) <= MOST else [*seen[: MOST // 2], *seen[-MOST // 2 :]]


def _overview(axes: list[Axes], made: Study, games: list[Seen]) -> None:
    seats, length, scores, endings = axes
    labels = [f"{turn}." for turn in range(1, len(made.seats) + 1)]
    _dots(seats, labels, made.seats)
    seats.axvline(1 / len(made.seats), color=SOFT, lw=1)
    seats.set_title("share of victory by order of play")
    length.hist([seen.decisions for seen in games], bins=20, color=SOFT)
    length.set_title("decisions a game")
    scores.hist([score for seen in games for score in seen.scores], bins=20, color=SOFT)
    scores.set_title("scores")
    _dots(endings, [text["en"] for text, _ in made.endings], [f for _, f in made.endings])
    endings.set_title("how games end")
    seats.set_xlim(0, None)
    endings.set_xlim(0, None)
    for ax in axes:
        ax.title.set_fontsize(10)
        ax.tick_params(labelsize=8)


def _things(ax: Axes, group: Group, rows: list[Row]) -> None:
    labels = [
        f"{row.name['en'] if row.name else row.thing}  ({row.played.mean:.0%} of {row.offered})"
        for row in rows
    ]
    _dots(ax, labels, [row.lead for row in rows])
    places = range(len(rows) - 1, -1, -1)
    ax.scatter(
        [row.lead_without.mean for row in rows], list(places), marker="|", color=SOFT, zorder=1
    )
    ax.axvline(0, color=SOFT, lw=1)
    ax.set_title(
        f"{group.title['en']}: points above the others' average when played "
        "(95 %; tick: when offered and not played)",
        fontsize=10,
    )


def _dots(ax: Axes, labels: list[str], figures: list[Figure]) -> None:
    """A dot and its interval for each, the first on top."""
    places = list(range(len(figures) - 1, -1, -1))
    means = [figure.mean for figure in figures]
    below = [figure.mean - figure.low for figure in figures]
    above = [figure.high - figure.mean for figure in figures]
    ax.errorbar(means, places, xerr=[below, above], fmt="o", color=ACCENT, ecolor=INK, ms=4, lw=1)
    ax.set_yticks(places, labels, fontsize=8)
    ax.margins(y=0.5 / max(1, len(figures)))
