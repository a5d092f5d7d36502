"""The arena on a Ray cluster: a local one, with real worker processes."""

from __future__ import annotations

import sys

import pytest

from kurultai.arena.bout import Outcome
from kurultai.arena.plan import Plan
from kurultai.arena.tournament import outcomes
from kurultai.core.errors import Unreadable

PLAN = Plan("heroes", 2, {}, ("greedy", "random"), 4, seed=2, opening=4)


def essence(played: list[Outcome]) -> list[tuple[int, tuple[int, ...], int]]:
    return sorted((o.number, tuple(o.winners), o.plies) for o in played)


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_local_cluster_plays_the_same_games_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_worker_niceness", "0")  # or its workers starve beside other tests
    here = list(outcomes(PLAN, set(), 1))
    there = list(outcomes(PLAN, {0}, 1, ray="local"))
    assert essence(there) == essence(here)[1:]


def test_without_ray_the_refusal_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Unreadable, match=r"kurultai\[ray\]"):
        list(outcomes(PLAN, set(), 1, ray="local"))
