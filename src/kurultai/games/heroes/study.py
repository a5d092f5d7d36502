"""What a study of Heroes counts."""

from __future__ import annotations

from kurultai.core.study import Group
from kurultai.games.heroes.rulebook import TEXTS

GROUPS = (
    Group("opening", TEXTS("first-move-to"), r"\w+-(\w+)$", is_opening=True),
    Group("hero", TEXTS("heroes-made-on"), r"(\w+)=$"),
)
