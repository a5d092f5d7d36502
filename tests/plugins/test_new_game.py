"""`kurultai new-game`: what it writes plays and passes; what it cannot write it says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from kurultai.cli import app
from tests.plugins.conftest import Site

UNCOMPILED = {"NUMBA_DISABLE_JIT": "1"}


def new_game(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(app, ["new-game", *arguments, "--in", str(folder)])


@pytest.mark.parametrize("seats", ["2-4", "3"])
def test_what_it_writes_passes_its_own_tests(
    new_site: Callable[[], Site], tmp_path: Path, seats: str
) -> None:
    done = new_game(tmp_path, "sea-battle", "--seats", seats)
    assert done.exit_code == 0, done.output
    project = tmp_path / "sea_battle"
    assert not [path for path in project.rglob("*") if "my" in path.name]
    sources = "".join(path.read_text() for path in project.rglob("*.*") if path.is_file())
    assert "my_game" not in sources and "My Game" not in sources and "MyGame" not in sources
    site = new_site()
    site.install(project)
    out = site.python("-m", "pytest", "-q", "-p", "no:cacheprovider", str(project), **UNCOMPILED)
    assert " passed" in out and "failed" not in out
    players = ",".join(["foal"] * int(seats[0]))
    assert "took last and wins" in site.kurultai(
        *("play", "sea-battle", "--seats", seats[0], "--players", players), **UNCOMPILED
    )


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Sea Battle", "is not an id"),
        ("sea_battle", "is not an id"),
        ("4-in-a-row", "is not an id"),
        ("heroes", "there is a game 'heroes' already"),
        ("class", "a word of Python's own"),
        ("json", "there is a Python module 'json' already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, says: str) -> None:
    done = new_game(tmp_path, name)
    assert done.exit_code == 2
    assert says in done.output
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "sea_battle").mkdir()
    assert "is already there" in new_game(tmp_path, "sea-battle").output
    assert "there is no folder" in new_game(tmp_path / "nowhere", "sea-battle").output
    for seats in ("1", "4-2", "2-9", "many"):
        assert "--seats takes" in new_game(tmp_path, "other", "--seats", seats).output
    assert list((tmp_path / "sea_battle").iterdir()) == []
