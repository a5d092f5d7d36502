"""Boards, cards and the like as files that an owner of the box can write.

A file is TOML, or the same as JSON. It is bounded before it is parsed and measured afterwards, so
that nothing a stranger sends takes long or reaches the rules in an odd form. What a game finds in
it is a list of problems: errors, with which it cannot be played, and warnings, where it is not what
the book counts. What a file is (from the box, reconstructed, home-made) belongs to it as well.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, get_args

from kurultai.core.errors import Unreadable
from kurultai.core.text import Text, as_it_is, joined
from kurultai.core.texts import TEXTS

if TYPE_CHECKING:
    from kurultai.core.game import Game

Document = dict[str, Any]
Origin = Literal["box", "reconstructed", "home-made"]
ORIGINS: tuple[Origin, ...] = get_args(Origin)

KIB = 1024
MOST_BYTES = 128 * KIB
MOST_ENTRIES = 20_000  # values in a document
DEEPEST = 32  # tables and lists within each other: nested conditions of cards need 22
LONGEST = 10_000  # letters of a text
LONGEST_KEY = 60
LARGEST = 1_000_000  # a number, either way
LONGEST_TITLE = 80
MOST_SAID = 40  # problems of one file: whoever has more reads no further

_MOST_DOTS = 40  # on a line without anything else between: tomllib takes long over longer keys
_KEYS = re.compile(rb"[\w\"'.\- \t]+")
_NESTING = re.compile(rb"[\[{]|[\]}]")
_PLACE = re.compile(r"line (\d+),? column (\d+)")


@dataclass(frozen=True)
class Problem:
    """What is wrong with a file, or only unusual; where it is, as the file's own words say it."""

    text: Text
    where: Text | None = None
    is_warning: bool = False
    file: str = ""  # the option that takes the file

    def said(self) -> Text:
        return joined([self.where, self.text], ": ") if self.where else self.text


def error(text: Text, *where: object) -> Problem:
    return Problem(text, _place(where))


def warning(text: Text, *where: object) -> Problem:
    return Problem(text, _place(where), is_warning=True)


def _place(where: tuple[object, ...]) -> Text | None:
    """The way to an entry: ``rulers › 3 › directions``."""
    return as_it_is(" › ".join(map(str, where))) if where else None


def of_file(name: str, found: Iterable[Problem]) -> list[Problem]:
    """Problems of the file of an option."""
    return [replace(problem, file=name) for problem in found]


def errors(found: Iterable[Problem]) -> list[Problem]:
    return [problem for problem in found if not problem.is_warning]


def refuse(found: Iterable[Problem]) -> None:
    """Unreadable with every error, if there is one."""
    wrong = errors(found)
    if wrong:
        said = [TEXTS("problem-of-file", file=p.file, problem=p.said()) for p in wrong[:MOST_SAID]]
        if len(wrong) > MOST_SAID:
            said.append(TEXTS("and-more-problems", n=len(wrong) - MOST_SAID))
        raise Unreadable(TEXTS("data-files-refused", n=len(wrong), problems=joined(said, "\n")))


def unknown_keys(table: Mapping[str, Any], known: Iterable[str], *where: object) -> list[Problem]:
    """Entries that nothing reads: most likely misspelt."""
    there = tuple(known)
    return [
        warning(TEXTS("entry-is-not-read", key=shown(key), known=", ".join(there)), *where)
        for key in table
        if key not in there
    ]


def shown(value: object) -> str:
    """Something out of a file, short enough for a sentence."""
    text = value if isinstance(value, str) else str(value)
    text = "".join(letter if letter.isprintable() else "�" for letter in text)
    return text if len(text) <= LONGEST_KEY else f"{text[: LONGEST_KEY - 1]}…"


# What a file is


def origin_of(document: Document) -> Origin:
    """As the file says; one that says nothing is somebody's own."""
    given = _label(document, "origin")
    if given in ORIGINS:
        return given  # type: ignore[no-any-return]
    return "reconstructed" if document.get("reconstruction") is True else "home-made"


def title_of(document: Document) -> str:
    title = _label(document, "title")
    return shown(title)[:LONGEST_TITLE] if isinstance(title, str) else ""


def _label(document: Document, name: str) -> Any:
    """An entry of the file, or of what it says about itself."""
    meta = document.get("meta")
    return document.get(name, meta.get(name) if isinstance(meta, dict) else None)


def bare(document: Document) -> Document:
    """A document without what rules have nothing to do with."""
    return {key: value for key, value in document.items() if key != "origin"}


def problems_of_labels(document: Document) -> list[Problem]:
    """Title and origin, of whatever game."""
    found = []
    if "origin" in document and document["origin"] not in ORIGINS:
        there = ", ".join(f'"{origin}"' for origin in ORIGINS)
        found.append(warning(TEXTS("origin-can-be", there=there), "origin"))
    if "title" in document and not isinstance(document["title"], str):
        found.append(warning(TEXTS("title-is-a-text"), "title"))
    return found


