"""Smaller and larger: `min` and `max` would be compiled anew for every mixture of types."""

from __future__ import annotations

from kurultai.core.compiling.decorators import compiled


@compiled
def smaller(one: int, other: int) -> int:
    return min(other, one)


@compiled
def larger(one: int, other: int) -> int:
    return max(other, one)


@compiled
def within_die(number: int) -> int:
    """A die counts 1 to 3 (§N10)."""
    return smaller(3, larger(1, number))
