"""What every game promises, checked for this one; and a finished game that has to stay one."""

from __future__ import annotations

from pathlib import Path

from kurultai.core import record
from kurultai.testing import Conformance

GOLDEN = Path(__file__).with_name("golden.jsonl")


class TestMyGame(Conformance):
    game = "my-game"


def test_finished_games_replay_to_their_result() -> None:
    """Fails when a rule changed: then write the game anew, and change ``rules_version``."""
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        assert record.check(record.loads(line)).is_over
