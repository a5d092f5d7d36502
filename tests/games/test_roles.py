"""The same file names for the same roles, in every game and in what `kurultai new-game` writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from kurultai.cli.new_game import TEMPLATE
from kurultai.core.registry import game
from kurultai.testing.roles import FILES, FOLDERS, problems
from tests.conformance.cases import SHIPPED
from tests.plugins.conftest import CONNECT_FOUR

OPTIONAL = {"hidden.py"}  # only games with secrets


@pytest.mark.parametrize("id_", SHIPPED)
def test_a_shipped_game_has_every_role_and_nothing_else(id_: str) -> None:
    its = game(id_)
    assert problems(its.folder) == []
    there = {path.name for path in its.folder.iterdir()}
    assert set(FILES) - there == (set() if its.has_secrets else OPTIONAL)


@pytest.mark.parametrize("folder", [CONNECT_FOUR / "connect_four", TEMPLATE / "my_game"])
def test_other_games_have_no_other_roles(folder: Path) -> None:
    assert problems(folder) == []


def test_the_guide_to_roles_names_them_all() -> None:
    """What CONTRIBUTING lists is what there is."""
    listed = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for name in {*FILES, *FOLDERS} - {"__init__.py"}:
        assert f"`{name}" in listed, name