# Reading


def read(content: bytes) -> Document:
    """A document from a file's bytes; Unreadable with one sentence that says what is wrong."""
    if len(content) > MOST_BYTES:
        raise Unreadable(TEXTS("file-too-large", limit=MOST_BYTES // KIB))
    if _depth(content) > DEEPEST or _has_endless_key(content):
        raise Unreadable(TEXTS("file-too-deep", deepest=DEEPEST))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise Unreadable(TEXTS("file-not-utf-8", line=line)) from None
    document = _json(text) if text.lstrip().startswith("{") else _toml(text)
    return check_form(document)


def _depth(content: bytes) -> int:
    """Brackets within brackets; those in texts and comments may make it too many, never too few."""
    depth = deepest = 0
    for found in _NESTING.finditer(content):
        depth = depth + 1 if found[0] in b"[{" else max(0, depth - 1)
        deepest = max(deepest, depth)
    return deepest


def _has_endless_key(content: bytes) -> bool:
    """A dotted key of very many parts: tables within tables, too."""
    return any(found[0].count(b".") > _MOST_DOTS for found in _KEYS.finditer(content))


def _json(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_without_twice)
    except json.JSONDecodeError as problem:
        at = {"line": problem.lineno, "column": problem.colno}
        raise Unreadable(TEXTS("file-not-json", **at)) from None
    except (ValueError, RecursionError):
        raise Unreadable(TEXTS("file-not-read")) from None


def _without_twice(pairs: list[tuple[str, Any]]) -> Document:
    table = dict(pairs)
    if len(table) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Unreadable(TEXTS("entry-twice", key=shown(twice)))
    return table


def _toml(text: str) -> object:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        if place := _PLACE.search(str(problem)):
            at = {"line": int(place[1]), "column": int(place[2])}
            raise Unreadable(TEXTS("file-not-toml", **at)) from None
        raise Unreadable(TEXTS("file-ends-early")) from None
    except (ValueError, RecursionError):
        raise Unreadable(TEXTS("file-not-read")) from None


def check_form(document: object) -> Document:
    """The document; Unreadable if it is no table, too large, too deep, or holds odd things.

    Walks without recursion and stops at the first thing that is too much.
    """
    if not isinstance(document, dict):
        raise Unreadable(TEXTS("file-holds-no-table"))
    left: list[tuple[object, int]] = [(document, 1)]
    entries = 0
    while left:
        value, depth = left.pop()
        entries += 1
        if entries > MOST_ENTRIES:
            raise Unreadable(TEXTS("file-too-many-entries", most=MOST_ENTRIES))
        if depth > DEEPEST:
            raise Unreadable(TEXTS("file-too-deep", deepest=DEEPEST))
        if isinstance(value, dict):
            for key in value:
                _check_text(key, LONGEST_KEY)
            left += [(inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list):
            left += [(inner, depth + 1) for inner in value]
        else:
            _check_value(value)
    return document


def _check_value(value: object) -> None:
    if isinstance(value, str):
        _check_text(value, LONGEST)
    elif isinstance(value, float) and not math.isfinite(value):
        raise Unreadable(TEXTS("file-odd-number"))
    elif isinstance(value, int | float):
        if abs(value) > LARGEST:
            raise Unreadable(TEXTS("file-large-number", most=LARGEST))
    elif value is not None:
        raise Unreadable(TEXTS("file-odd-value", value=shown(value)))


def _check_text(text: object, longest: int) -> None:
    if not isinstance(text, str):
        raise Unreadable(TEXTS("file-odd-value", value=shown(text)))
    if len(text) > longest:
        raise Unreadable(TEXTS("file-long-text", n=len(text), most=longest))
    if text.isascii():
        odd = next((c for c in text if (c < " " and c not in "\n\t\r") or c == "\x7f"), None)
    else:
        odd = next((c for c in text if _is_odd(c)), None)
    if odd is not None:
        raise Unreadable(TEXTS("file-odd-letter", code=f"U+{ord(odd):04X}"))


def _is_odd(letter: str) -> bool:
    """Letters that cannot be seen, or that turn the rest of a line around."""
    if letter in "\n\t\r":
        return False
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


# Which game's file it is


def recognised(document: Document, games: Iterable[Game]) -> list[tuple[Game, str]]:
    """The games and options of which a document looks most like a file: one, at best."""
    scores = {
        (game, option.name): _likeness(document, game.shipped(option.name))
        for game in games
        for option in game.options
        if option.is_file
    }
    best = max(scores.values(), default=0)
    return [found for found, score in scores.items() if score == best and best > 0]


def _likeness(document: Document, shipped: Document) -> int:
    """Entries of the same name and kind that both have, labels apart."""
    names = (document.keys() & shipped.keys()) - {"title", "reconstruction", "origin"}
    return sum(1 + (type(document[name]) is type(shipped[name])) for name in names)
