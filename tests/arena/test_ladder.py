"""The ladder: ratings that order bots by what they won, and a run that goes on."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from kurultai.arena import ladder, ladder_page
from kurultai.arena.bout import Outcome
from kurultai.arena.rating import ANCHOR, rate
from kurultai.arena.stopping import Sprt, is_tight, share_in
from kurultai.bots.levels import levels
from kurultai.core import registry

HEROES = registry.game("heroes")


def won(number: int, bots: list[str], *winners: int) -> Outcome:
    return Outcome(
        number, bots, list(winners), [0] * len(bots), 1, [1] * len(bots), [0.0] * len(bots)
    )


def test_three_wins_in_four_are_191_points() -> None:
    games = [won(i, ["a", "b"], int(i % 4 == 0)) for i in range(4000)]
    first, second = rate(["b", "a"], games)
    assert (first.points, first.within) == (ANCHOR, 0)
    assert second.points == pytest.approx(ANCHOR + 191, abs=2)
    assert 5 < second.within < 20


def test_a_bot_that_only_met_its_neighbour_is_rated_with_all() -> None:
    games = [won(i, ["a", "b"], int(i % 4 != 0)) for i in range(400)]
    games += [won(i, ["b", "c"], int(i % 4 != 0)) for i in range(400)]
    points = [one.points for one in rate(["a", "b", "c"], games)]
    assert points == sorted(points)
    assert points[2] - points[0] == pytest.approx(2 * (points[1] - points[0]), abs=4)


def test_with_four_seats_an_even_share_is_an_even_rating() -> None:
    bots = ["a", "b", "c", "d"]
    even = [won(i, bots, i % 4) for i in range(400)]
    assert all(abs(one.points - ANCHOR) <= 1 for one in rate(bots, even))


def test_no_level_thinks_longer_than_the_budget() -> None:
    assert ladder.within("search:1000ms", 50) == "search:50ms"
    assert ladder.within("search:20ms:threads=2", 50) == "search:20ms:threads=2"
    assert ladder.within("search:300it", 50) == "search:300it"


def test_every_level_meets_its_neighbours() -> None:
    bots = [ladder.within(level.bot, 50) for level in levels("heroes")]
    pairs = [plan.bots for plan in ladder.plans(HEROES, 2, 4, 50, seed=1)]
    assert pairs == list(pairwise(bots))


def test_a_ladder_that_was_stopped_goes_on_and_is_written_down(tmp_path: Path) -> None:
    todo = ladder.plans(HEROES, 2, 2, 50, seed=1)[:2]
    told: list[int] = []
    played = ladder.climb(HEROES, 2, todo, tmp_path, 1, lambda _, more: told.append(more))
    assert sum(told) == len(played) == 4
    again = ladder.climb(HEROES, 2, todo, tmp_path, 1, lambda _, more: told.append(more))
    assert sorted(o.number for o in again) == sorted(o.number for o in played)
    assert told[-2:] == [2, 2]  # nothing was played: all was there
    made = ladder.ladder(HEROES, 2, 50, played)
    page = ladder_page.page([made], 2, 50, 1)
    assert all(level.name["en"] in page for level in levels("heroes"))
    assert ladder_page.ratings([made]).count(" = ") == len(levels("heroes"))


def test_a_share_is_counted_by_the_seat() -> None:
    assert share_in(won(0, ["a", "b", "a", "b"], 0), "a") == 0.5
    assert share_in(won(0, ["a", "b", "a", "b"], 0, 2), "a") == 0.5
    assert share_in(won(0, ["a", "b", "b"], 0, 1), "a") == 0.5


def test_the_sequential_test_stops_early_and_either_way() -> None:
    test = Sprt(even=0.5)
    assert not test.look([1.0] * 19)
    assert test.look([1.0] * 20)
    assert test.verdict == "better"
    assert not Sprt(0.5).look([1.0, 1.0, 0.0] * 7)
    worse = Sprt(0.5)
    assert worse.look([1.0, 0.0] * 100)
    assert worse.verdict == "not better"


def test_an_interval_is_tight_enough_sooner_or_later() -> None:
    assert not is_tight([1.0, 0.0] * 20, 0.2)
    assert is_tight([1.0, 0.0] * 60, 0.2)
