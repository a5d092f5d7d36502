"""Arrays lent to compiled code that need not count who uses them.

Compiled code counts the users of every array it passes on, with atomic additions. A search passes
some fifteen arrays to a dozen small functions in every iteration: a fifth of its time, says
`benchmarks.profile`. Whoever called it holds them all until it is done, so they may go uncounted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from numba import types
from numba.core import config
from numba.extending import intrinsic

Lent = TypeVar("Lent")

if TYPE_CHECKING or config.DISABLE_JIT:

    def borrowed(lent: Lent) -> Lent:
        """The same array, or tuple of arrays, uncounted: good while the lender holds it."""
        return lent

else:

    @intrinsic
    def borrowed(typingctx: Any, lent: Any) -> Any:
        """The same array, or tuple of arrays, uncounted: good while the lender holds it."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return _uncounted(context, builder, signature.args[0], args[0])

        return lent(lent), codegen


def _uncounted(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.Array):
        array = context.make_array(kind)(context, builder, value=value)
        array.meminfo = array.meminfo.type(None)
        array.parent = array.parent.type(None)
        return array._getvalue()
    if isinstance(kind, types.BaseTuple):
        parts: Any = kind
        for i, part in enumerate(parts):
            lent = _uncounted(context, builder, part, builder.extract_value(value, i))
            value = builder.insert_value(value, lent, i)
    return value
