"""A language made from English: accents on the letters, a third longer.

Whoever reads it sees at once what was not translated and what does not fit. Tests speak it.
"""

from __future__ import annotations

import math
import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from kurultai.core.catalogue import make_language

PSEUDO = "en-XA"
ACCENTS = str.maketrans("AEIOUYaeiouyncs", "ÀÉÎÕÛÝàéîõûýñçš")
LONGER = "·"


def enable() -> None:
    make_language(PSEUDO, messages, words)


def words(text: str) -> str:
    """Wörds, a third longer; spaces at the ends stay."""
    letters = sum(map(str.isalpha, text))
    accented = text.translate(ACCENTS)
    end = len(accented.rstrip())
    return accented[:end] + LONGER * math.ceil(letters / 3) + accented[end:]


def plain_words(text: str) -> list[str]:
    """What of a text has not gone through here: words with a plain vowel."""
    return re.findall(r"\b[A-Za-z]*[AEIOUYaeiouy][A-Za-z]*\b", text)


def messages(text: str) -> str:
    """A file of messages, its words changed, what stands in braces not."""
    resource = FluentParser(with_spans=False).parse(text)
    return FluentSerializer().serialize(_Words().visit(resource))


class _Words(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = words(node.value)
        return node
