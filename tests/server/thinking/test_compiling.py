"""Compiling ahead: progress is real, and afterwards nothing is left to compiling."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kurultai.cli import app
from kurultai.core import registry
from kurultai.core.compiling import prepare
from kurultai.server.errors import Preparing
from kurultai.server.games import Games
from kurultai.server.thinking import compiling
from tests.server.support.doubles import Doubles
from tests.server.support.loops import apart, run

PLAY_AFTER_PREPARING = """
from numba.core.event import install_recorder
from kurultai.bots.levels import hint, levels, make
from kurultai.bots.bot import no_cancel
from kurultai.core.playing import count_sequences
from kurultai.core.registry import game
from kurultai.match.match import Match
from kurultai.server.thinking import compiling

compiling.load("heroes")
with install_recorder("numba:compile") as recorder:
    heroes = game("heroes")
    for level in levels("heroes"):
        match, bot = Match.new(heroes, 2), make(heroes, level.id, seed=1, seats=2)
        for _ in range(2):
            match.play(match.actor, match.position.format(bot.choose(match.position.copy()).move))
        match.undo({0, 1})
        Match.from_log(match.start, match.log).resign(0)
    hint(heroes, match.position, no_cancel())
    count_sequences(heroes.new(2), 2)
print([event.data["dispatcher"] for _, event in recorder.buffer])
"""


def test_after_preparing_nothing_is_left_to_compile() -> None:
    played = subprocess.run(
        [sys.executable, "-c", PLAY_AFTER_PREPARING], capture_output=True, text=True, timeout=240
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout == "[]\n"


def test_what_is_prepared_is_never_searched_for_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Games, "_prepare", _at_once)
    compiling.set_aside.cache_clear()
    rules = [object()]
    gc.unfreeze()
    run(Games(Doubles()).prepare())
    assert gc.is_tracked(rules)
    assert all(kept is not rules for kept in gc.get_objects())
    assert gc.get_threshold() == compiling.PAUSES


async def _at_once(*_: object) -> None:
    """Nothing is compiled."""


def test_progress_is_told_step_by_step() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "kurultai.server.thinking.compiling", "heroes"],
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    progress = [float(line.split()[0]) for line in told.stdout.splitlines()]
    assert progress == sorted(progress)
    assert len(progress) == len(compiling.tasks(registry.game("heroes"))) + 1
    assert (progress[0], progress[-1]) == (0.0, 1.0)
    assert compiling.is_ready("heroes")


WHERE = "from kurultai.core.compiling import decorators; print(decorators.base())"
HERE_AND_IN_A_CHILD = f"""
import subprocess, sys
{WHERE}
sys.stdout.flush()
subprocess.run([sys.executable, "-c", {WHERE!r}], check=True)
"""


def test_without_a_place_to_keep_it_processes_still_share_what_they_compile(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = subprocess.run(
        [sys.executable, "-c", HERE_AND_IN_A_CHILD],
        env={**os.environ, "KURULTAI_CACHE": str(tmp_path / "file" / "below")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    here, in_a_child = said.stdout.split()
    assert here == in_a_child
    shutil.rmtree(Path(here).parent)


def test_the_command_shows_a_bar() -> None:
    done = apart(lambda: CliRunner().invoke(app, ["prepare", "heroes"]))
    assert done.exit_code == 0
    assert "Heroes" in done.stdout
    assert "100 %" in done.stdout


def test_an_unknown_game_cannot_be_prepared() -> None:
    done = CliRunner().invoke(app, ["prepare", "chess"])
    assert done.exit_code == 2
    assert "there is no game 'chess'" in done.stderr


def test_a_game_that_cannot_be_prepared_stays_closed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(game_id: str) -> Iterator[tuple[float, str]]:
        yield 0.0, "first step"
        raise RuntimeError("does not compile")

    monkeypatch.setattr(compiling, "is_ready", lambda game_id: True)
    monkeypatch.setattr(compiling, "run", broken)
    games = Games(Doubles(), ["heroes"])
    run(games.prepare())
    assert "heroes could not be prepared" in caplog.text
    assert not games.info("heroes").ready
    with pytest.raises(Preparing, match="is being prepared"):
        games.playable("heroes")


def test_a_process_that_fails_is_noticed() -> None:
    with pytest.raises(RuntimeError, match="chess does not compile"):
        run(compiling.in_another_process("chess", lambda done, step: None))


def test_a_few_games_are_prepared_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    at_work: list[int] = [0]
    seen: list[int] = []

    async def compile_one(game_id: str, told: compiling.Progress) -> None:
        at_work[0] += 1
        seen.append(at_work[0])
        await asyncio.sleep(0)
        at_work[0] -= 1

    monkeypatch.setattr(compiling, "is_ready", lambda game_id: False)
    monkeypatch.setattr(compiling, "AT_ONCE", 2)
    monkeypatch.setattr(compiling, "in_another_process", compile_one)
    monkeypatch.setattr(compiling, "load", lambda game_id: None)
    games = Games(Doubles())
    run(games.prepare())
    assert max(seen) == 2
    assert all(info.ready for info in games.all())


def test_one_process_at_a_time_compiles_a_game() -> None:
    order: list[str] = []

    def second() -> None:
        with prepare.alone(registry.game("heroes")):
            order.append("second")

    with prepare.alone(registry.game("heroes")):
        other = threading.Thread(target=second)
        other.start()
        other.join(0.2)
        order.append("first")
    other.join()
    assert order == ["first", "second"]
