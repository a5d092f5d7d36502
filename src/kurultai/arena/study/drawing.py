"""The look of the arena's pictures: shares and averages as dots with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kurultai.arena.texts import TEXTS
from kurultai.core.errors import Unreadable

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, QUIET, SAND, ACCENT = "#33241a", "#7a6a58", "#cdbfa8", "#a23b1e"
DOTS = 150  # an inch


def figure(width: float, height: float) -> Figure:
    """An empty picture, in inches; refused where matplotlib is missing."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - an extra
    except ImportError:
        raise Unreadable(TEXTS("pictures-need-matplotlib-pip-install-kurultai")) from None
    return Figure(figsize=(width, height), layout="constrained")


def check(path: Path) -> None:
    """Refuse before the games what could not be drawn after them."""
    forms = figure(1, 1).canvas.get_supported_filetypes()
    if path.suffix[1:].lower() not in forms:
        raise Unreadable(TEXTS("no-picture-its-name-has-to", name=path.name))
    if not path.parent.is_dir():
        raise Unreadable(TEXTS("no-folder", parent=path.parent))


def save(drawn: Figure, path: Path) -> None:
    """Write the picture; its form is told by the name (PNG, SVG, PDF)."""
    drawn.savefig(path, dpi=DOTS)


def plain(ax: Axes, title: str) -> None:
    """No frame, quiet figures, a heading on the left."""
    ax.set_title(title, loc="left", fontsize=10, color=INK)
    ax.tick_params(labelsize=8, colors=QUIET, labelcolor=INK, length=0)
    ax.set_axisbelow(True)
    for side in ("top", "right", "left"):
        ax.spines[side].set_visible(False)
    ax.spines["bottom"].set_color(SAND)


def dots(ax: Axes, labels: list[str], ranges: Sequence[tuple[float, float, float]]) -> None:
    """A row for each label, the first on top: the middle as a dot, a line from low to high."""
    places = list(range(len(ranges) - 1, -1, -1))
    lows, middles, highs = zip(*ranges, strict=True)
    ax.grid(axis="x", color=SAND, linewidth=0.5, alpha=0.6)
    ax.hlines(places, lows, highs, color=QUIET, linewidth=1.2)
    ax.plot(middles, places, "o", color=ACCENT, markersize=5, clip_on=False)
    ax.set_yticks(places, labels)
    ax.set_ylim(-0.6, len(ranges) - 0.4)


def percent(ax: Axes) -> None:
    """Shares along the axis, written as percentages."""
    from matplotlib.ticker import PercentFormatter  # noqa: PLC0415 - an extra

    ax.xaxis.set_major_formatter(PercentFormatter(1.0))
