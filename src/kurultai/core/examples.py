"""Messages said with examples: small and large numbers, you and others."""

from __future__ import annotations

import itertools

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kurultai.core.catalogue import ENGLISH, Catalogue, written
from kurultai.core.saying import number

NUMBERS = (0, 1, 2, 5, 1000)
COUNTED = {"zero", "one", "two", "few", "many", "other", "0", "1", "2"}
SQUARES = {"shown", "hidden"}
MOST = 60  # of one message


class Named(Visitor):
    """The parts that a message names, and the variants it tells apart by them."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.parts: dict[str, set[str]] = {}
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.parts.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {_key(variant.key) for variant in node.variants}
            self.parts.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def _values(name: str, keys: set[str]) -> list[object]:
    """What a part can be: each word that a variant is for, numbers, or the part's own name."""
    if name.endswith("-is"):
        return [*sorted(SQUARES)] if keys == SQUARES else ["you", "other"]
    if keys:
        return [*map(number, NUMBERS)] if keys <= COUNTED else [*sorted(keys), "…"]
    return ["Ada" if name in ("who", "by", "winner", "loser") else f"‹{name}›"]


def examples(node: ast.BaseNode) -> list[dict[str, object]]:
    """Parts with which every variant is said."""
    parts = Named(node).parts
    chosen = itertools.product(*(_values(name, keys) for name, keys in parts.items()))
    return [dict(zip(parts, values, strict=True)) for values in itertools.islice(chosen, MOST)]


def said(its: Catalogue, language: str, id_: str) -> list[str]:
    """A message in a language (in English where that lacks it), in all that it can say."""
    language = language if its.has(language, id_) else ENGLISH
    pattern = its.patterns(language)[id_]
    found = [pattern.say(parts)[0] for parts in examples(pattern.written)]
    return list(dict.fromkeys(found))


def table(its: Catalogue) -> str:
    """All messages as Markdown, file by file, each language beside the other."""
    patterns, found = its.patterns(ENGLISH), ""
    for file, text in its.sources(ENGLISH).items():
        about = next((line[3:] for line in text.splitlines() if line.startswith("## ")), "")
        found += f"\n## {its}: {file}\n\n{about}\n\n| message | {' | '.join(written())} |\n"
        found += "| --- " * (len(written()) + 1) + "|\n"
        for id_ in _ids(text):
            for name in (one for one in patterns if one.partition(".")[0] == id_):
                cells = [" <br> ".join(said(its, language, name)) for language in written()]
                found += f"| `{name}` | {' | '.join(cells)} |\n"
    return found


def _ids(text: str) -> list[str]:
    body = FluentParser(with_spans=False).parse(text).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]
