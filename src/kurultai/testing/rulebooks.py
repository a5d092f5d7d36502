"""Every rule is cited by code and proved by a test, and every citation exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kurultai.core.registry import game
from tests.conformance.cases import SHIPPED

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"""§(\w+(?:\.\w+)*)|RULEBOOK\(\s*"([^"]+)"\s*\)""")
PROVED = re.compile(r"""mark\.rule\(([^)]*)\)""")


def sources(id_: str) -> str:
    folder = ROOT / "src" / "kurultai" / "games" / id_
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


def proofs(id_: str) -> str:
    folder = ROOT / "tests" / "games" / id_
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("test_*.py"))


@pytest.mark.parametrize("id_", SHIPPED)
def test_rules_are_cited_both_ways(id_: str) -> None:
    rules = {rule.id for rule in game(id_).rulebook}
    cited = {a or b for a, b in CITED.findall(sources(id_))}
    assert rules - cited == set(), "in rulebook.toml, but no code cites them"
    assert cited - rules == set(), "cited by code, but not in rulebook.toml"


@pytest.mark.parametrize("id_", SHIPPED)
def test_rules_are_proved_both_ways(id_: str) -> None:
    rules = {rule.id for rule in game(id_).rulebook}
    proved = {
        name for group in PROVED.findall(proofs(id_)) for name in re.findall(r'"([^"]+)"', group)
    }
    assert rules - proved == set(), "in rulebook.toml, but no test proves them"
    assert proved - rules == set(), "a test names them, but they are not in rulebook.toml"


@pytest.mark.parametrize("id_", SHIPPED)
def test_rules_are_told_in_both_languages(id_: str) -> None:
    for rule in game(id_).rulebook:
        for text in (rule.heading, rule.book, rule.gist, rule.refusal):
            if text is not None:
                assert set(text) == {"en", "fr"}
                assert text["en"].strip() and text["fr"].strip(), rule.id
        if rule.refusal:
            names = [set(re.findall(r"\{(\w+)\}", rule.refusal[lang])) for lang in ("en", "fr")]
            assert names[0] == names[1], f"{rule.id}: the languages name different things"
