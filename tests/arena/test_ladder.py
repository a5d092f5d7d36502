"""The ladder: ratings that order bots by what they won, and a run that goes on."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import log10
from pathlib import Path

import pytest

from kurultai.arena.bout import Outcome
from kurultai.arena.ladder import climb as ladder
from kurultai.arena.ladder import page as ladder_page
from kurultai.arena.ladder.rating import ANCHOR, rate
from kurultai.arena.plan import Plan
from kurultai.arena.stopping import Sprt, expected, is_tight, rounds, share_in
from kurultai.bots.levels import levels
from kurultai.bots.search.desk import Knobs
from kurultai.core import registry
from kurultai.core.bits import chance_of, rng

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


def test_a_step_is_surer_than_the_way_up_to_it() -> None:
    bots = ["a", "b", "c"]
    games = [won(i, list(pair), int(i % 4 != 0)) for pair in pairwise(bots) for i in range(400)]
    first, second, third = rate(bots, games)
    assert (first.step, first.step_within) == (0, 0)
    assert (second.step, second.step_within) == (second.points - ANCHOR, second.within)
    assert third.step == pytest.approx(third.points - second.points, abs=1)
    assert third.step_within == pytest.approx(second.within, abs=1)
    assert third.step_within < third.within


def test_a_long_chain_is_as_long_as_its_links() -> None:
    bots = list("abcdefgh")
    games = [
        won(i, list(pair), int(i % 4 != 0)) for pair in pairwise(bots) for i in range(40)
    ]  # each wins three in four against the one below, and one game more is shared
    points = [one.points for one in rate(bots, games)]
    steps = [higher - lower for lower, higher in pairwise(points)]
    assert max(steps) - min(steps) <= 1
    assert steps[0] == pytest.approx(400 * log10(30.5 / 10.5), abs=1)


def test_a_bot_that_won_all_has_a_rating() -> None:
    lower, higher = rate(["a", "b"], [won(i, ["a", "b"], 1) for i in range(20)])
    assert higher.points - lower.points == pytest.approx(400 * log10(20.5 / 0.5), abs=1)
    assert higher.within > 200


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
    pairs = [plan.bots for plan in ladder.plans(HEROES, 2, ladder.Length(4, 4, 4), 50, seed=1)]
    assert pairs == list(pairwise(bots))


def test_those_who_think_by_the_clock_play_fewer_games() -> None:
    *others, last = ladder.plans(HEROES, 2, ladder.Length(40, 12, 16), 50, seed=1)
    assert {plan.games for plan in others} == {40}
    assert last.games == 16
    khan = registry.game("khan")
    games = [plan.games for plan in ladder.plans(khan, 3, ladder.Length(40, 12, 16), 50, seed=1)]
    assert games == [12] * 6


def few(games: int, longer: int) -> ladder.Round:
    (found,) = (
        one
        for one in ladder.rounds(ladder.Length(games, games, games), 50, 1, longer)
        if one.game is HEROES
    )
    return replace(found, neighbours=found.neighbours[:2])


def test_a_ladder_that_was_stopped_goes_on_and_is_written_down(tmp_path: Path) -> None:
    todo = few(2, 0)
    told: list[int] = []
    assert todo.ladder(50, tmp_path) is None
    played = ladder.climb(todo.plans, tmp_path, 1, lambda _, more: told.append(more))
    assert sum(told) == len(played) == 4
    again = ladder.climb(todo.plans, tmp_path, 1, lambda _, more: told.append(more))
    assert sorted(o.number for o in again) == sorted(o.number for o in played)
    assert told[-2:] == [2, 2]  # nothing was played: all was there
    made = todo.ladder(50, tmp_path)
    assert made is not None
    page = ladder_page.page([made], 50, 1)
    assert all(level.name["en"] in page for level in levels("heroes"))
    assert ladder_page.ratings(made).count(" = ") == len(levels("heroes"))


def test_the_page_is_of_all_that_was_played_before(tmp_path: Path) -> None:
    todo = few(2, 0)
    ladder.climb(todo.plans[:1], tmp_path, 1, lambda *_: None)
    assert ladder.played(todo.plans, tmp_path) == []
    ladder.climb(todo.plans, tmp_path, 1, lambda *_: None)
    assert len(ladder.played(todo.plans, tmp_path)) == 4


def test_a_longer_run_goes_on_with_the_games_of_a_shorter_one(tmp_path: Path) -> None:
    short, long = few(2, 0), few(4, 0)
    first = ladder.climb(short.plans, tmp_path, 1, lambda *_: None)
    told: list[int] = []
    both = ladder.climb(long.plans, tmp_path, 1, lambda _, more: told.append(more))
    assert told == [2, 1, 1, 2, 1, 1]
    assert len(both) == 8
    assert all(outcome in both for outcome in first)
    assert ladder.played(short.plans, tmp_path) == both


def test_other_knobs_are_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    todo = few(2, 0).plans[:1]
    ladder.climb(todo, tmp_path, 1, lambda *_: None)
    monkeypatch.setattr(ladder, "usual_knobs", lambda _: Knobs(exploration=0.1))
    assert ladder.played(todo, tmp_path) == []


def test_the_strongest_level_with_all_its_time_is_told_apart() -> None:
    below, strongest = (level.bot for level in levels("heroes")[-2:])
    (plan,) = ladder.unhurried(HEROES, 4, seed=1)
    assert plan.bots == (below, strongest)
    longer = [won(i, [below, strongest], int(i < 3)) for i in range(4)]
    bots = [ladder.within(level.bot, 50) for level in levels("heroes")]
    rest = [won(i, list(pair), 1) for i, pair in enumerate(pairwise(bots))]
    made = ladder.ladder(few(2, 4), 50, rest, longer)
    assert "Khan won 75% (30% – 95%) of 4 games against Noyan" in ladder_page.page([made], 50, 1)


def test_a_share_is_counted_by_the_seat() -> None:
    assert share_in(won(0, ["a", "b", "a", "b"], 0), "a") == 0.5
    assert share_in(won(0, ["a", "b", "a", "b"], 0, 2), "a") == 0.5
    assert share_in(won(0, ["a", "b", "b"], 0, 1), "a") == 0.5


def test_the_sequential_test_stops_early_and_either_way() -> None:
    test = Sprt(2, 0, 200)
    assert not test.look([1.0] * 9)
    assert test.look([1.0] * 15)
    assert test.verdict == "better"
    assert not Sprt(2, 0, 200).look([1.0, 0.5, 0.5] * 5)
    worse = Sprt(2, 0, 200)
    assert worse.look([1.0, 0.5, 0.0] * 20)
    assert worse.verdict == "not better"


def test_pairs_whose_games_are_alike_decide_sooner() -> None:
    """One win each in nearly every pair: the same share, known far better."""
    steady, wild = [0.5] * 96 + [1.0] * 4, [0.0] * 48 + [1.0] * 52
    assert sum(steady) == sum(wild)
    assert abs(Sprt(2).ratio(steady)) > 5 * abs(Sprt(2).ratio(wild))


def test_the_ratio_is_that_of_the_normal_approximation_when_there_are_many_pairs() -> None:
    pairs = [0.0] * 150 + [0.25] * 180 + [0.5] * 300 + [0.75] * 210 + [1.0] * 160
    low, high = expected(0, 2), expected(20, 2)
    mean = sum(pairs) / len(pairs)
    spread = sum((share - mean) ** 2 for share in pairs) / len(pairs)
    usual = len(pairs) * (high - low) * (mean - (low + high) / 2) / spread
    assert Sprt(2).ratio(pairs) == pytest.approx(usual, rel=0.05, abs=0.02)


@pytest.mark.parametrize(("truth", "verdict"), [(0, "not better"), (100, "better")])
def test_it_seldom_errs(truth: int, verdict: str) -> None:
    """100 matches between bots that are exactly as far apart as one of the bounds."""
    generator = rng(truth + 1)
    share, right = expected(truth, 2), 0
    for _ in range(100):
        test = Sprt(2, 0, 100)
        pairs: list[float] = []
        while not test.look(pairs):
            pairs.append(sum(chance_of(generator) < share for _ in range(2)) / 2)
        right += test.verdict == verdict
    assert right >= 88


def test_what_elo_means_at_every_table() -> None:
    assert [expected(0, seats) for seats in (2, 3, 4)] == [1 / 2, 1 / 3, 1 / 4]
    assert expected(400, 2) == pytest.approx(10 / 11)
    assert expected(400, 4) == pytest.approx(10 / 13)
    assert 2 * expected(400, 4, own=2) == pytest.approx(10 / 11)


def test_a_round_is_a_seed_played_from_every_seat() -> None:
    plan = Plan("heroes", 2, {}, ("a", "b"), 5, 1, 0)
    found = [won(n, ["a", "b"] if n % 2 == 0 else ["b", "a"], 0) for n in (0, 1, 3, 4)]
    assert rounds(plan, found, "a") == [0.5]
    assert rounds(plan, [*found, won(2, ["a", "b"], 0)], "a") == [0.5, 0.5]


def test_an_interval_is_tight_enough_sooner_or_later() -> None:
    assert not is_tight([1.0, 0.0] * 20, 0.2)
    assert is_tight([1.0, 0.0] * 60, 0.2)
