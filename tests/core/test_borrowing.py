"""Arrays lent to compiled code: the very same memory, and the lender keeps it."""

from __future__ import annotations

import sys
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurultai.core.compiling.borrowing import borrowed
from kurultai.core.compiling.decorators import compiled, inlined


class Shelf(NamedTuple):
    numbers: NDArray[np.int64]
    factor: float
    table: NDArray[np.float64]


@inlined
def fill(shelf: Shelf, row: int) -> None:
    for i in range(len(shelf.numbers)):
        shelf.table[row, i] = shelf.numbers[i] * shelf.factor


@compiled
def fill_borrowed(shelf: Shelf) -> float:
    shelf = borrowed(shelf)
    for row in range(shelf.table.shape[0]):
        fill(shelf, row)
    return float(shelf.table.sum())


def test_what_is_written_to_a_borrowed_array_is_in_the_lenders() -> None:
    shelf = Shelf(np.arange(3), 0.5, np.zeros((2, 3)))
    assert fill_borrowed(shelf) == 3.0
    assert shelf.table.tolist() == [[0.0, 0.5, 1.0]] * 2


def test_the_lender_still_holds_what_was_lent() -> None:
    shelf = Shelf(np.arange(3), 1.0, np.zeros((1, 3)))
    users = sys.getrefcount(shelf.table)
    for _ in range(100):
        fill_borrowed(shelf)
    users_after = sys.getrefcount(shelf.table)
    assert users_after == users
    assert shelf.table.tolist() == [[0.0, 1.0, 2.0]]
