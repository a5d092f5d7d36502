"""Separate functions: compiled once, found by their symbol, also by code loaded from disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCE = """
from kurultai.core.compiling.decorators import compiled, separate

@separate
def deep(x: int) -> int:
    total = 0
    for i in range(x):
        total += i * x
    return total

@compiled
def middle(x: int) -> int:
    return deep(x) + 1

@separate
def beside(x: int) -> int:
    return middle(x) * deep(3)

@compiled
def top(x: int) -> int:
    return middle(x) + beside(x) + deep(2)

if __name__ == "__main__":
    import linked
    print(linked.top(5), sum(linked.top._cache_hits.values()))
"""


def _run(folder: Path) -> str:
    known = {"KURULTAI_CACHE": str(folder / "cache"), "PYTHONPATH": f"{folder}:{_source()}"}
    done = subprocess.run(
        [sys.executable, str(folder / "linked.py")],
        env={**os.environ, "NUMBA_DISABLE_JIT": "0", **known},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def _source() -> Path:
    return Path(__file__).parents[2] / "src"


def test_separate_functions_are_found_compiled_loaded_and_after_a_loss(tmp_path: Path) -> None:
    (tmp_path / "linked.py").write_text(SOURCE, encoding="utf-8")
    assert _run(tmp_path) == "512 0"
    assert _run(tmp_path) == "512 1"
    kept = tmp_path / "cache" / "compiled"
    for lost in kept.glob("deep-*"):
        lost.unlink()
    assert _run(tmp_path) == "512 0"  # its callers are compiled again
