"""Nothing above the games names one: neither the package nor the web client."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.conformance.cases import SHIPPED

ROOT = Path(__file__).parents[2]
PACKAGE, WEB = ROOT / "src" / "kurultai", ROOT / "web" / "src"
NAMED = re.compile(rf"\b({'|'.join(SHIPPED)})\b", re.IGNORECASE)
# Not games: the level that is called Khan, and the khan whom all of them are about.
MEANT = (
    (PACKAGE / "bots" / "levels.toml", re.compile(r'"khan"|"Khan"')),
    (None, re.compile(r"the next khan|le prochain khan")),
)


def sources(folder: Path, *kinds: str) -> Iterator[Path]:
    """Written by hand: not what is built, nor a game's own folder."""
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder).parts
        is_a_games_own = inside[0] == "games" and len(inside) > 2 and inside[1] in SHIPPED
        if path.suffix in kinds and not is_a_games_own and "client" not in inside:
            yield path


def names_in(path: Path) -> list[str]:
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        said = line
        for where, meant in MEANT:
            if where in (None, path):
                said = meant.sub("", said)
        if NAMED.search(said):
            found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    return found


def test_no_game_is_named_in_python() -> None:
    files = [
        path
        for path in sources(PACKAGE, ".py", ".toml")
        if path != PACKAGE / "games" / "__init__.py"  # the list of those that ship
    ]
    assert len(files) > 100
    assert [line for path in files for line in names_in(path)] == []


def test_no_game_is_named_in_the_web_client() -> None:
    files = [
        path
        for path in sources(WEB, ".ts", ".svelte", ".css")
        if not re.search(r"\.test\.ts$|\.d\.ts$", path.name)
    ]
    assert len(files) > 30
    assert [line for path in files for line in names_in(path)] == []
