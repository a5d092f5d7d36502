"""Bit sets and random numbers: the one place where 64-bit words are handled.

A bit set is an int64 of which at most 62 bits are used, so that no operation ever meets the sign
(compiled and interpreted arithmetic differ there). The random generator is splitmix64; its state
is a one-element uint64 array, never part of a game's state.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils, config
from numba.extending import intrinsic
from numpy.typing import NDArray

from kurultai.core.compiling.decorators import compiled

Rng = NDArray[np.uint64]

_MASK = (1 << 64) - 1
_STEP, _MIX1, _MIX2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def rng(seed: int) -> Rng:
    """A generator for ``seed`` (any integer)."""
    return np.array([_mixed((seed + _STEP) & _MASK)], dtype=np.uint64)


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * _MIX1) & _MASK
    z = ((z ^ (z >> 27)) * _MIX2) & _MASK
    return z ^ (z >> 31)


if config.DISABLE_JIT:

    def popcount(x: int) -> int:
        return int(x).bit_count()

    def lowest(x: int) -> int:
        """Index of the lowest bit of a set that is not empty."""
        return (int(x) & -int(x)).bit_length() - 1

    def random_bits(generator: Rng) -> int:
        """62 random bits as a non-negative int64."""
        state = (int(generator[0]) + _STEP) & _MASK
        generator[0] = np.uint64(state)
        return _mixed(state) >> 2

else:

    @intrinsic
    def popcount(typingctx: Any, x: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), codegen

    @intrinsic
    def lowest(typingctx: Any, x: Any) -> Any:
        """Index of the lowest bit of a set that is not empty."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], cgutils.true_bit)

        return types.int64(types.int64), codegen

    @compiled
    def random_bits(generator: Rng) -> int:
        """62 random bits as a non-negative int64."""
        state = generator[0] + np.uint64(_STEP)
        generator[0] = state
        z = (state ^ (state >> np.uint64(30))) * np.uint64(_MIX1)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(_MIX2)
        return np.int64((z ^ (z >> np.uint64(31))) >> np.uint64(2))  # type: ignore[return-value]


@compiled
def below(generator: Rng, n: int) -> int:
    """A random integer from 0 to n - 1 (bias below n / 2**62)."""
    return random_bits(generator) % n


@compiled
def chance_of(generator: Rng) -> float:
    """A random float in [0, 1)."""
    return (random_bits(generator) >> 9) * (1.0 / (1 << 53))
