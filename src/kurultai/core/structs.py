"""Records of numbers, declared once: a class with annotations is both what mypy checks and a dtype.

    class State:
        hand: Annotated[Ints, SEATS, HAND]  # an array
        turn: int  # one number

    STATE = dtype_of(State)

Numbers are int64 (``int``) or float64 (``float``); arrays may be narrower. A board or a state is a
one-element array of such a dtype; compiled code reads its fields as attributes.
"""

from __future__ import annotations

from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Int32s = NDArray[np.int32]
Shorts = NDArray[np.int16]
Floats = NDArray[np.float64]

Int32 = Annotated[int, np.int32]
Float32 = Annotated[float, np.float32]

Moves = Ints  # move numbers
Rows = Any  # an array of boards or states; Python mostly holds one, rows[0]

_NUMBERS = {int: np.int64, float: np.float64}


def dtype_of(declared: type) -> np.dtype[Any]:
    """The dtype of a declared record: attribute access, aligned fields.

    A last field names the class, so that no two games share a type, however alike they look.
    """
    hints = get_type_hints(declared, include_extras=True)
    taken = [name for name in hints if hasattr(np.record, name)]
    assert not taken, f"numpy's records have attributes of these names: {taken}"
    fields = [_field(name, hint) for name, hint in hints.items()]
    mark = (f"{declared.__module__}.{declared.__name__}".replace(".", "_"), np.int64)
    return np.dtype((np.record, np.dtype([*fields, mark], align=True)))


def _field(name: str, hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is not Annotated:
        return name, _NUMBERS[hint]
    kind, *rest = get_args(hint)
    if kind in _NUMBERS:
        return name, *rest
    (number,) = get_args(get_args(kind)[1])
    return name, number, tuple(rest)
