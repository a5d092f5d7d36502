"""An operator's engine sits at a table; a web client's command never runs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kurultai.bots import opponents
from tests.bots.test_engine import ENGINES, EXAMPLE
from tests.server.support.client import ME, bot, opened, play, seen
from tests.server.support.server import running, until


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """A browser at a server whose operator has set up one engine."""
    file = tmp_path / "engines.toml"
    file.write_text(ENGINES.replace("COMMAND", f"{sys.executable} {EXAMPLE}"))
    monkeypatch.setenv(opponents.ENGINES, str(file))
    with running(tmp_path / "data", opponents=opponents) as server, server.browser() as client:
        yield client


def test_an_engine_can_be_chosen_and_answers(visitor: httpx.Client) -> None:
    levels = visitor.get("/api/games/heroes").json()["levels"]
    assert levels[-1]["id"] == "guest" and levels[-1]["name"] == "Guest"
    table = opened(visitor, ME, bot("guest"))
    assert play(visitor, table, "d1-d3").status_code == 200
    until(lambda: seen(visitor, table)["version"] == 2)


def test_a_command_from_a_browser_is_refused(visitor: httpx.Client, tmp_path: Path) -> None:
    mark = tmp_path / "was-run"
    for level in (f"engine:touch {mark}", f"engine:1ms:touch {mark}"):
        body = {"game": "heroes", "seats": [ME, bot(level)]}
        answer = visitor.post("/api/tables", json=body)
        assert answer.status_code == 400
    assert not mark.exists()
