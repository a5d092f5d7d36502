"""One move is computed once: whatever is shown is made once for each eye and position."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kurultai.core.game import Position
from kurultai.core.registry import game as game_by_id
from tests.server.support.client import ME
from tests.server.support.driver import TableDriver, driver
from tests.server.support.far_apart import OPEN
from tests.server.support.loops import run

COUNTED = ("view", "drawing", "choices", "asked", "happened", "parse")


def key(value: Any) -> Any:
    """What a call was given, so that two of the same can be told."""
    if isinstance(value, Position):
        return value.s.tobytes()
    return value if isinstance(value, int | str | None) else repr(value)


def counting(monkeypatch: pytest.MonkeyPatch, game: str) -> Counter[Any]:
    """The calls of what a game offers, by what they were given."""
    calls: Counter[Any] = Counter()
    kind = type(game_by_id(game))

    def counted(name: str, made: Callable[..., Any]) -> Callable[..., Any]:
        def call(self: Any, *given: Any) -> Any:
            calls[(name, *map(key, given))] += 1
            return made(self, *given)

        return call

    for name in COUNTED:
        monkeypatch.setattr(kind, name, counted(name, getattr(kind, name)))
    return calls


async def play(drive: TableDriver, calls: Counter[Any], dice: random.Random) -> None:
    await drive.open("ada", ME, OPEN, visibility="public")
    await drive.do("bo", "sit")
    await drive.listen("ada", "bo", "eve", "eve")
    eyes = 3 if drive.table.game.has_secrets else 1
    for _ in range(20):
        seat = drive.table.turn
        assert seat is not None
        choices = drive.table.game.choices(drive.table.match.position)
        move = dice.choice(choices)["move"]
        calls.clear()
        await drive.do(("ada", "bo")[seat], "play", move=move)
        assert sum(calls[call] for call in calls if call[0] == "parse") == 1
        most = {"drawing": 3, "asked": eyes}  # drawn for each reader, asked for by each eye
        again = {call: n for call, n in calls.items() if n > most.get(call[0], 1)}
        assert not again
        drive.check()


@pytest.mark.parametrize("game", ["khan", "heroes"])
def test_one_move_is_computed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async def moves() -> None:
        async with driver(tmp_path, game) as drive:
            calls = counting(monkeypatch, game)
            await play(drive, calls, random.Random(game))

    run(moves())
