"""Writes docs/provenance.md from the games' own files: ``make provenance``."""

from __future__ import annotations

from pathlib import Path

from kurultai.core import registry
from kurultai.games import SHIPPED

PAPER = Path(__file__).parents[1] / "docs" / "provenance.md"
HEAD = """# Where it comes from

The rulebooks we work from have lost their pictures. What they only drew (boards, cards, wagons)
was made anew. Here is what public pages say of these parts, and whether our reconstruction agrees.
"Not known" means: in no page that could be read. An owner of a box can correct boards and cards
with a file: see [Khan](khan.md), [Dschingis Khan](dschingis.md) and [Huns](huns.md). The rules page
of each game ends with the same table.

This page is written by `make provenance` from each game's `book/provenance.toml` and messages.
"""
COLUMNS = "| fact | source | agrees? | ours |\n| --- | --- | --- | --- |\n"
AGREES = {"yes": "agrees", "partly": "agrees in part", "unknown": "not known"}


def paper() -> str:
    parts = [HEAD]
    for id_ in SHIPPED:
        game = registry.game(id_)
        parts.append(f"\n## {game.title}\n\n{COLUMNS}")
        for fact in game.rulebook.facts:
            sources = ", ".join(fact.sources) or "nothing found"
            parts.append(f"| {fact.text} | {sources} | {AGREES[fact.agrees]} | {fact.ours} |\n")
    return "".join(parts)


if __name__ == "__main__":
    PAPER.write_text(paper(), encoding="utf-8")
