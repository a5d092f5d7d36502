"""A small arena, seconds long. docs/benchmarks.md has the long ones."""

from __future__ import annotations

import pytest

from kurultai.arena.plan import OPENING, Plan
from kurultai.arena.results import totals
from kurultai.arena.tournament import outcomes
from kurultai.core import registry


def share(game: str, seats: int, bots: tuple[str, ...], games: int, opening: int) -> float:
    """What the first of the bots won of a fixed set of games."""
    plan = Plan(game, seats, {}, bots, games, seed=3, opening=opening)
    row = totals(bots, list(outcomes(plan, set(), jobs=1)))[0]
    return row.points / row.games


def test_greedy_beats_random() -> None:
    assert share("heroes", 2, ("greedy", "random"), 40, OPENING) >= 0.95


def test_search_beats_greedy() -> None:
    assert share("heroes", 2, ("search:100it", "greedy"), 12, OPENING) >= 0.9


@pytest.mark.parametrize(("seats", "fair"), [(2, 1 / 2), (3, 1 / 3)])
def test_search_beats_random_with_chance_and_secrets(
    seats: int, fair: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._places(), "toy", "tests.toy.game:Toy")
    bots = ("search:200it", "random") if seats == 2 else ("search:200it", "random", "greedy")
    assert share("toy", seats, bots, 240, 0) >= fair + 0.08
