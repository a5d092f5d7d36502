"""What kurultai.testing does not do for anybody's game: our rules' tests, uncompiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from kurultai.testing.modes import run
from tests.conformance.cases import SHIPPED


@pytest.mark.parametrize("id_", SHIPPED)
def test_the_contract_and_the_rules_hold_uncompiled(id_: str) -> None:
    out = run(
        *(
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "-m",
            "not whole and not long",
        ),
        f"tests/conformance/test_contract.py::Test{id_.title()}",
        f"tests/games/{id_}",
        NUMBA_DISABLE_JIT="1",
    )
    assert " passed" in out


PLANTED = """
from typing import Annotated
import numpy as np
from kurultai.core.compiling.decorators import compiled
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
