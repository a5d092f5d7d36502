"""The same rules compiled, uncompiled and with bounds checks."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kurultai.testing.cases import INTERPRETED, Suite

PLIES = 80
SEED = 5


def run(*arguments: str, **environment: str) -> str:
    """What another Python prints that finds the same modules; it has to end well."""
    path = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


compiling = pytest.mark.skipif(INTERPRETED, reason="compares with compiled rules")


class Modes(Suite):
    def states(self, *bots: str, **environment: str) -> str:
        kind = type(self.its)
        place = f"{kind.__module__}:{kind.__qualname__}"
        seats = str(max(self.its.seats))
        arguments = ("-m", "kurultai.testing.states", place, seats, str(SEED), str(PLIES), *bots)
        return run(*arguments, **environment)

    @compiling
    def test_interpreted_rules_and_bots_do_the_same_as_compiled_ones(self) -> None:
        compiled = self.states("bots")
        assert compiled
        assert self.states("bots", NUMBA_DISABLE_JIT="1") == compiled

    @compiling
    def test_bounds_checked_rules_do_the_same(self) -> None:
        assert self.states(NUMBA_BOUNDSCHECK="1") == self.states()
