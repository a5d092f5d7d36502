"""The state record: everything that can change."""

from typing import Annotated

from kurultai.core.structs import Ints, dtype_of

COLUMNS, ROWS, TALL = 7, 6, 7


class State:
    stones: Annotated[Ints, 2]  # of each seat: bit TALL × column + row; each column's top bit is 0
    turn: int  # the seat to move, or the one that moved last
    ending: int  # 0, or the number of the rule that ended the game


STATE = dtype_of(State)
