"""The rulebook, and the numbers by which compiled code cites the rules that forbid a move."""

from __future__ import annotations

from kurultai.core.rulebook import LEGAL, Rulebook
from kurultai.core.text import Texts

__all__ = ["LEGAL"]

RULEBOOK = Rulebook("kurultai.games.huns")
TEXTS = Texts("kurultai.games.huns")

WRONG_ANSWER = RULEBOOK("P1.1")
WAITS_FOR_CHANCE = RULEBOOK("P2")
IMPOSSIBLE = RULEBOOK("P9")
NOT_FOR_CHANCE = RULEBOOK("P11")
IS_OVER = RULEBOOK("end")

# The turn
DIE_IS_GONE = RULEBOOK("round")
NO_THREE = RULEBOOK("P3")
ACTION_DONE = RULEBOOK("turn")
MUST_ACT = RULEBOOK("pillage")
DECK_IS_EMPTY = RULEBOOK("N3")
NO_OTHER_DECK = RULEBOOK("P3.1")
NOT_USABLE_NOW = RULEBOOK("P5.1")
WOULD_NOT_CHANGE = RULEBOOK("P5.2")
RAID_NOT_YOURS = RULEBOOK("raid")
RAID_NOT_NOW = RULEBOOK("N8")
ONE_RAID_A_TURN = RULEBOOK("raid.one")
RAIDS_FORBIDDEN = RULEBOOK("P3.2")

# Drawing
NOT_DRAWN = RULEBOOK("draw.play")
CURSE_NEEDS_VICTIM = RULEBOOK("N6")
NOT_ON_YOURSELF = RULEBOOK("curse")
NO_VICTIM_NEEDED = RULEBOOK("P3.4")
FLEE_OR_SUFFER = RULEBOOK("curse.flee")

# Placing and returning
SAY_FROM_WHERE = RULEBOOK("P6")
COLOUR_NOT_ALLOWED = RULEBOOK("P6.4")
NO_CUBE_THERE = RULEBOOK("P6.5")
NOT_TO_BE_TAKEN = RULEBOOK("P8")
NOT_IN_YOUR_CAMP = RULEBOOK("pillage.place")
CARD_TAKES_NO_CUBES = RULEBOOK("fill")
NO_ROOM = RULEBOOK("N4")
WAGONS_OR_ONE_CARD = RULEBOOK("P6.1")
ONE_WAGON_ONLY = RULEBOOK("P6.2")
NO_SUCH_SLOT = RULEBOOK("wagon.slots")
WILD_USED_UP = RULEBOOK("P4.4")
MUST_PLACE = RULEBOOK("pillage.must")
NOT_TO_BE_RETURNED = RULEBOOK("P6.return")

# Wagons
NOT_ON_DISPLAY = RULEBOOK("wagon.new")
PILE_IS_EMPTY = RULEBOOK("N5")

# What waits
NOT_WAITING = RULEBOOK("effects.order")
OTHER_EFFECT = RULEBOOK("P5.4")
MANDATORY = RULEBOOK("N9")
