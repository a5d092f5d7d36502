"""The browser's sounds name what happens in a game: a happening renamed would fall silent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kurultai.games

WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
RULES = Path(kurultai.games.__file__).parent
CUE = re.compile(r'^  "?([a-z-]+)"?: "[a-z]+",$', re.MULTILINE)


@pytest.mark.parametrize("file", sorted(WEB.glob("*/sounds.ts")), ids=lambda file: file.parent.name)
def test_every_sound_is_of_something_that_happens(file: Path) -> None:
    kinds = CUE.findall(file.read_text())
    sources = "\n".join(
        each.read_text() for each in sorted((RULES / file.parent.name).rglob("*.py"))
    )
    assert kinds
    assert [kind for kind in kinds if f'"{kind}"' not in sources] == []
