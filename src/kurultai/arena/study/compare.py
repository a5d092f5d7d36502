"""Two sets of cards, boards or options, compared game by game with common chance.

Game n of both sides has the same bots with the same seeds, the same chairs, and draws its n-th
piece of chance from the same generator, however the games have parted by then. What is told is the
mean of the differences within pairs. Of many figures some differ by luck: which ones may be
believed is decided for all together (Benjamini and Hochberg), so that of those called different at
most one in twenty is expected not to be.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from math import erfc, sqrt
from typing import Any

from kurultai.arena.bout import prepare
from kurultai.arena.plan import Pairing, Plan
from kurultai.arena.spreading import spread
from kurultai.arena.study.report import ENOUGH, Figure, average
from kurultai.arena.study.seen import Seen, pairing_of, watch
from kurultai.core.study import Group
from kurultai.core.text import Text

FALSE = 0.05  # of what is called different, the share that may be luck
Pair = tuple[Seen, Seen]
Task = tuple[int, Pairing]  # the side, the game


@dataclass(frozen=True)
class Difference:
    """One figure of both sides, and B less A within pairs."""

    group: str  # of the things that a study counts; "" for the whole game
    thing: str
    label: str
    a: float
    b: float
    difference: Figure
    chance: float  # of so large a mean difference where there is none
    believed: float  # the same after all were judged together: at most FALSE is a difference
    is_tested: bool  # it differed in enough pairs to be judged at all

    @property
    def is_real(self) -> bool:
        return self.is_tested and self.believed <= FALSE


@dataclass(frozen=True)
class Comparison:
    games: int  # pairs
    rows: list[Difference]

    def as_json(self) -> dict[str, Any]:
        told = [{**asdict(row), "is_real": row.is_real} for row in self.rows]
        return {"games": self.games, "false_discoveries": FALSE, "rows": told}


def pairs_of(
    plans: tuple[Plan, Plan], jobs: int, ray: str | None = None
) -> Iterator[tuple[int, int, Seen]]:
    """The games of both plans as they finish: side, number, what was seen."""
    for plan in plans:
        prepare(plan)
    tasks = [(side, pairing_of(plans[0], n)) for n in range(plans[0].games) for side in (0, 1)]
    yield from spread(partial(_watched, plans), tasks, jobs, ray)


def _watched(plans: tuple[Plan, Plan], task: Task) -> tuple[int, int, Seen]:
    side, pairing = task
    return side, pairing.number, watch(plans[side], pairing, is_paired=True)


def compared(
    pairs: list[Pair], groups: tuple[Group, ...], names: tuple[dict[str, dict[str, Text]], ...]
) -> Comparison:
    """All figures: of the whole game, then of each group, what differs most surely first."""
    found = [
        _difference("", name, name, [(value(a), value(b)) for a, b in pairs])
        for name, value in _whole(len(pairs[0][0].scores)).items()
    ]
    for group in groups:
        things = {t for pair in pairs for one in pair for g, t, _ in one.offered if g == group.id}
        for thing in sorted(things):
            label = _label(thing, *(side.get(group.id, {}).get(thing) for side in names))
            played = [(_played(a, group.id, thing), _played(b, group.id, thing)) for a, b in pairs]
            found.append(_difference(group.id, thing, label, played))
    judged = _together(found)
    order = {"": 0, **{group.id: i for i, group in enumerate(groups, 1)}}
    ranked = sorted(judged, key=lambda row: (order[row.group], bool(row.group) and row.chance))
    return Comparison(len(pairs), ranked)


def _whole(seats: int) -> dict[str, Any]:
    """What is told of a game as a whole."""
    by_order = {
        f"{place}'s share of victory": lambda seen, turn=turn: seen.share(
            (seen.first + turn) % seats
        )
        for turn, place in zip(range(seats), ("first", "second", "third", "fourth"), strict=False)
    }
    return {
        **by_order,
        "shared victories": lambda seen: float(len(seen.winners) > 1),
        "decisions": lambda seen: float(seen.decisions),
        "mean score": lambda seen: sum(seen.scores) / seats,
        "winner's score": lambda seen: float(max(seen.scores)),
        "ahead of the next": lambda seen: float(
            max(seen.scores) - sorted(seen.scores, reverse=True)[1]
        ),
    }


def _played(seen: Seen, group: str, thing: str) -> float:
    """The share of seats that played it."""
    seats = len(seen.scores)
    return sum((group, thing, seat) in seen.played for seat in range(seats)) / seats


def _label(thing: str, a: Text | None, b: Text | None) -> str:
    """How a thing is called; on both sides, if they call it differently."""
    names = list(dict.fromkeys(str(name) for name in (a, b) if name is not None))
    return f"{' / '.join(names)} ({thing})" if names else thing


def _difference(
    group: str, thing: str, label: str, values: list[tuple[float, float]]
) -> Difference:
    less = [b - a for a, b in values]
    figure = average(less)
    n = len(values)
    return Difference(
        group,
        thing,
        label,
        sum(a for a, _ in values) / n,
        sum(b for _, b in values) / n,
        figure,
        chance_of(less),
        1.0,
        sum(value != 0 for value in less) >= ENOUGH,
    )


def chance_of(differences: list[float]) -> float:
    """How probable a mean so far from 0 is if there is no difference (normal, two-sided)."""
    figure = average(differences)
    if figure.mean == 0:
        return 1.0
    n = len(differences)
    error = sqrt(sum((value - figure.mean) ** 2 for value in differences) / (n * max(1, n - 1)))
    return erfc(abs(figure.mean) / error / sqrt(2)) if error else 0.0


def _together(rows: list[Difference]) -> list[Difference]:
    tested = [row for row in rows if row.is_tested]
    judged = dict(zip(map(id, tested), benjamini_hochberg([r.chance for r in tested]), strict=True))
    return [Difference(**{**vars(row), "believed": judged.get(id(row), 1.0)}) for row in rows]


def benjamini_hochberg(chances: list[float]) -> list[float]:
    """Each probability, raised so that all up to a bound q hold a share q of luck at most."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found = [0.0] * len(chances)
    least = 1.0
    for rank in range(len(order), 0, -1):
        place = order[rank - 1]
        least = min(least, chances[place] * len(chances) / rank)
        found[place] = least
    return found
