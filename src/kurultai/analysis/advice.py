"""Advice in sentences: a plan for the whole turn, what it brings and what it risks."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean

from kurultai.analysis.texts import TEXTS
from kurultai.analysis.trying import Answer, Pace, Tried, Trying, telling
from kurultai.bots.bot import Cancel, Thought
from kurultai.core.game import Game, Position
from kurultai.core.text import Text, joined

SHARP = 0.08  # of a whole victory: an answer that gains less is one of many
WORTH_COMPARING = 0.05
QUICK = Pace()


@dataclass(frozen=True)
class Plan:
    moves: list[int]  # the decisions of the turn, the first one now
    words: list[Text]  # the same in words
    brings: Text | None
    risks: Text | None
    before: float  # the seat's chance to win, as things stand
    after: float  # … with this plan
    text: Text  # all of it


def plan(p: Position, thought: Thought, pace: Pace = QUICK, cancel: Cancel | None = None) -> Plan:
    """The turn that begins with what was thought best, for the seat to decide."""
    trying = Trying(p.game, pace, cancel)
    tried = trying.turn(p, thought.move)
    before = trying.share(trying.dealt(p), p.actor)
    gained, risked = brings(p.game, tried), risks(p.game, tried)
    parts = [_told(tried.words), gained, risked, _hope(before, thought.share)]
    return Plan(
        moves=tried.moves,
        words=tried.words,
        brings=gained,
        risks=risked,
        before=before,
        after=thought.share,
        text=joined(part for part in parts if part is not None),
    )


def brings(game: Game, tried: Tried) -> Text | None:
    """What the turn brings: points, and what tells most of what it causes."""
    if tried.wins:
        return TEXTS("brings-victory")
    said = [_points(game, tried), *certain(game, tried)]
    found = [text for text in said if text is not None]
    return joined(found) if found else None


def _points(game: Game, tried: Tried) -> Text | None:
    points = round(tried.points)
    if not game.score_decides or points <= 0:
        return None
    is_sure = len({deal.won_by(tried.seat) for deal in tried.deals}) == 1
    return TEXTS("brings-points" if is_sure else "brings-about", n=points)


def certain(game: Game, tried: Tried) -> list[Text]:
    """What the turn causes whatever is hidden, the most telling first."""
    first, *others = tried.deals
    heard = [{h["text"]["en"] for h in deal.caused} for deal in others]
    sure = [h for h in first.caused if all(h["text"]["en"] in texts for texts in heard)]
    return [h["text"] for h in telling(game, sure)]


def risks(game: Game, tried: Tried) -> Text | None:
    """The answer to reckon with, and what it costs; None if there is nothing to fear."""
    likely = tried.likely
    if not likely:
        lost = round(tried.lost)
        is_dear = game.score_decides and lost > 0
        return TEXTS("risks-points", n=lost) if is_dear else None
    cost = _cost(game, likely)
    return None if cost is None else joined([TEXTS("risks-answer", line=likely[0].line), cost])


def _cost(game: Game, likely: list[Answer]) -> Text | None:
    """What the answer does to the seat; None if it is but one of many."""
    rival = game.seat_names[likely[0].seat]
    if all(answer.is_end for answer in likely):
        return TEXTS("costs-game", who=rival)
    lost = round(mean(answer.lost for answer in likely))
    gained = round(mean(answer.gained for answer in likely))
    if game.score_decides and lost > 0:
        return TEXTS("costs-points", n=lost)
    if mean(answer.edge for answer in likely) < SHARP:
        return None
    return TEXTS("gains-points", who=rival, n=gained) if gained > 0 else TEXTS("costs-chances")


def _told(words: list[Text]) -> Text:
    return joined([TEXTS("plan-move" if len(words) == 1 else "plan-turn"), *words])


def _hope(before: float, after: float) -> Text:
    hope = percent(after)
    if after - before < WORTH_COMPARING:
        return TEXTS("hope", after=hope)
    return TEXTS("hope-rises", before=percent(before), after=hope)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"
