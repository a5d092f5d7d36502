"""What a study of Dschingis Khan counts."""

from __future__ import annotations

from kurultai.core.study import Group
from kurultai.games.dschingis.rulebook import TEXTS

SETTLEMENT = r"settle \w+ (\w+) \w+ (\w+)"

GROUPS = (
    Group("way", TEXTS("ways-marched"), r"go \w+ (road|gate|wall)"),
    Group("token", TEXTS("tokens-laid"), r"go .* (\w+)$"),
    Group("opening", TEXTS("settlement"), SETTLEMENT, is_opening=True),
)
