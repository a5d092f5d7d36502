"""The state record: everything that can change.

A seat's stones are a bit set. Bit 7 × column + row, rows counted from below; bit 6 of each column
stays empty, so that no line runs over from one column into the next.
"""

from __future__ import annotations

from kurultai.core.structs import dtype_of

COLUMNS, ROWS, TALL = 7, 6, 7


class State:
    first: int  # the stones of seat 0
    second: int  # the stones of seat 1
    turn: int  # the seat to move
    ending: int  # 0, or the number of the rule that ended the game


STATE = dtype_of(State)
