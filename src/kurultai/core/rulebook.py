"""rulebook.toml: every rule and ruling of a game, and where in the book it stands. What a player
reads of it is the message ``rule-<id>``, with the attributes ``.heading`` and ``.refusal``.

A rule's *number* is its place in the file, counted from 1; 0 is "legal". Compiled code returns the
number, everything above turns it into the rule. Code cites a rule either through ``rules("H2")``
(when it refuses a move) or as ``§H2`` in a docstring or comment (when it carries the rule out).

book/chapters.toml: in which order a person reads them. What had to be reconstructed comes last.
book/asked.toml: which rule a question is about.
book/provenance.toml: what is publicly known of that, and whether it agrees.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, Literal

from kurultai.core.text import Given, Message, Text, Texts, load_toml
from kurultai.core.texts import TEXTS

LEGAL = 0

Kind = Literal["rule", "ruling", "reconstruction"]


@dataclass(frozen=True)
class Rule:
    id: str
    number: int
    kind: Kind
    book: Text
    gist: Message

    @property
    def heading(self) -> Text:
        return self.gist.attribute("heading")

    def refuse(self, parts: Mapping[str, object]) -> Text:
        """Why a move is refused; a rule without a refusal of its own says what it is about."""
        return self.gist.attribute("refusal", **parts) if self.has_refusal else self.gist

    @property
    def has_refusal(self) -> bool:
        return self.gist.has("refusal")


@dataclass(frozen=True)
class Chapter:
    """Rules to be read together: the message ``chapter-<id>``, with ``.about`` to begin with."""

    id: str
    heading: Message
    rules: tuple[Rule, ...]

    @property
    def about(self) -> Text | None:
        return self.heading.attribute("about") if self.heading.has("about") else None


Agrees = Literal["yes", "partly", "unknown"]


@dataclass(frozen=True)
class Fact:
    """Something publicly known of what our rulebook only drew: ``fact-<id>``, and ``.ours``."""

    id: str
    agrees: Agrees
    sources: tuple[str, ...]
    text: Message

    @property
    def ours(self) -> Text:
        return self.text.attribute("ours")


class Rulebook:
    def __init__(self, package: str) -> None:
        document = load_toml(package, "rulebook.toml")
        texts = Texts(package)
        self._package = package
        self.title: Text = texts("title")
        self._rules = [
            _rule(texts, id_, number, entry)
            for number, (id_, entry) in enumerate(document["rule"].items(), 1)
        ]
        self._numbers = {rule.id: rule.number for rule in self._rules}

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """As a person reads them: a game that names no chapters has one."""
        own = Texts(self._package)
        lost = [rule for rule in self if rule.kind == "reconstruction"]
        named = _optional(self._package, "book/chapters.toml")
        if named:
            found = [
                Chapter(id_, own.message(f"chapter-{id_}"), tuple(self[rule] for rule in rules))
                for id_, rules in named.items()
            ]
        else:
            rest = tuple(rule for rule in self if rule.kind != "reconstruction")
            found = [Chapter("rules", TEXTS.message("chapter-rules"), rest)]
        if lost:
            found.append(Chapter("lost", TEXTS.message("chapter-lost"), tuple(lost)))
        return tuple(found)

    @cached_property
    def questions(self) -> dict[str, str]:
        """The rule that each message ``asked-…`` is about."""
        return _optional(self._package, "book/asked.toml")

    def about(self, asked: Text) -> str | None:
        """The rule that a question is about."""
        return self.questions.get(asked.id) if isinstance(asked, Message) else None

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        texts = Texts(self._package)
        return tuple(
            Fact(id_, fact["agrees"], tuple(fact["sources"]), texts.message(f"fact-{id_}"))
            for id_, fact in _optional(self._package, "book/provenance.toml").items()
        )

    def __call__(self, id_: str) -> int:
        """The number that compiled code returns to cite this rule."""
        return self._numbers[id_]

    def __getitem__(self, key: str | int) -> Rule:
        return self._rules[(self._numbers[key] if isinstance(key, str) else int(key)) - 1]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


def _optional(package: str, name: str) -> dict[str, Any]:
    return load_toml(package, name) if files(package).joinpath(name).is_file() else {}


def _rule(texts: Texts, id_: str, number: int, entry: dict[str, Any]) -> Rule:
    return Rule(
        id=id_,
        number=number,
        kind=entry.get("kind", "rule"),
        book=Given(entry["book"]),
        gist=texts.message(f"rule-{id_.replace('.', '-')}"),
    )
