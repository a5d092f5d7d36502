"""What a study of Khan counts."""

from __future__ import annotations

from kurultai.core.study import Group
from kurultai.core.text import text

GROUPS = (
    Group("shape", text("Shapes laid", "Formes posées"), r"conquer (\w+) "),
    Group("special", text("Special cards", "Spéciales"), r"(morale|protect|gods|scout)"),
    Group("ruler", text("Rulers driven out", "Chefs pourchassés"), r"drive (\w+)"),
    Group("opening", text("First yurt", "Première yourte"), r"yurt (\w+)", is_opening=True),
)
