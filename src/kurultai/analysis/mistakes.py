"""Whether a move is a clear mistake, and why, without telling what would be right.

Two looks decide: a search that finds the best move, then both moves followed by searches of their
own, with two seeds. Only a loss that is large in all of them is called a mistake.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from kurultai.analysis.advice import percent
from kurultai.analysis.chances import Chances
from kurultai.analysis.reasons import reason
from kurultai.analysis.texts import TEXTS
from kurultai.analysis.trying import Pace, Trying
from kurultai.bots.bot import Cancel
from kurultai.bots.search.search import Search
from kurultai.bots.spec import usual_knobs
from kurultai.core.game import Position
from kurultai.core.text import Text, joined

CLEAR = 0.15  # of a whole victory
SEEDS = (11, 12)


BRISK = Pace(step=100, answer=60, estimate=60, deals=2, milliseconds=60, seconds=0.2)


@dataclass(frozen=True)
class Care:
    """How carefully a move is looked at."""

    look: int = 400  # iterations to find the best move
    milliseconds: float | None = 400  # at most, for that
    seconds: float = 1.0  # after which nothing is called a mistake any more
    pace: Pace = BRISK


CAREFUL = Care()


@dataclass(frozen=True)
class Weighing:
    is_mistake: bool
    share: float | None = None  # with this move
    best: float | None = None  # … and with the best one
    text: Text | None = None  # why it is a mistake


FINE = Weighing(is_mistake=False)


def weigh(p: Position, move: int, care: Care = CAREFUL, cancel: Cancel | None = None) -> Weighing:
    """Look at a legal move of the seat to decide before it is made."""
    began = perf_counter()
    best = _better(p, move, care, cancel)
    if best is None:
        return FINE
    trying = Trying(p.game, care.pace, cancel)
    shares: list[tuple[float, float]] = []
    for seed in SEEDS:
        trying.estimate = Chances(p.game, care.pace.estimate, seed)
        mine = trying.share(trying.after(p, move), p.actor)
        theirs = trying.share(trying.after(p, best), p.actor)
        shares.append((mine, theirs))
        if theirs - mine < CLEAR or perf_counter() - began > care.seconds:
            return FINE
    mine, theirs = (sum(column) / len(SEEDS) for column in zip(*shares, strict=True))
    return Weighing(True, mine, theirs, _why(trying, p, move, best, mine, theirs))


def _better(p: Position, move: int, care: Care, cancel: Cancel | None) -> int | None:
    """A move that looks clearly better at the first look, or than one it never looked at."""
    search = Search(p.game, 1, care.look, care.milliseconds, usual_knobs(p.game))
    search.choose(p.copy(), cancel)
    best, *others = search.candidates()
    mine = next((c for c in others if c.move == move), None)
    is_close = mine is not None and best.share - mine.share < CLEAR / 2
    return None if best.move == move or is_close else best.move


def _why(trying: Trying, p: Position, move: int, best: int, mine: float, theirs: float) -> Text:
    """What it gives away, and what could be had."""
    found = reason(p.game, trying.turn(p, move), trying.turn(p, best))
    loses = TEXTS("mistake-share", mine=percent(mine), best=percent(theirs))
    if found is None:
        return loses
    said = TEXTS(f"mistake-{found.kind}", **found.parts)
    return said if found.kind == "win" else joined([said, loses])
