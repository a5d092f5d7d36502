"""exp and log2 of our own: the same to the last bit on every machine, compiled or not.

The mathematical library differs from system to system, and between Python and compiled code. Here
are only sums, products and quotients of doubles, which IEEE 754 rounds alike everywhere, and the
bits of a double. A bot that is asked with the same seed and budget then makes the same move.
"""

from __future__ import annotations

import struct
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import config
from numba.extending import intrinsic

from kurultai.core.compiling.decorators import compiled, inlined

LEAST, MOST = -700.0, 700.0  # beyond them: 0, and no more than at the end
_PER_LN2 = 1.4426950408889634
_LN2, _LN2_REST = 0.6931471803691238, 1.9082149292705877e-10  # the first has zeros to spare
_BIAS, _FRACTION = 1023, 52  # of a double's exponent; bits of its fraction
_ROOT_2 = 1.4142135623730951

if config.DISABLE_JIT:

    def as_float(bits: int) -> float:
        """The double that has these 64 bits."""
        return float(struct.unpack("<d", struct.pack("<q", bits))[0])

    def as_bits(x: float) -> int:
        """The 64 bits of a double."""
        return int(struct.unpack("<q", struct.pack("<d", x))[0])

else:

    @intrinsic
    def as_float(typingctx: Any, bits: Any) -> Any:
        """The double that has these 64 bits."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.bitcast(args[0], ir.DoubleType())

        return types.float64(types.int64), codegen

    @intrinsic
    def as_bits(typingctx: Any, x: Any) -> Any:
        """The 64 bits of a double."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.bitcast(args[0], ir.IntType(64))

        return types.int64(types.float64), codegen


@inlined
def exp(x: float) -> float:
    """The exponential of x: off by less than 2 in the last place."""
    if x == 0.0:  # of the best of several: half of all there are
        return 1.0
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    k = int(x * _PER_LN2 + (0.5 if x >= 0.0 else -0.5))
    r = (x - k * _LN2) - k * _LN2_REST
    # The series to r¹³ in pairs, which a processor can work at side by side
    r2 = r * r
    r4 = r2 * r2
    low = (1.0 + r) + r2 * (1.0 / 2.0 + r * (1.0 / 6.0))
    middle = (1.0 / 24.0 + r * (1.0 / 120.0)) + r2 * (1.0 / 720.0 + r * (1.0 / 5040.0))
    high = (1.0 / 40320.0 + r * (1.0 / 362880.0)) + r2 * (1.0 / 3628800.0 + r * (1.0 / 39916800.0))
    last = 1.0 / 479001600.0 + r * (1.0 / 6227020800.0)
    y = low + r4 * (middle + r4 * (high + r4 * last))
    return y * as_float((k + _BIAS) << _FRACTION)


@compiled
def log2(x: float) -> float:
    """The binary logarithm of a positive number that is not tiny (2 to the -1022 or more)."""
    bits = as_bits(x)
    k = (bits >> _FRACTION) - _BIAS
    m = as_float((bits & ((1 << _FRACTION) - 1)) | (_BIAS << _FRACTION))  # 1 to 2
    if m > _ROOT_2:
        m *= 0.5
        k += 1
    f = (m - 1.0) / (m + 1.0)
    f2 = f * f
    y = 0.0
    for i in range(21, 0, -2):
        y = y * f2 + 1.0 / i
    return k + 2.0 * _PER_LN2 * (f * y)
