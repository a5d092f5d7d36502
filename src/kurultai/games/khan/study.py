"""What a study of Khan counts."""

from __future__ import annotations

from kurultai.core.study import Group
from kurultai.games.khan.rulebook import TEXTS

GROUPS = (
    Group("shape", TEXTS("shapes-laid"), r"conquer (\w+) "),
    Group("special", TEXTS("special-cards"), r"(morale|protect|gods|scout)"),
    Group("ruler", TEXTS("rulers-driven-out"), r"drive (\w+)"),
    Group("opening", TEXTS("first-yurt"), r"yurt (\w+)", is_opening=True),
)
