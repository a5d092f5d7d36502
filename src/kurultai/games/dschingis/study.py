"""What a study of Dschingis Khan counts."""

from __future__ import annotations

from kurultai.core.study import Group
from kurultai.core.text import text

SETTLEMENT = r"settle \w+ (\w+) \w+ (\w+)"

GROUPS = (
    Group("way", text("Ways marched", "Chemins pris"), r"go \w+ (road|gate|wall)"),
    Group("token", text("Tokens laid", "Jetons posés"), r"go .* (\w+)$"),
    Group("opening", text("Settlement", "Installation"), SETTLEMENT, is_opening=True),
)
