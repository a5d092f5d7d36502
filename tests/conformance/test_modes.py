"""The same rules compiled, uncompiled and with bounds checks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kurultai.core.registry import game
from tests.conformance.cases import SHIPPED

ROOT = Path(__file__).parents[2]
PLIES = 80


def run(*arguments: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def states(id_: str, **environment: str) -> str:
    seats = str(max(game(id_).seats))
    return run("-m", "tests.conformance.states", id_, seats, "5", str(PLIES), **environment)


@pytest.mark.parametrize("id_", SHIPPED)
def test_interpreted_rules_do_the_same_as_compiled_ones(id_: str) -> None:
    compiled = states(id_)
    assert compiled.count("\n") > PLIES // 2
    assert states(id_, NUMBA_DISABLE_JIT="1") == compiled


@pytest.mark.parametrize("id_", SHIPPED)
def test_bounds_checked_rules_do_the_same(id_: str) -> None:
    assert states(id_, NUMBA_BOUNDSCHECK="1") == states(id_)


@pytest.mark.parametrize("id_", SHIPPED)
def test_the_contract_and_the_rules_hold_uncompiled(id_: str) -> None:
    out = run(
        *("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"),
        *("-m", "not whole", "-k", f"{id_} or games/{id_}"),
        *("tests/conformance/test_contract.py", f"tests/games/{id_}"),
        NUMBA_DISABLE_JIT="1",
    )
    assert " passed" in out


PLANTED = """
from typing import Annotated
import numpy as np
from kurultai.core.compiling import compiled
from kurultai.core.structs import Ints, dtype_of
class Record:
    few: Annotated[Ints, 3]
RECORD = dtype_of(Record)
@compiled
def reads(s, i):
    return s[0].few[i]
s = np.zeros(1, RECORD)
print(reads(s, 1))
try:
    print("unchecked", reads(s, 7))
except IndexError:
    print("caught")
"""


def test_a_planted_out_of_range_read_is_caught_even_with_a_warm_cache(tmp_path: Path) -> None:
    """Numba's cache does not know the flag; our stamped folder does (core/compiling.py)."""
    script = tmp_path / "planted.py"
    script.write_text(PLANTED, encoding="utf-8")
    cache = {"KURULTAI_CACHE": str(tmp_path / "cache")}
    for _ in range(2):
        assert "unchecked" in run(str(script), **cache)
        assert "caught" in run(str(script), NUMBA_BOUNDSCHECK="1", **cache)
