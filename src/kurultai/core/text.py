"""Every sentence a person reads exists once, in English and French side by side."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, cast

from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


class Text(TypedDict):
    en: str
    fr: str


def text(en: str, fr: str) -> Text:
    return {"en": en, "fr": fr}


def fill(pattern: Text, parts: Mapping[str, object]) -> Text:
    """Put ``parts`` into a text; a part may itself be a Text."""

    def in_language(language: Language) -> str:
        return pattern[language].format(
            **{
                name: part[language] if isinstance(part, dict) else part
                for name, part in parts.items()
            }
        )

    return {"en": in_language("en"), "fr": in_language("fr")}


def joined(texts: list[Text], between: str = " ") -> Text:
    return {
        "en": between.join(t["en"] for t in texts),
        "fr": between.join(t["fr"] for t in texts),
    }


def load_toml(package: str, name: str) -> dict[str, Any]:
    """A data file that lies beside a module."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def optional_toml(file: Path) -> dict[str, Any]:
    """A data file that need not be there."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class Texts:
    """A game's messages/texts.toml: ``texts("asked.move", who=...)``."""

    def __init__(self, package: str) -> None:
        self._tables = load_toml(package, "messages/texts.toml")

    def __call__(self, name: str, /, **parts: object) -> Text:
        entry: Any = self._tables
        for key in name.split("."):
            entry = entry[key]
        return fill(cast(Text, entry), parts)
