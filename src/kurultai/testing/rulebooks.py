"""Every rule is cited by code and proved by a test, and every citation exists."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from kurultai.core.catalogue import catalogue, languages
from kurultai.testing.cases import Suite

CITED = re.compile(r"""§(\w+(?:\.\w+)*)|RULEBOOK\(\s*"([^"]+)"\s*\)""")
PROVED = re.compile(r"""mark\.rule\(([^)]*)\)""")


class Rulebooks(Suite):
    def proofs(self) -> Path | None:
        """The folder of tests marked ``@pytest.mark.rule("id")``; None if there are none."""
        return Path(inspect.getfile(type(self))).parent

    def test_rules_are_cited_both_ways(self) -> None:
        rules = {rule.id for rule in self.its.rulebook}
        cited = {a or b for a, b in CITED.findall(_sources(self.its.folder, "*.py"))}
        assert rules - cited == set(), "in rulebook.toml, but no code cites them"
        assert cited - rules == set(), "cited by code, but not in rulebook.toml"

    def test_rules_are_proved_both_ways(self) -> None:
        folder = self.proofs()
        if folder is None:
            pytest.skip("no test is marked with the rule that it proves")
        rules = {rule.id for rule in self.its.rulebook}
        marked = PROVED.findall(_sources(folder, "test_*.py"))
        proved = {name for group in marked for name in re.findall(r'"([^"]+)"', group)}
        assert rules - proved == set(), "in rulebook.toml, but no test proves them"
        assert proved - rules == set(), "a test names them, but they are not in rulebook.toml"

    def test_rules_are_told_in_every_language(self) -> None:
        for rule in self.its.rulebook:
            for text in (rule.heading, rule.book, rule.gist):
                assert all(text[language].strip() for language in languages()), rule.id

    def test_every_rule_is_read_once(self) -> None:
        chapters = self.its.rulebook.chapters
        read = [rule.id for chapter in chapters for rule in chapter.rules]
        assert sorted(read) == sorted(rule.id for rule in self.its.rulebook)
        for chapter in chapters:
            for text in filter(None, (chapter.heading, chapter.about)):
                assert all(text[language].strip() for language in languages()), chapter.id

    def test_every_question_is_about_a_rule(self) -> None:
        """In a game that says so: it need not."""
        told = self.its.rulebook.questions
        ids = catalogue(type(self.its).__module__.rpartition(".")[0]).ids
        asked = {id_ for id_ in ids if id_.startswith("asked-")}
        assert set(told) in (set(), asked), "book/asked.toml names every question, or none"
        assert set(told.values()) <= {rule.id for rule in self.its.rulebook}


def _sources(folder: Path, names: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob(names)))
