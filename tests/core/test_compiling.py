"""What has to be compiled again when a source changes, and what has not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kurultai
from kurultai.core.compiling import decorators as compiling

PACKAGE = Path(kurultai.__path__[0])

# A small game of its own: its rules, and what its bots think, each compiled for its state.
OUTSIDE = {
    "__init__.py": "",
    "state.py": """
from typing import Annotated
from kurultai.core.structs import Ints, dtype_of
class State:
    turn: int
    cells: Annotated[Ints, 3]
STATE = dtype_of(State)
""",
    "rules.py": """
from kurultai.core.compiling.decorators import compiled
from outside.state import STATE
@compiled
def actor(b, s):
    return s.turn
""",
    "ai.py": """
from kurultai.core.compiling.decorators import compiled
@compiled
def evaluate(b, s, w, out):
    out[0] = s.cells[0]
""",
    "play.py": """
import sys
import numpy as np
from kurultai.core.compiling import decorators as compiling
from kurultai.core.contract.brought import register
missed = []
load = compiling.Kept.load_overload
def noted(self, sig, context):
    found = load(self, sig, context)
    if found is None:
        missed.append(self._function.__name__)
    return found
compiling.Kept.load_overload = noted
from kurultai.core.contract.dispatch import door
from kurultai.core.contract.kernel import actor_of
from kurultai.core.contract.valuing import evaluate
from outside import ai, rules
from outside.state import STATE
register(STATE, rules, ai)
s = np.zeros(1, STATE)
actor_of(s, s)
door(evaluate)(s, s, np.zeros(1), np.zeros(1))
print(*sorted(set(missed)))
""",
}


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A package from elsewhere."""
    folder = tmp_path / "outside"
    folder.mkdir()
    for name, source in OUTSIDE.items():
        (folder / name).write_text(source, encoding="utf-8")
    return folder


def compiled_anew(outside: Path) -> list[str]:
    """The functions that a new process has to compile."""
    paths = f"{outside.parent}{os.pathsep}{PACKAGE.parent}"
    known = {"KURULTAI_CACHE": str(outside.parent / "cache"), "PYTHONPATH": paths}
    run = subprocess.run(
        [sys.executable, "-m", "outside.play"],
        env={**os.environ, **known},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def change(file: Path) -> None:
    with file.open("a", encoding="utf-8") as source:
        source.write("\n# changed\n")


def test_a_game_from_elsewhere_is_compiled_anew_by_what_changed(outside: Path) -> None:
    everything = ["actor", "actor_of", "evaluate", "evaluate_of"]
    assert compiled_anew(outside) == everything
    assert compiled_anew(outside) == []
    change(outside / "ai.py")
    assert compiled_anew(outside) == ["evaluate", "evaluate_of"]
    change(outside / "rules.py")
    assert compiled_anew(outside) == ["actor", "actor_of"]
    change(outside / "state.py")  # known to the rules only
    assert compiled_anew(outside) == ["actor", "actor_of"]
    other = (outside / "state.py").read_text().replace("turn: int", "turn: int\n    more: int")
    (outside / "state.py").write_text(other)
    assert compiled_anew(outside) == everything


STAMPED = {
    "core": "kurultai.core.contract.kernel",
    "rules": "kurultai.games.heroes.rules",
    "ai": "kurultai.games.heroes.ai",
    "other rules": "kurultai.games.khan.rules",
    "other ai": "kurultai.games.khan.ai",
    "search": "kurultai.bots.search.tree",
    "batch": "kurultai.rl.batch",
}


def stamps(source: Path) -> dict[str, str]:
    """The stamp of each module in a copy of the sources."""
    asked = f"""
import sys
sys.path.insert(0, {str(source)!r})
import kurultai
from pathlib import Path
from kurultai.core.compiling.stamps import stamp
root = Path(kurultai.__path__[0]).parent
for name in {list(STAMPED.values())!r}:
    print(stamp(name, str(root / (name.replace(".", "/") + ".py"))))
"""
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return dict(zip(STAMPED, run.stdout.split(), strict=True))


@pytest.mark.parametrize(
    ("file", "again"),
    [
        ("core/bits.py", set(STAMPED)),
        ("games/heroes/state.py", {"rules", "ai"}),
        ("games/heroes/ai.py", {"ai"}),  # the search meets it by the type of the state
        ("games/khan/ai.py", {"other ai"}),
        ("games/khan/parts/shapes.py", {"other rules", "other ai"}),
        ("games/khan/view.py", set()),
        ("bots/search/leaf.py", {"search"}),
        ("server/app.py", set()),
    ],
)
def test_a_stamp_covers_what_a_module_imports(tmp_path: Path, file: str, again: set[str]) -> None:
    kept = shutil.ignore_patterns("client", "__pycache__", "*.toml")
    shutil.copytree(PACKAGE, tmp_path / "kurultai", ignore=kept)
    before = stamps(tmp_path)
    change(tmp_path / "kurultai" / file)
    after = stamps(tmp_path)
    assert {name for name in STAMPED if before[name] != after[name]} == again


def test_another_order_of_the_rules_is_another_stamp(tmp_path: Path) -> None:
    """Compiled code holds the numbers of the rules, which are their places in the file."""
    from kurultai.core.compiling import stamps as stamping

    module = tmp_path / "rulebook.py"
    module.write_text("", encoding="utf-8")
    found = []
    for order in ("[rule.a]\n[rule.b]\n", "[rule.b]\n[rule.a]\n", "[rule.b]\nx = 1\n[rule.a]\n"):
        (tmp_path / "rulebook.toml").write_text(order, encoding="utf-8")
        for cached in (stamping.stamp, stamping._rules_beside):
            cached.cache_clear()
        found.append(stamping.stamp("rulebook", str(module)))
    assert found[0] != found[1] == found[2]


def test_a_file_that_another_process_removes_meanwhile_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "compiled").mkdir()
    (tmp_path / "compiled" / "gone").symlink_to("nowhere")
    monkeypatch.setattr(compiling, "base", lambda: tmp_path / "compiled")
    compiling.sweep.__wrapped__()


def test_what_nobody_used_for_a_month_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, age in (("old", 31), ("new", 1)):
        (tmp_path / name).touch()
        then = (tmp_path / name).stat().st_mtime - age * compiling.DAY
        os.utime(tmp_path / name, (then, then))
    monkeypatch.setattr(compiling, "base", lambda: tmp_path)
    compiling.sweep.__wrapped__()
    assert [path.name for path in tmp_path.iterdir()] == ["new"]
