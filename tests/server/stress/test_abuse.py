"""Nobody makes the others wait, in small. In full: make abuse."""

from __future__ import annotations

import pytest

from tests.server.stress.abuse import run
from tests.server.support.loops import run as finished

SHORT = ("storage", "headers", "banned", "chat", "names", "lookalikes", "broken", "reused")


@pytest.mark.timeout(120)
def test_attacks_of_one_address_are_borne() -> None:
    found = finished(run(SHORT))
    assert [one for one in found if not one.holds] == []
