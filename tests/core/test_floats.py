"""Our own exp and log2: exact enough, and the same to the last bit in every mode."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from kurultai.core.floats import LEAST, MOST, exp, log2
from kurultai.testing.modes import compiling, run

PLACES = 2  # units in the last place that a result may be off


def off(found: float, true: float) -> float:
    return abs(found - true) / math.ulp(true)


@given(st.floats(LEAST, MOST))
def test_exp_is_exact_to_the_last_places(x: float) -> None:
    assert off(exp(x), math.exp(x)) <= PLACES


@given(st.floats(1e-300, 1e300))
def test_log2_is_exact_to_the_last_places(x: float) -> None:
    assert abs(log2(x) - math.log2(x)) <= PLACES * math.ulp(max(1.0, abs(math.log2(x))))


def test_what_is_out_of_range_stays_finite() -> None:
    assert exp(0.0) == 1.0
    assert exp(-1e9) == exp(LEAST - 1) == 0.0
    assert exp(1e9) == exp(MOST) < math.inf
    assert [log2(float(1 << n)) for n in range(5)] == [0, 1, 2, 3, 4]


SCRIPT = """
import hashlib
from kurultai.core.bits import chance_of, rng
from kurultai.core.floats import exp, log2
dice = rng(7)
said = hashlib.sha256()
for n in range(3000):
    x = (chance_of(dice) - 0.5) * 10 ** (n % 7 - 3)
    said.update(f"{exp(x).hex()} {log2(abs(x)).hex()}".encode())
print(said.hexdigest())
"""


@compiling
def test_compiled_or_not_every_bit_is_the_same() -> None:
    assert run("-c", SCRIPT) == run("-c", SCRIPT, NUMBA_DISABLE_JIT="1")
