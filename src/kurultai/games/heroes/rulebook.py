"""The rulebook, and the numbers by which compiled code cites the rules that forbid a move."""

from __future__ import annotations

from kurultai.core.rulebook import LEGAL, Rulebook
from kurultai.core.text import Texts, seats

__all__ = ["LEGAL"]

RULEBOOK = Rulebook("kurultai.games.heroes")
TEXTS = Texts("kurultai.games.heroes")
SEATS = seats(TEXTS, "seat-gold", "seat-teal")

NOT_YOUR_PIECE = RULEBOOK("moving")
TOO_FAR_FOR_WARRIOR = RULEBOOK("moving.warrior")
TOO_FAR_FOR_HERO = RULEBOOK("moving.hero")
NOT_FREE = RULEBOOK("moving.free")
BACK_TO_START = RULEBOOK("moving.return")
NOT_IN_SO_MANY_STEPS = RULEBOOK("H1")
WAY_BLOCKED = RULEBOOK("H2")
NO_WARRIOR_IN_OWN_CITY = RULEBOOK("special")
ALREADY_A_HERO = RULEBOOK("H6")
MUST_MOVE = RULEBOOK("H8")

ALL_CITIES = RULEBOOK("end.cities")
ONE_PIECE_LEFT = RULEBOOK("end.pieces")
FEW_PIECES_LEFT = RULEBOOK("end.few")
TWO_PASSES = RULEBOOK("H8")
NO_PROGRESS = RULEBOOK("H9")
IS_OVER = RULEBOOK("end")
