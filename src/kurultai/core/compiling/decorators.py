"""Compiling functions with Numba, and keeping the compiled code between runs.

Numba's own cache notices neither a change in another file nor the bounds-check flag. Ours keeps one
file for each function and each list of argument types; its name is a hash of all that the code was
compiled from: the sources of the function's module and of all that it imports (stamps.py), what a
game brings for the types (brought.py), Numba's version and flags, the processor.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs
from numba import __version__ as numba_version
from numba import njit
from numba.core import config, types
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult

from kurultai.core.compiling import linking
from kurultai.core.compiling.stamps import closure, stamp
from kurultai.core.contract.brought import brought_to

F = TypeVar("F", bound=Callable[..., Any])

UNUSED = 30 * 24 * 3600.0  # seconds after which compiled code is thrown away
DAY = 24 * 3600.0


def compiled(function: F) -> F:
    """Compile a function, and keep the result on disk. Uncompiled under NUMBA_DISABLE_JIT=1."""
    return _compiled(function, forceinline=False)


def inlined(function: F) -> F:
    """A compiled function that becomes part of its callers, so that nothing has to be passed."""
    return _compiled(function, forceinline=True)


def separate(function: F) -> F:
    """A compiled function that is compiled once, and not again as part of each caller."""
    return _compiled(function, forceinline=False, is_separate=True)


def _compiled(function: F, *, forceinline: bool, is_separate: bool = False) -> F:
    outer = _jit(function, "outer", forceinline=forceinline)
    if not config.DISABLE_JIT:
        inner = _jit(function, "inner", forceinline=forceinline, no_cpython_wrapper=True)
        _call_inner(outer, inner)
        if is_separate:
            _link(inner)
    return cast(F, outer)


def _link(inner: Any) -> None:
    """Let callers of every compiled version find it by its symbol."""
    add = inner.add_overload

    def add_overload(result: Any) -> None:
        add(result)
        path = inner._cache._path(result.signature.args, result.codegen)
        linking.link(linking.PREFIX + path.name, result)

    inner.add_overload = add_overload


def _jit(function: Callable[..., Any], version: str, **more: bool) -> Any:
    jit: Any = njit  # its types know no wrappers
    made = jit(nogil=True, error_model="numpy", no_cfunc_wrapper=True, **more)(function)
    if not config.DISABLE_JIT:
        made._cache = Kept(function, version)
    return made


def _call_inner(outer: Any, inner: Any) -> None:
    """Let compiled code call a version without the door for Python, a tenth quicker to compile.

    A number written in a call has a type of its own to Numba, so that a function would be compiled
    again for every ``happens(b, s, 5)``. Here it is a number like any other.
    """
    plain: Any = types.unliteral

    def get_call_template(args: Any, kws: dict[str, Any]) -> Any:
        return inner.get_call_template(
            [plain(kind) for kind in args], {k: plain(kind) for k, kind in kws.items()}
        )

    outer.get_call_template = get_call_template
    outer.get_overload = inner.get_overload


class Kept(_Cache):
    """The compiled code of one function, on disk."""

    def __init__(self, function: Callable[..., Any], version: str) -> None:
        self._function = function
        self._version = version

    @property
    def cache_path(self) -> str:
        return str(base())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        path = self._path(sig, target_context.codegen())
        return load(path.name, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        assert not data.library.has_dynamic_globals, f"{self._function} cannot be kept"
        sweep()
        with tempfile.NamedTemporaryFile(dir=base(), delete=False) as file:
            kept = linking.needed(data.library), data._reduce()
            file.write(pickle.dumps(kept, protocol=-1))
        Path(file.name).replace(self._path(sig, data.codegen))

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...

    def _path(self, sig: Any, codegen: Any) -> Path:
        function = self._function
        module, file = function.__module__, function.__code__.co_filename
        known = closure(module, file)
        told = [
            *(numba_version, config.BOUNDSCHECK, codegen.magic_tuple()),
            *(module, function.__qualname__, self._version, sig, stamp(module, file)),
            *(stamp_of(each) for kind in records_in(sig) for each in brought_to(kind, known)),
        ]
        name = hashlib.sha256("\n".join(map(str, told)).encode()).hexdigest()[:32]
        return base() / f"{function.__name__}-{name}"


def load(name: str, target_context: Any) -> Any:
    """Compiled code by the name of its file, and the code that it needs; None if some is gone."""
    path = base() / name
    try:
        content = path.read_bytes()
        if path.stat().st_mtime < time.time() - DAY:
            os.utime(path)
    except OSError:
        return None
    symbols, reduced = pickle.loads(content)  # noqa: S301
    if not linking.resolve(symbols, lambda other: load(other, target_context)):
        return None
    kept: Any = CompileResult  # its methods have no types
    return kept._rebuild(target_context, *reduced)


def stamp_of(function: Any) -> str:
    """The stamp of a function's module."""
    plain = getattr(function, "py_func", function)
    return stamp(plain.__module__, plain.__code__.co_filename)


def records_in(kind: Any) -> Iterator[Any]:
    """The types of records among argument types."""
    if isinstance(kind, types.Record):
        yield kind
    elif isinstance(kind, types.Array):
        yield from records_in(kind.dtype)
    elif isinstance(kind, (tuple, types.BaseTuple)):
        parts: Any = kind
        for part in parts:
            yield from records_in(part)


@cache
def base() -> Path:
    """The folder of compiled code; a temporary one if the user's cannot be written."""
    wanted = Path(os.environ.get("KURULTAI_CACHE") or platformdirs.user_cache_dir("kurultai"))
    kept = wanted / "compiled"
    try:
        kept.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=kept).close()
    except OSError:
        os.environ["KURULTAI_CACHE"] = tempfile.mkdtemp(prefix="kurultai-")  # child processes too
        kept = Path(os.environ["KURULTAI_CACHE"]) / "compiled"
        kept.mkdir()
    return kept


@cache
def sweep() -> None:
    """Throw away what has not been used for long, once for each process that compiles."""
    for path in base().iterdir():
        try:
            if path.is_file() and path.stat().st_mtime < time.time() - UNUSED:
                path.unlink()
        except OSError:  # another process was first
            continue
