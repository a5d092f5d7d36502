"""Compiling rules, and where compiled code is kept between runs.

Numba's own cache notices neither a change in another file nor the bounds-check flag. So each folder
of compiled code is stamped with both, layer by layer, so that changing a layer compiles only it and
what stands on it (and changing a game no other game):

- core with its own sources;
- the rules of a game with core and that game;
- what stands on the rules (bots, rl) with core and that layer, and <layer>/<game>.py also with that
  game. What generic code compiles for a game is told apart by the game's record types, which carry
  the stamp of the rules in the name of a field.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs
from numba import __version__ as numba_version
from numba import njit
from numba.core import config, types

F = TypeVar("F", bound=Callable[..., Any])

ROOT = Path(str(files("kurultai"))).resolve()
KEPT = 64  # folders; those unused for longest go first
INNER = "inner"  # in each of them: what only compiled code calls

# Sources of which no compiled code is made: changing them compiles nothing anew.
NEVER_COMPILED = {
    "core": ("errors", "game", "playing", "prepare", "record", "registry", "text"),
    "bots": ("bot", "engine", "levels", "spec"),
    "rl": ("gymnasium", "openspiel", "outsiders", "pettingzoo"),
}


def compiled(function: F) -> F:
    """Compile a function, and keep the result on disk. Uncompiled under NUMBA_DISABLE_JIT=1."""
    return _compiled(function, forceinline=False)


def inlined(function: F) -> F:
    """A compiled function that becomes part of its callers, so that nothing has to be passed."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, *, forceinline: bool) -> F:
    place = folder(function.__code__.co_filename)
    compiled = _jit(function, place, forceinline=forceinline)
    if not config.DISABLE_JIT:
        inner = _jit(function, place / INNER, forceinline=forceinline, no_cpython_wrapper=True)
        _call_inner(compiled, inner)
    return cast(F, compiled)


def _jit(function: Callable[..., Any], kept_in: Path, **more: bool) -> Any:
    config.CACHE_DIR = str(kept_in)
    jit: Any = njit  # its types know no wrappers
    options = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
    return jit(**options, **more)(function)


def _call_inner(compiled: Any, inner: Any) -> None:
    """Let compiled code call a version without the door for Python, a tenth quicker to compile.

    A number written in a call has a type of its own to Numba, so that a rule would be compiled
    again for every ``happens(b, s, 5)``. Here it is a number like any other.
    """
    plain: Any = types.unliteral

    def get_call_template(args: Any, kws: dict[str, Any]) -> Any:
        return inner.get_call_template(
            [plain(kind) for kind in args], {k: plain(kind) for k, kind in kws.items()}
        )

    compiled.get_call_template = get_call_template
    compiled.get_overload = inner.get_overload


def record_type(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The dtype of a board or state record: attribute access, aligned fields.

    It belongs to the file that declares it, and changes when that game's sources do.
    """
    taken = [name for name, *_ in fields if hasattr(np.record, name)]
    assert not taken, f"numpy's records have attributes of these names: {taken}"
    stamped = (f"rules_{stamp(sys._getframe(1).f_code.co_filename)}", np.int64)
    return np.dtype((np.record, np.dtype([*fields, stamped], align=True)))


@cache
def folder(file: str) -> Path:
    """Where the compiled code of a source file is kept."""
    mine = base() / stamp(file)
    mine.mkdir(parents=True, exist_ok=True)
    os.utime(mine)
    return mine


@cache
def base() -> Path:
    """The folder of all compiled code; a temporary one if the user's cannot be written."""
    wanted = Path(os.environ.get("KURULTAI_CACHE") or platformdirs.user_cache_dir("kurultai"))
    compiled = wanted / "compiled"
    try:
        compiled.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=compiled).close()
    except OSError:
        os.environ["KURULTAI_CACHE"] = tempfile.mkdtemp(prefix="kurultai-")  # child processes too
        compiled = Path(os.environ["KURULTAI_CACHE"]) / "compiled"
        compiled.mkdir()
        return compiled
    for old in sorted(compiled.iterdir(), key=_last_used, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return compiled


def _last_used(place: Path) -> float:
    """Long ago, if another process has just removed it."""
    try:
        return place.stat().st_mtime
    except FileNotFoundError:
        return 0.0


@cache
def stamp(file: str) -> str:
    """A hash of all sources that the code in this file may be compiled from."""
    place = Path(file).resolve()
    if not place.is_relative_to(ROOT):
        return _hashed(_layers("core", "bots", "rl"), place.parent.glob("*.py"))
    layer, *rest = place.relative_to(ROOT).parts
    if layer == "core":
        return _layers("core")
    if layer == "games" and len(rest) > 1:
        return game_stamp(rest[0])
    if layer in NEVER_COMPILED:
        mine = _layers("core", layer)
        is_of_a_game = (ROOT / "games" / place.stem).is_dir()
        return _hashed(mine, _sources_of(place.stem)) if is_of_a_game else mine
    return _layers("core", "bots", "rl")


@cache
def game_stamp(game: str) -> str:
    """The stamp of a game's rules."""
    return _hashed(_layers("core"), _sources_of(game))


@cache
def whole_stamp(game: str) -> str:
    """The stamp of a game's rules and opponents."""
    return _hashed(_layers("core", "bots"), _sources_of(game))


def _sources_of(game: str) -> list[Path]:
    return list((ROOT / "games" / game).rglob("*.py"))


@cache
def _layers(*names: str) -> str:
    sources = [
        source
        for layer in names
        for source in (ROOT / layer).rglob("*.py")
        if source.stem not in NEVER_COMPILED[layer]
    ]
    return _hashed(f"{numba_version} boundscheck={config.BOUNDSCHECK}", sources)


def _hashed(seed: str, sources: Iterable[Path]) -> str:
    digest = hashlib.sha256(seed.encode())
    for source in sorted(sources):
        digest.update(str(source).encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
