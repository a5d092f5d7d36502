"""Bit sets and random numbers, the same compiled and not."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from kurultai.core.bits import _mixed, below, chance_of, lowest, popcount, random_bits, rng
from kurultai.core.compiling.decorators import compiled


@compiled
def counted(x: int) -> int:
    return popcount(x)


@compiled
def first(x: int) -> int:
    return lowest(x)


@given(st.integers(1, 2**62 - 1))
def test_counting_and_lowest_bit(x: int) -> None:
    assert counted(x) == x.bit_count()
    assert first(x) == (x & -x).bit_length() - 1


@given(st.integers(0, 2**64 - 1))
def test_random_numbers_are_splitmix64(seed: int) -> None:
    generator = rng(seed)
    state = int(generator[0])
    step = 0x9E3779B97F4A7C15
    for _ in range(3):
        state = (state + step) % 2**64
        assert random_bits(generator) == _mixed(state) >> 2


def test_below_is_even() -> None:
    generator = rng(1)
    counts = np.bincount([below(generator, 6) for _ in range(6000)], minlength=6)
    assert counts.min() > 850
    assert all(0 <= chance_of(generator) < 1 for _ in range(100))
