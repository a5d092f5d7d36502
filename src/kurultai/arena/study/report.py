"""A study's figures, each with its 95 % interval."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from kurultai.arena.interval import SURE, Interval, wilson
from kurultai.arena.study.seen import Seen
from kurultai.core.study import Group
from kurultai.core.text import Text

ENOUGH = 10  # sightings; an average of fewer says nothing


@dataclass(frozen=True)
class Figure:
    """An average with its interval."""

    mean: float
    low: float
    high: float
    n: int


def average(values: list[float]) -> Figure:
    n = len(values)
    if n == 0:
        return Figure(0.0, 0.0, 0.0, 0)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values)
    half = SURE * sqrt(spread / (n * (n - 1))) if n > 1 else 0.0
    return Figure(mean, mean - half, mean + half, n)


def share(points: float, n: int) -> Figure:
    within: Interval = wilson(points, n)
    return Figure(points / n if n else 0.0, *within, n)


@dataclass(frozen=True)
class Row:
    """One thing: how often it could be played and was, and how those fared who did or did not."""

    thing: str
    name: Text | None
    offered: int  # seats, over all games, that could have played it
    played: Figure  # the share of them that did
    won: Figure  # their share of victory
    lead: Figure  # their points above the others' average
    lead_without: Figure  # of those who could have and did not

    @property
    def is_known(self) -> bool:
        """Whether it was played often enough to say something of it."""
        return self.lead.n >= ENOUGH


@dataclass(frozen=True)
class Study:
    games: int
    seats: list[Figure]  # shares of victory in the order of play
    plies: Figure
    decisions: Figure
    scores: Figure
    best: Figure  # the winner's score
    distance: Figure  # from the winner to the next
    shared: Figure  # victories
    endings: list[tuple[Text, Figure]]
    groups: dict[str, list[Row]]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def study(games: list[Seen], groups: tuple[Group, ...], names: dict[str, dict[str, Text]]) -> Study:
    ranked = [sorted(seen.scores, reverse=True) for seen in games]
    n = len(games)
    return Study(
        games=n,
        seats=_by_order(games),
        plies=average([float(seen.plies) for seen in games]),
        decisions=average([float(seen.decisions) for seen in games]),
        scores=average([float(score) for seen in games for score in seen.scores]),
        best=average([float(scores[0]) for scores in ranked]),
        distance=average([float(scores[0] - scores[1]) for scores in ranked]),
        shared=share(sum(len(seen.winners) > 1 for seen in games), n),
        endings=_endings(games),
        groups={group.id: rows(games, group, names.get(group.id, {})) for group in groups},
    )


def _by_order(games: list[Seen]) -> list[Figure]:
    """Shares of victory of whoever begins, whoever comes second, and so on."""
    seats = len(games[0].scores)
    return [
        share(sum(seen.share((seen.first + turn) % seats) for seen in games), len(games))
        for turn in range(seats)
    ]


def _endings(games: list[Seen]) -> list[tuple[Text, Figure]]:
    counted = Counter(str(seen.ending) for seen in games)
    texts = {str(seen.ending): seen.ending for seen in games}
    return [(texts[text], share(n, len(games))) for text, n in counted.most_common()]


def rows(games: list[Seen], group: Group, names: dict[str, Text]) -> list[Row]:
    """The things of a group, the best for their players first, the hardly played ones last."""
    things = {thing for seen in games for id_, thing, _ in seen.offered if id_ == group.id}
    found = [_row(games, group.id, thing, names.get(thing)) for thing in sorted(things)]
    return sorted(found, key=lambda row: (not row.is_known, -row.lead.mean))


def _row(games: list[Seen], group: str, thing: str, name: Text | None) -> Row:
    with_it: list[float] = []
    without: list[float] = []
    won = 0.0
    for seen in games:
        for seat in range(len(seen.scores)):
            if (group, thing, seat) in seen.played:
                with_it.append(seen.lead(seat))
                won += seen.share(seat)
            elif (group, thing, seat) in seen.offered:
                without.append(seen.lead(seat))
    offered = len(with_it) + len(without)
    return Row(
        thing,
        name,
        offered,
        share(len(with_it), offered),
        share(won, len(with_it)),
        average(with_it),
        average(without),
    )
