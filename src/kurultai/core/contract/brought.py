"""One table: which function each game brings for each name of the contract.

A game registers its modules once; what they define under a name of the contract is found there by
the type of the state. Names that a game leaves out have a default (defaults.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import numpy as np
from numba.np.numpy_support import from_dtype

Function = Callable[..., Any]
Maker = Callable[[Any], Function]

DECLARED: dict[str, str] = {}  # each name of the contract, and the module that declares it
DEFAULTS: dict[str, Maker] = {}  # makes the function of a name for a state's type
_PARTS: dict[Any, tuple[Any, ...]] = {}  # a game's modules, by dtype and again by Numba's type


def register(state: np.dtype[Any], *parts: Any) -> None:
    """Make what these modules define the meaning of the contract for states of this dtype.

    Of two that define the same name the first counts.
    """
    _PARTS[state] = _PARTS[from_dtype(state)] = parts
    find.cache_clear()


@cache
def find(name: str, kind: Any) -> Function:
    """The function for states of this dtype (or of Numba's type for it)."""
    for part in _PARTS[kind]:
        if hasattr(part, name):
            found: Function = getattr(part, name)
            return found
    return DEFAULTS[name](kind)


def brought_to(kind: Any, modules: Iterable[str]) -> list[Function]:
    """The functions of a game that code may call which knows these modules."""
    known = set(modules)
    names = sorted(name for name, module in DECLARED.items() if module in known)
    return [
        getattr(part, name)
        for part in _PARTS.get(kind, ())
        for name in names
        if hasattr(part, name)
    ]
