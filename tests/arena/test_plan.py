"""Who plays whom, from which seat, with which seed."""

from __future__ import annotations

from collections import Counter

import pytest

from kurultai.arena.interval import wilson
from kurultai.arena.plan import Plan, seed_of


def plan(bots: tuple[str, ...], seats: int, games: int) -> Plan:
    return Plan("heroes", seats, {}, bots, games, seed=1, opening=4)


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    for seats, bots in ((2, ("a", "b")), (3, ("a", "b", "c")), (3, ("a", "b"))):
        sat = Counter(
            (bot, seat) for g in plan(bots, seats, 12).pairings() for seat, bot in enumerate(g.bots)
        )
        for bot in bots:
            assert len({sat[bot, seat] for seat in range(seats)}) == 1


def test_the_rotations_of_a_line_up_share_their_seed() -> None:
    first, second, third, *_ = plan(("a", "b"), 2, 6).pairings()
    assert first.bots == ("a", "b")
    assert second.bots == ("b", "a")
    assert first.seed == second.seed != third.seed


def test_more_bots_than_seats_meet_in_every_line_up() -> None:
    made = plan(("a", "b", "c"), 2, 4)
    met = Counter(frozenset(g.bots) for g in made.pairings())
    assert met == {frozenset("ab"): 4, frozenset("ac"): 4, frozenset("bc"): 4}
    assert made.length == 12
    assert [g.number for g in made.pairings()] == list(range(12))


def test_an_odd_number_of_games_is_kept() -> None:
    assert len(list(plan(("a", "b"), 2, 5).pairings())) == 5


def test_seeds_depend_on_every_part() -> None:
    assert len({seed_of(1, 2), seed_of(2, 1), seed_of(12), seed_of(1, "2")}) == 4


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 20, 0.0, 0.1611), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals_as_tables_have_them(
    points: float, games: int, low: float, high: float
) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=1e-4)
