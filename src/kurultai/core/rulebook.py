"""rulebook.toml: every rule and ruling of a game, with the words a player reads.

A rule's *number* is its place in the file, counted from 1; 0 is "legal". Compiled code returns the
number, everything above turns it into the rule. Code cites a rule either through ``rules("H2")``
(when it refuses a move) or as ``§H2`` in a docstring or comment (when it carries the rule out).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from kurultai.core.text import Text, fill, load_toml

LEGAL = 0

Kind = Literal["rule", "ruling", "reconstruction"]


@dataclass(frozen=True)
class Rule:
    id: str
    number: int
    kind: Kind
    heading: Text
    book: Text
    gist: Text
    refusal: Text | None

    def refuse(self, parts: Mapping[str, object]) -> Text:
        return fill(self.refusal or self.gist, parts)


class Rulebook:
    def __init__(self, package: str) -> None:
        document = load_toml(package, "rulebook.toml")
        self.title: Text = document["title"]
        self._rules = [
            _rule(id_, number, entry)
            for number, (id_, entry) in enumerate(document["rule"].items(), 1)
        ]
        self._numbers = {rule.id: rule.number for rule in self._rules}

    def __call__(self, id_: str) -> int:
        """The number that compiled code returns to cite this rule."""
        return self._numbers[id_]

    def __getitem__(self, key: str | int) -> Rule:
        return self._rules[(self._numbers[key] if isinstance(key, str) else int(key)) - 1]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


def _rule(id_: str, number: int, entry: dict[str, Any]) -> Rule:
    return Rule(
        id=id_,
        number=number,
        kind=entry.get("kind", "rule"),
        heading=entry["heading"],
        book=entry["book"],
        gist=entry["gist"],
        refusal=entry.get("refusal"),
    )
