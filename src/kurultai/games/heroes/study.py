"""What a study of Heroes counts."""

from __future__ import annotations

from kurultai.core.study import Group
from kurultai.core.text import text

GROUPS = (
    Group("opening", text("First move to", "Premier coup"), r"\w+-(\w+)$", is_opening=True),
    Group("hero", text("Heroes made on", "Héros faits en"), r"(\w+)=$"),
)
