"""Writes docs/sentences.md, every sentence in every language as it is said: ``make sentences``."""

from __future__ import annotations

from pathlib import Path

from kurultai.core.catalogue import ENGLISH, Catalogue, catalogue
from kurultai.core.examples import table
from kurultai.games import SHIPPED

ROOT = Path(__file__).parents[1]
PAPER = ROOT / "docs" / "sentences.md"
HEAD = """# Every sentence

For whoever reviews a translation: each message as it is said, with small and large numbers, to the
reader ("you") and about others; ‹area› stands for a part. A section is a file of
[messages](messages.md), under its own heading. Written by `make sentences`.
"""
ROOMS = ("core", "match", "bots", "analysis", "arena", "cli", "server")


class Folder(Catalogue):
    """The browser's messages lie in folders that are no packages."""

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder.relative_to(ROOT)))
        self._place = folder

    def sources(self, language: str) -> dict[str, str]:
        files = sorted((self._place / language).glob("*.ftl"))
        return {file.name: file.read_text(encoding="utf-8") for file in files}


def all_of_them() -> list[Catalogue]:
    packages = [*(f"kurultai.{room}" for room in ROOMS), *(f"kurultai.games.{g}" for g in SHIPPED)]
    web = ROOT / "web" / "src"
    places = [web / "messages", *(web / "games" / id_ / "messages" for id_ in SHIPPED)]
    folders: list[Catalogue] = [Folder(place) for place in places]
    return [*map(catalogue, packages), *folders]


def paper() -> str:
    return HEAD + "".join(table(its) for its in all_of_them() if its.patterns(ENGLISH))


if __name__ == "__main__":
    PAPER.write_text(paper(), encoding="utf-8")
