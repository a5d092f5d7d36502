"""Compiling ahead: progress is real, and afterwards nothing is left to compiling."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kurultai.bots import opponents
from kurultai.cli import app
from kurultai.core import registry
from kurultai.core.compiling import prepare
from kurultai.server.errors import Preparing
from kurultai.server.games import Games
from kurultai.server.thinking import compiling
from kurultai.server.thinking.preparation import Preparation
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
    monkeypatch.setattr(Preparation, "run", _at_once)
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


def test_a_game_that_does_not_compile_keeps_no_other_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def compile_one(game: str, note: compiling.Progress) -> None:
        if game == "huns":
            raise RuntimeError("huns does not compile")
        note(1.0, "")

    monkeypatch.setattr(compiling, "in_another_process", compile_one)
    done = apart(lambda: CliRunner().invoke(app, ["prepare"]))
    assert done.exit_code == 1
    assert "huns does not compile" in done.stderr
    assert done.stdout.count("100 %") == len(registry.games()) - 1


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


class Compiler:
    """Compiles nothing, as slowly as a test wants: each game goes on when its gate is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
        self.begun: list[str] = []
        self.most = self.running = 0
        self.gates = {game: asyncio.Event() for game in registry.loadable()}
        self.loaded: list[str] = []
        self.rules_only = asyncio.Event()
        self.rules_only.set()
        monkeypatch.setattr(compiling, "is_ready", lambda game: False)
        monkeypatch.setattr(compiling, "AT_ONCE", at_once)
        monkeypatch.setattr(compiling, "in_another_process", self.compile)
        monkeypatch.setattr(compiling, "load", lambda game: None)
        monkeypatch.setattr(compiling, "load_rules", self.loaded.append)
        monkeypatch.setattr(compiling, "load_quick", lambda game: self.loaded.append("quick"))

    async def compile(self, game: str, note: compiling.Progress) -> None:
        self.begun.append(game)
        self.running += 1
        self.most = max(self.most, self.running)
        try:
            note(0.4, "opponent random")
            await asyncio.sleep(0)
            await self.rules_only.wait()
            note(0.6, "opponent search:16it")
            await self.gates[game].wait()
        finally:
            self.running -= 1

    def open(self, *games: str) -> None:
        for game in games or self.gates:
            self.gates[game].set()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.001)


def test_a_few_games_are_prepared_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def preparing() -> None:
        compiler, games = Compiler(monkeypatch, 2), Games(Doubles())
        compiler.open()
        await games.prepare()
        assert compiler.most == 2
        assert all(info.ready for info in games.all())

    run(preparing())


def test_what_is_asked_for_goes_first_and_what_is_not_makes_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def preparing() -> None:
        compiler, games = Compiler(monkeypatch, 1), Games(Doubles())
        first, *_, last = registry.loadable()
        task = asyncio.create_task(games.prepare())
        await until(lambda: compiler.begun == [first])
        with pytest.raises(Preparing):
            games.playable(last)
        await until(lambda: compiler.begun == [first, last])
        games.ask_for(first)  # both are asked for now: nobody makes room
        compiler.open(last)
        await until(lambda: games.info(last).ready)
        compiler.open()
        await task
        assert all(info.ready for info in games.all())
        assert compiler.begun.count(last) == 1

    run(preparing())


def test_lessons_begin_when_the_rules_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def preparing() -> None:
        compiler, games = Compiler(monkeypatch, 1), Games(Doubles(), ["heroes"])
        compiler.rules_only.clear()
        with pytest.raises(Preparing):
            games.teachable("heroes")
        task = asyncio.create_task(games.prepare())
        await until(lambda: games.info("heroes").teachable)
        assert compiler.loaded == ["heroes"]
        assert games.teachable("heroes").id == "heroes"
        with pytest.raises(Preparing):
            games.playable("heroes")
        task.cancel()  # the server stops: nothing goes on
        await asyncio.gather(task, return_exceptions=True)
        assert compiler.running == 0

    run(preparing())


def test_a_first_game_begins_when_its_rules_and_its_level_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def preparing() -> None:
        compiler, games = Compiler(monkeypatch, 1), Games(opponents, ["heroes"])
        compiler.rules_only.clear()
        task = asyncio.create_task(games.prepare())
        await until(lambda: games.info("heroes").teachable)
        assert games.playable("heroes", []).id == "heroes"  # two people need no bot
        with pytest.raises(Preparing):
            games.playable("heroes", ["foal"])
        compiler.rules_only.set()
        await until(lambda: games.info("heroes").levels[0].ready)
        assert compiler.loaded == ["heroes", "quick"]
        assert games.playable("heroes", ["foal", "herder"]).id == "heroes"
        for asked in (["foal", "general"], None):
            with pytest.raises(Preparing):
                games.playable("heroes", asked)
        there = {level.id for level in games.info("heroes").levels if level.ready}
        assert there == {"foal", "herder", "scout"}
        compiler.open()
        await task
        assert games.playable("heroes").id == "heroes"
        assert all(level.ready for level in games.info("heroes").levels)

    run(preparing())


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
