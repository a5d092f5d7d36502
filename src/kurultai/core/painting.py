"""Colours in a drawing: what belongs to a seat is marked, where somebody paints.

A drawing is plain text to everybody else. ``painted(2, "B3")`` is "B3"; while ``painting()`` is on
(the terminal), it stands between two marks that ``strokes`` finds again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_FIRST, _END = 0xE000, "\ue0ff"  # characters for private use
_STROKE = re.compile("([\ue000-\ue00f])(.*?)\ue0ff", re.DOTALL)
_is_on: ContextVar[bool] = ContextVar("painting", default=False)


def painted(seat: int, text: str) -> str:
    """A piece of a drawing that belongs to a seat. Pad it before: the marks have no width."""
    return f"{chr(_FIRST + seat)}{text}{_END}" if _is_on.get() else text


@contextmanager
def painting() -> Iterator[None]:
    token = _is_on.set(True)
    try:
        yield
    finally:
        _is_on.reset(token)


def strokes(drawing: str) -> Iterator[tuple[str, int | None]]:
    """A drawing piece by piece: the text, and the seat in whose colour it is."""
    at = 0
    for stroke in _STROKE.finditer(drawing):
        yield drawing[at : stroke.start()], None
        yield stroke[2], ord(stroke[1]) - _FIRST
        at = stroke.end()
    yield drawing[at:], None
