"""Nothing lost, in small: the server killed a few times, and PostgreSQL once. In full: make fault."""

from __future__ import annotations

import pytest

from tests.server.stress.faults import Plan, run
from tests.server.support.loops import apart


@pytest.mark.timeout(600)  # half a minute each on a machine that is not busy
@pytest.mark.parametrize(
    "plan",
    [
        Plan("sqlite", tables=6, kills=2, seed=1),
        Plan("postgres", tables=6, kills=2, database_kills=1, servers=2, seed=2),
    ],
    ids=lambda plan: plan.database,
)
def test_every_acknowledged_move_is_there_exactly_once(plan: Plan) -> None:
    outcome = apart(lambda: run(plan))
    assert outcome.faults == []
    assert (outcome.kills, outcome.database_kills) == (plan.kills, plan.database_kills)
    assert outcome.acknowledged > 3 * (plan.kills + plan.database_kills)
    assert outcome.reconnected and outcome.repeated and outcome.dropped
