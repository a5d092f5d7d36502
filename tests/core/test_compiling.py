"""What has to be compiled again when a source changes, and what has not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kurultai.core import compiling

ROOT = compiling.ROOT
WATCHED = {
    "core": "core/kernel.py",
    "rules": "games/heroes/rules.py",
    "other rules": "games/khan/rules.py",
    "bot": "bots/heroes.py",
    "search": "bots/tree.py",
    "rl": "rl/batch.py",
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the sources that may be changed."""
    for source in ROOT.rglob("*.py"):
        copy = tmp_path / source.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(source.read_bytes())
    (tmp_path / "rl").mkdir(exist_ok=True)
    (tmp_path / "rl" / "batch.py").touch()
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    for cached in (compiling.stamp, compiling.game_stamp, compiling.whole_stamp, compiling._layers):
        cached.cache_clear()


def stamps(tree: Path) -> dict[str, str]:
    forget()
    return {name: compiling.stamp(str(tree / file)) for name, file in WATCHED.items()}


def changed(tree: Path, file: str) -> set[str]:
    before = stamps(tree)
    with (tree / file).open("a") as source:
        source.write("\n# changed\n")
    after = stamps(tree)
    return {name for name in WATCHED if before[name] != after[name]}


@pytest.mark.parametrize(
    ("file", "again"),
    [
        ("core/bits.py", set(WATCHED)),
        ("games/heroes/board.py", {"rules", "bot"}),
        ("games/khan/board.py", {"other rules"}),
        ("bots/tree.py", {"bot", "search"}),
        ("bots/khan.py", {"bot", "search"}),
        ("rl/batch.py", {"rl"}),
        ("core/game.py", set()),
        ("server/app.py", set()),
    ],
)
def test_a_change_compiles_what_stands_on_it_and_nothing_else(
    tree: Path, file: str, again: set[str]
) -> None:
    assert changed(tree, file) == again


def test_sources_called_uncompiled_hold_no_compiled_code() -> None:
    for layer, names in compiling.NEVER_COMPILED.items():
        for name in names:
            source = ROOT / layer / f"{name}.py"
            assert not source.exists() or "@rule" not in source.read_text()


def test_a_game_is_prepared_for_its_rules_and_its_opponents(tree: Path) -> None:
    before = compiling.whole_stamp("heroes")
    for file in ("bots/tree.py", "games/heroes/board.py"):
        changed(tree, file)
        assert compiling.whole_stamp("heroes") != before
        before = compiling.whole_stamp("heroes")


def test_a_folder_that_another_process_removes_meanwhile_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "compiled").mkdir()
    (tmp_path / "compiled" / "gone").symlink_to("nowhere")
    monkeypatch.setenv("KURULTAI_CACHE", str(tmp_path))
    compiling.base.cache_clear()
    try:
        assert compiling.base() == tmp_path / "compiled"
    finally:
        compiling.base.cache_clear()
