"""Why one turn is better than another: what it wins, allows or leaves."""

from __future__ import annotations

from typing import NamedTuple

from kurultai.analysis.advice import certain, risks
from kurultai.analysis.trying import Tried
from kurultai.core.game import Game
from kurultai.core.text import Text, joined


class Reason(NamedTuple):
    kind: str  # "win", "answer", "lost", "points", "instead": the end of a message's name
    parts: dict[str, Text | int]


def reason(game: Game, tried: Tried, better: Tried) -> Reason | None:
    """What speaks most for the better turn; None if it is nothing that can be named."""
    if better.wins:
        return Reason("win", {})
    risked = risks(game, tried)
    if risked is not None and risked != risks(game, better):
        if not tried.likely:
            return Reason("lost", {"risk": risked, "n": round(tried.lost)})
        return Reason("answer", {"risk": risked, "line": tried.likely[0].line})
    missed = round(better.points - tried.points)
    if game.score_decides and missed > 0:
        return Reason("points", {"n": missed})
    had = {text["en"] for text in certain(game, tried)}
    more = [text for text in certain(game, better) if text["en"] not in had]
    return Reason("instead", {"line": joined(more)}) if more else None
