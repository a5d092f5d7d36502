"""Whether bots win as often as they claim: a sample of `make calibration`."""

from __future__ import annotations

import pytest

from kurultai.arena.calibration import QUARTERS, Quarter, added, claims, plan_for, whole
from kurultai.core import registry

WITHIN = 0.08
SAMPLED = ("khan", "dschingis")  # games with secrets; `make calibration` has them all
GAMES = 10
BOT = "search:60it"


def test_sums_of_quarters() -> None:
    one = Quarter(2, 1.5, 1.0, 0.25, 0.5)
    assert one.gap == pytest.approx(0.25)
    assert (one + one).gap == one.gap
    assert (one + one).brier == one.brier == pytest.approx(0.125)
    assert whole(added([(one,) * QUARTERS] * 3)).decisions == 24


@pytest.mark.parametrize("id_", SAMPLED)
def test_bots_win_as_often_as_they_claim(id_: str) -> None:
    plan = plan_for(id_, min(registry.game(id_).seats), BOT, GAMES, seed=7)
    quarters = added(claims(plan, number) for number in range(GAMES))
    for quarter in quarters:
        assert quarter.decisions > GAMES
        assert abs(quarter.gap) <= WITHIN
    total = whole(quarters)
    assert total.brier < total.evaluation_brier
