"""A file of what is done (JSON Lines), so that a run that was stopped goes on.

Its first line says what the run is; a run that is another one does not go on with it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kurultai.arena.texts import TEXTS
from kurultai.core.errors import Unreadable

Line = dict[str, Any]


class Kept:
    """Lines in memory and, if there is a path, on disk as they come in."""

    def __init__(self, header: Line, path: Path | None) -> None:
        self.lines: list[Line] = []
        self._path = path
        self._header = json.loads(json.dumps(header))
        if path is not None:
            self._resume(path)

    def add(self, line: Line) -> None:
        self.lines.append(line)
        if self._path is not None:
            self._append(line)

    def _resume(self, path: Path) -> None:
        """Take up what an earlier run left; a line cut short by its end is done again."""
        lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
        whole = lines[:-1]
        if not whole:
            path.write_text("", encoding="utf-8")
            self._append(self._header)
            return
        try:
            header, *self.lines = [json.loads(line) for line in whole]
        except ValueError:
            raise not_kept(path) from None
        if header != self._header:
            raise Unreadable(TEXTS("holds-games-of-another-arena-other", path=path))
        if lines[-1]:
            path.write_text("".join(f"{line}\n" for line in whole), encoding="utf-8")

    def _append(self, line: Line) -> None:
        assert self._path is not None
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def not_kept(path: Path | None) -> Unreadable:
    return Unreadable(TEXTS("is-not-a-file-of-arena", path=path))
