"""The rulebook, and the numbers by which compiled code cites its rules."""

from kurultai.core.rulebook import Rulebook
from kurultai.core.text import Texts, seats

RULEBOOK = Rulebook("connect_four")
TEXTS = Texts("connect_four")
SEATS = seats(TEXTS, "seat-red", "seat-yellow")

COLUMN_IS_FULL, FOUR_IN_A_ROW = RULEBOOK("drop"), RULEBOOK("four")
BOARD_IS_FULL, IS_OVER = RULEBOOK("draw"), RULEBOOK("over")
