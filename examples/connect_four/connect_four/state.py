"""The state record. Stones are bit sets: bit 7 × column + row, the lowest row first.

A column's seventh bit stays empty, so that no line runs on from one column into the next.
"""

from typing import Annotated

from kurultai.core.structs import Ints, dtype_of

COLUMNS, ROWS, TALL = 7, 6, 7


class State:
    stones: Annotated[Ints, 2]  # of each seat
    turn: int  # the seat to move, or the one that moved last
    ending: int  # 0, or the number of the rule that ended the game


STATE = dtype_of(State)
