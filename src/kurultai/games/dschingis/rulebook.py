"""The rulebook, and the numbers by which compiled code cites the rules that forbid a move."""

from __future__ import annotations

from kurultai.core.rulebook import LEGAL, Rulebook
from kurultai.core.text import Texts

__all__ = ["LEGAL"]

RULEBOOK = Rulebook("kurultai.games.dschingis")
TEXTS = Texts("kurultai.games.dschingis")

NO_SUCH_SEAT = RULEBOOK("D1")
CANNOT_SETTLE = RULEBOOK("D2")
OTHER_TOKENS = RULEBOOK("setup")
NOT_NOW = RULEBOOK("turn")
NOT_IN_RESERVE = RULEBOOK("draw")
EXHAUSTED = RULEBOOK("D3")
TOO_MANY = RULEBOOK("draw.limit")
ONE_KIND_OF_PIECE = RULEBOOK("use")
NOTHING_TO_BUILD = RULEBOOK("D11")
NO_LINE = RULEBOOK("D4")
OCCUPIED = RULEBOOK("build")
CANNOT_MARCH = RULEBOOK("D9")
NO_SUCH_TOKEN = RULEBOOK("lay")
NO_ROAD = RULEBOOK("lay.road")
WALL_IN_THE_WAY = RULEBOOK("D5")
NO_GATE = RULEBOOK("D6")
GATE_CLOSED = RULEBOOK("lay.gate")
CANNOT_CLIMB = RULEBOOK("lay.wall")
NO_WAY_DOWN = RULEBOOK("D7")
RIVAL_LEADER = RULEBOOK("lay.leader")
VISITED = RULEBOOK("lay.once")
CAN_STILL_MOVE = RULEBOOK("lift")
CANNOT_ENTER = RULEBOOK("D10")

TWO_RESERVES = RULEBOOK("end")
NO_END_IN_SIGHT = RULEBOOK("D21")
IS_OVER = RULEBOOK("end.last")
