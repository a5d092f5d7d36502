"""What compiled code was compiled from, as a short hash.

A module's stamp covers its source and that of all it imports, directly or not, as far as they
belong to Kurultai or to the module's own package (a game may come from another). The names of the
rules count too: compiled code holds their numbers. Whatever the module does not import may change
without compiling it anew.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from functools import cache
from pathlib import Path

OURS = "kurultai"
UNCOMPILED = {
    "kurultai.core.catalogue",
    "kurultai.core.text",
    "kurultai.core.texts",
}  # what is said
RULEBOOK = "rulebook.toml"

_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]*)|import[ \t]+([^\n#]*))",
    re.MULTILINE,
)


@cache
def stamp(module: str, file: str) -> str:
    """The stamp of a module, given by its name and its file."""
    digest = hashlib.sha256()
    for name, path in sorted(closure(module, file).items()):
        digest.update(name.encode())
        digest.update(path.read_bytes())
        digest.update(_rules_beside(path).encode())
    return digest.hexdigest()[:16]


@cache
def closure(module: str, file: str) -> dict[str, Path]:
    """A module and all of ours that it imports, directly or not, with their files."""
    tops = {OURS, module.partition(".")[0]}
    found = {module: Path(file)}
    todo = [module]
    while todo:
        here = todo.pop()
        for name in _imported(here, found[here]):
            if name in found or name in UNCOMPILED:
                continue
            if (path := _file_of(name, tops, Path(file))) is not None:
                found[name] = path
                todo.append(name)
    return found


@cache
def _imported(module: str, path: Path) -> tuple[str, ...]:
    """The modules that a source may import; names that are no modules are among them."""
    is_package = path.name == "__init__.py"
    found: list[str] = []
    for start, names, plain in _IMPORT.findall(path.read_text(encoding="utf-8")):
        if plain:
            found += [part.split()[0] for part in plain.split(",") if part.strip()]
            continue
        whole = _absolute(start, module, is_package)
        found.append(whole)
        listed = names.strip("()").split(",")
        found += [f"{whole}.{name.split()[0]}" for name in listed if name.strip()]
    return tuple(found)


def _absolute(name: str, module: str, is_package: bool) -> str:
    """``from ..state import`` as a whole name."""
    dots = len(name) - len(name.lstrip("."))
    if not dots:
        return name
    parts = module.split(".")
    base = parts[: len(parts) - dots + is_package]
    return ".".join([*base, *filter(None, [name.lstrip(".")])])


def _file_of(name: str, tops: set[str], beside: Path) -> Path | None:
    """Where a module of ours lies; None if it is another's, or not a module."""
    top, *rest = name.split(".")
    package = sys.modules.get(top)
    if top in tops and package is not None and getattr(package, "__path__", None):
        return _there(Path(package.__path__[0]).joinpath(*rest))
    return _there(beside.parent.joinpath(top, *rest))


@cache
def _there(place: Path) -> Path | None:
    for path in (place.with_suffix(".py"), place / "__init__.py"):
        if path.is_file():
            return path
    return None


@cache
def _rules_beside(path: Path) -> str:
    """The ids of the rules in their order, for a module that lies beside a rulebook."""
    book = path.parent / RULEBOOK
    if path.stem != book.stem or not book.is_file():
        return ""
    return " ".join(tomllib.loads(book.read_text(encoding="utf-8"))["rule"])
