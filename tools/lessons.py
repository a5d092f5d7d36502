"""Writes docs/lessons.md from the games' own files: ``make lessons``."""

from __future__ import annotations

from pathlib import Path

from kurultai.core import registry
from kurultai.games import SHIPPED
from kurultai.match.lessons import lessons

PAPER = Path(__file__).parents[1] / "docs" / "lessons.md"
HEAD = """# What is taught where

Each game is taught in a few short lessons on its own board (`games/<game>/lessons/`, what they say
in `messages/<language>/lessons.ftl`): in the browser from *Learn*, in the terminal by
`kurultai learn GAME`. What a lesson does not teach, the coach introduces when it first comes up in
a first game: every question (`asked-…` in `book/asked.toml`) has an introduction, its attribute
`.intro`. The rest is in the rules.

[How lessons, examples and puzzles are written](learning.md). `make lessons` writes this page.
"""


def paper() -> str:
    parts = [HEAD]
    for id_ in SHIPPED:
        game = registry.game(id_)
        parts.append(f"\n## {game.title}\n\n| lesson | teaches |\n| --- | --- |\n")
        taught: set[str] = set()
        for lesson in lessons(id_).values():
            taught |= {*lesson.teaches}
            rules = [f"{game.rulebook[rule].heading} (`{rule}`)" for rule in lesson.teaches]
            parts.append(f"| {lesson.title} | {', '.join(rules)} |\n")
        rest = [f"`{rule.id}`" for rule in game.rulebook if rule.id not in taught]
        parts.append(f"\nIn no lesson, but in the rules: {', '.join(rest)}.\n")
    return "".join(parts)


if __name__ == "__main__":
    PAPER.write_text(paper(), encoding="utf-8")
