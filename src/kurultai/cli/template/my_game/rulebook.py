"""The rulebook, and the numbers by which compiled code cites the rules that forbid a move."""

from __future__ import annotations

from kurultai.core.rulebook import Rulebook
from kurultai.core.text import Texts, seats

RULEBOOK = Rulebook("my_game")
TEXTS = Texts("my_game")
SEATS = seats(TEXTS, *(f"seat-{seat}" for seat in range(4)))

HEAP_IS_TOO_SMALL = RULEBOOK("heap")
SAME_AS_BEFORE = RULEBOOK("repeat")
IS_OVER = RULEBOOK("end")
