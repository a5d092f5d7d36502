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
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast
from fluent_compiler.bundle import FluentBundle
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt

log = logging.getLogger(__name__)

ENGLISH = "en"
_made: dict[str, Callable[[str], str]] = {}  # languages made from English by a function


@cache
def languages() -> tuple[str, ...]:
    """English, then all others that have a folder."""
    found = sorted(folder.name for folder in _folder("kurultai.core").iterdir() if folder.is_dir())
    return (ENGLISH, *(name for name in found if name != ENGLISH), *_made)


def make_language(name: str, make: Callable[[str], str]) -> None:
    """Add a language that is made from English: ``make`` gets each file's text."""
    _made[name] = make
    languages.cache_clear()


def nearest(wanted: str) -> str | None:
    """The language that somebody means who says "fr-CA" or "fr_FR.UTF-8"."""
    wanted = wanted.partition(".")[0].replace("_", "-").lower()
    by_name = {name.lower(): name for name in languages()}
    return by_name.get(wanted) or by_name.get(wanted.partition("-")[0])


class Catalogue:
    """The messages of one package, in every language."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, language: str, id_: str, parts: Mapping[str, object]) -> str:
        bundle = self.bundle(language if self.has(language, id_) else ENGLISH)
        said, errors = bundle.format(id_, parts)
        for error in errors:
            log.error("message %s of %s in %s: %s", id_, self.package, language, error)
        return str(said)

    def has(self, language: str, id_: str) -> bool:
        """Whether a message, or an attribute of one ("area.of"), is written in this language."""
        return id_ in self.bundle(language)._compiled_messages  # its own test knows no attributes

    def bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            self._bundles[language] = self._compiled(language)
        return self._bundles[language]

    def _compiled(self, language: str) -> FluentBundle:
        sources = self.sources(language)
        resources = [FtlResource(text, name) for name, text in sources.items()]
        bundle = FluentBundle(locale(language), resources, functions=FUNCTIONS, use_isolating=False)
        for id_, error in bundle.check_messages():
            log.error("message %s of %s in %s: %s", id_, self.package, language, error)
        return bundle

    def sources(self, language: str) -> dict[str, str]:
        """The texts of a language's files, by their names."""
        make = _made.get(language)
        folder = _folder(self.package) / (language if make is None else ENGLISH)
        found = {}
        for file in sorted(folder.glob("*.ftl")) if folder.is_dir() else ():
            text = file.read_text(encoding="utf-8")
            found[file.name] = make(text) if make else text
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


class Number(FluentInt):  # type: ignore[misc]
    """A number that looks the same in every language; to ask which takes longer than all else."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -1000 < self < 1000 else str(super().format(locale))


number = cache(Number)


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
