"""The files in which sentences are written: ``<package>/messages/<language>/*.ftl``.

A language is a folder. What a language does not say is said in English. The files are in the
syntax of Project Fluent (projectfluent.org); docs/messages.md says which functions they may use.
"""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from kurultai.core.saying import Say, saying

log = logging.getLogger(__name__)

ENGLISH = "en"


class Made(NamedTuple):
    """A language that functions make from English."""

    file: Callable[[str], str]
    words: Callable[[str], str]


_made: dict[str, Made] = {}


@cache
def languages() -> tuple[str, ...]:
    """English, then all others that have a folder."""
    found = sorted(folder.name for folder in _folder("kurultai.core").iterdir() if folder.is_dir())
    return (ENGLISH, *(name for name in found if name != ENGLISH), *_made)


def make_language(name: str, file: Callable[[str], str], words: Callable[[str], str]) -> None:
    """Add a language that is made from English: of files of messages, and of other words."""
    _made[name] = Made(file, words)
    languages.cache_clear()


def written() -> tuple[str, ...]:
    """The languages that somebody wrote."""
    return tuple(name for name in languages() if name not in _made)


def from_english(language: str, words: str) -> str:
    """What is said where a data file has no words in this language."""
    made = _made.get(language)
    return made.words(words) if made else words


def nearest(wanted: str) -> str | None:
    """The language that somebody means who says "fr-CA" or "fr_FR.UTF-8"."""
    wanted = wanted.partition(".")[0].replace("_", "-").lower()
    by_name = {name.lower(): name for name in languages()}
    return by_name.get(wanted) or by_name.get(wanted.partition("-")[0])


class Pattern(NamedTuple):
    """A message or an attribute of one, in one language."""

    bundle: FluentBundle
    value: Any  # as the library has it
    written: ast.Pattern
    quick: Say | None

    def say(self, parts: Mapping[str, object]) -> tuple[str, list[Exception]]:
        if self.quick is not None:
            try:
                return self.quick(parts), []
            except KeyError:
                pass  # the library says what is missing
        return self.say_slowly(parts)

    def say_slowly(self, parts: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """As the library says it."""
        said, errors = self.bundle.format_pattern(self.value, dict(parts))
        return str(said), errors


class Catalogue:
    """The messages of one package, in every language."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._patterns: dict[str, dict[str, Pattern]] = {}

    def say(self, language: str, id_: str, parts: Mapping[str, object]) -> str:
        """A message, or an attribute of one ("area.of")."""
        pattern = self.patterns(language).get(id_) or self.patterns(ENGLISH)[id_]
        said, errors = pattern.say(parts)
        for error in errors:
            log.error("message %s of %s in %s: %s", id_, self.package, language, error)
        return said

    def has(self, language: str, id_: str) -> bool:
        return id_ in self.patterns(language)

    def patterns(self, language: str) -> dict[str, Pattern]:
        """Read when it is first needed."""
        if language not in self._patterns:
            self._patterns[language] = self._read(language)
        return self._patterns[language]

    def _read(self, language: str) -> dict[str, Pattern]:
        bundle = FluentBundle([locale(language)], functions=FUNCTIONS, use_isolating=False)
        for text in self.sources(language).values():
            bundle.add_resource(FluentResource(text))

        def pattern(value: Any, written: ast.Pattern) -> Pattern:
            return Pattern(bundle, value, written, saying(written, locale(language), FUNCTIONS))

        found = {}
        for id_, entry in self.entries(language).items():
            message = bundle.get_message(id_)
            if entry.value is not None:
                found[id_] = pattern(message.value, entry.value)
            for attribute in entry.attributes:
                name = attribute.id.name
                found[f"{id_}.{name}"] = pattern(message.attributes[name], attribute.value)
        return found

    def sources(self, language: str) -> dict[str, str]:
        """The texts of a language's files, by their names."""
        make = _made.get(language)
        folder = _folder(self.package) / (language if make is None else ENGLISH)
        found = {}
        for file in sorted(folder.glob("*.ftl")) if folder.is_dir() else ():
            text = file.read_text(encoding="utf-8")
            found[file.name] = make.file(text) if make else text
        return found

    def entries(self, language: str) -> dict[str, ast.Message]:
        """The messages of a language, as they are written."""
        parser = FluentParser(with_spans=False)
        return {
            entry.id.name: entry
            for text in self.sources(language).values()
            for entry in parser.parse(text).body
            if isinstance(entry, ast.Message)
        }

    @cached_property
    def ids(self) -> frozenset[str]:
        return frozenset(self.entries(ENGLISH))

    def __repr__(self) -> str:
        return self.package

    def __reduce__(self) -> tuple[Callable[[str], Catalogue], tuple[str]]:
        return catalogue, (self.package,)


@cache
def catalogue(package: str) -> Catalogue:
    """One for each package: it is compiled once."""
    return Catalogue(package)


class Said(str):
    """A text that has been said, and how to get at its other forms."""

    __slots__ = ("form",)

    form: Callable[[str], str]


def form(thing: object, name: str) -> str:
    """FORM($area, "of"): a thing's attribute ``.of``, or the thing itself if it has none."""
    return thing.form(str(name)) if isinstance(thing, Said) else str(thing)


def elide(word: str, next_: object) -> str:
    """ELIDE("de", $who): "de Bo", but "d'Ada"."""
    following = str(next_)
    letter = unicodedata.normalize("NFD", following[:1]).lower()[:1]
    return f"{word[:-1]}'{following}" if letter and letter in "aeiouyh" else f"{word} {following}"


FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": form, "ELIDE": elide}


def _folder(package: str) -> Path:
    return Path(str(files(package))) / "messages"


@cache
def locale(language: str) -> str:
    """What plurals and lists go by; a made language counts as English does."""
    try:
        return str(Locale.parse(language, sep="-").language) if language not in _made else ENGLISH
    except (UnknownLocaleError, ValueError):
        return ENGLISH
