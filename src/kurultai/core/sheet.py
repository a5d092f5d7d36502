"""The score sheet: what is certain, what counts if the game ended now, and what nobody can know."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from kurultai.core.text import Text

EVERYONE = -1  # an eye for which nothing is hidden


Counts = Literal["certain", "now", "tie"]


class SheetLine(TypedDict):
    """A line of the score sheet, for all seats."""

    line: str
    text: Text
    # certain: nothing of it is ever taken away; now: if the game ended now; tie: between equals
    counts: Counts
    points: list[int]  # for each seat, of what is known
    unknown: list[int]  # seats of which not all is known


class Counted(TypedDict):
    """One thing that is counted on the board when the game is over."""

    line: str
    seat: int
    text: Text
    at: list[str]  # where, as ids that the view uses
    points: int


def sheet_line(
    line: str, text: Text, counts: Counts, points: list[int], unknown: list[int] | None = None
) -> SheetLine:
    return {
        "line": line,
        "text": text,
        "counts": counts,
        "points": points,
        "unknown": unknown or [],
    }
