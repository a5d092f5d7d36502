"""The names of the contract as functions: each game brings its own.

The contract is declared in kernel.py (rules), valuing.py (bots) and observing.py (learners).
Generic code calls ``play(b, s, move)``; the game is found by the type of ``s``, at compile time in
compiled code, by its dtype in interpreted code.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, ParamSpec, TypeVar

from numba.extending import overload

from kurultai.core.compiling.decorators import compiled
from kurultai.core.contract.brought import DECLARED, find

P = ParamSpec("P")
R = TypeVar("R")

_STUB = """
def {name}({parameters}):
    return find("{name}", s.dtype)({parameters})

def typed({parameters}):
    found = find("{name}", s)
    return lambda {parameters}: found({parameters})
"""
_DOOR = """
def {name}_of({parameters}):
    return {name}({inside})
"""


def dispatched(declared: Callable[P, R]) -> Callable[P, R]:
    """A function of the contract, from its declaration."""
    name = declared.__name__
    DECLARED[name] = declared.__module__
    made = _made(_STUB, declared, find=find)
    overload(made[name], strict=False, inline="always")(made["typed"])
    stub: Callable[P, R] = made[name]
    stub.__doc__ = declared.__doc__
    return stub


def door(stub: Callable[P, R]) -> Callable[P, R]:
    """The same for Python: takes one-element arrays (0.4 µs a call), never records (8 µs)."""
    made = _made(_DOOR, stub, **{stub.__name__: stub})
    opened: Callable[P, R] = compiled(made[f"{stub.__name__}_of"])
    return opened


def _made(template: str, like: Callable[..., Any], **known: Any) -> dict[str, Any]:
    """Functions with the parameters of another one, belonging to its module."""
    listed = list(signature(like).parameters)
    inside = ", ".join(f"{each}[0]" if each in ("b", "s") else each for each in listed)
    source = template.format(name=like.__name__, parameters=", ".join(listed), inside=inside)
    namespace = {"__name__": like.__module__, **known}
    exec(compile(source, like.__code__.co_filename, "exec"), namespace)  # noqa: S102
    return namespace
