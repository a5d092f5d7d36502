"""Nothing lost, in small: each kind of harm once. In full: make fault."""

from __future__ import annotations

import pytest

from tests.server.stress.faults import Plan, run
from tests.server.support.loops import apart


@pytest.mark.timeout(600)  # half a minute each on a machine that is not busy
@pytest.mark.parametrize(
    "plan",
    [
        Plan("sqlite", {"server": 1, "sleep": 1, "full": 1}, tables=6, seed=1),
        Plan(
            "postgres",
            {"server": 1, "database": 1, "upgrade": 1},
            tables=6,
            servers=2,
            skew=30,
            seed=2,
        ),
    ],
    ids=lambda plan: plan.database,
)
def test_every_acknowledged_move_is_there_exactly_once(plan: Plan) -> None:
    outcome = apart(lambda: run(plan))
    assert outcome.faults == []
    assert outcome.harms == plan.harms
    assert outcome.acknowledged > 3 * sum(plan.harms.values())
    assert outcome.reconnected and outcome.repeated and outcome.dropped
    assert outcome.full or "full" not in plan.harms
