"""Heroes in C (heroes.c), built with the machine's compiler where there is one."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from kurultai.core.bits import Rng
from kurultai.core.game import Position

SOURCE = Path(__file__).with_name("heroes.c")
COUNTS = 6  # moves listed, then games by kind of ending


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


class Native:
    def __init__(self, library: Path) -> None:
        self._playouts = ctypes.CDLL(str(library)).playouts
        self._playouts.restype = ctypes.c_int64

    def playouts(self, start: Position, generator: Rng, games: int) -> int:
        """Random games from a start position; returns the plies."""
        b, s = start.b[0], start.s[0]
        sets = np.concatenate([s.pieces.ravel(), s.cities.ravel()])
        keys = np.concatenate([b.piece_key.ravel(), b.city_key, [b.turn_key]])
        counts = np.zeros(COUNTS, np.int64)
        plies = self._playouts(
            _pointer(sets),
            _pointer(keys),
            ctypes.c_int64(int(s.key)),
            ctypes.c_int(int(b.reach)),
            _pointer(generator),
            ctypes.c_int64(games),
            _pointer(counts),
        )
        return int(plies)


def _pointer(array: np.typing.NDArray[Any]) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)


@contextmanager
def built() -> Iterator[Native | None]:
    """The library, or None on a machine without a C compiler."""
    cc = compiler()
    if cc is None:
        yield None
        return
    with TemporaryDirectory(prefix="kurultai-bench-") as folder:
        library = Path(folder) / "heroes.so"
        flags = ("-O3", "-march=native", "-shared", "-fPIC")
        subprocess.run([cc, *flags, "-o", str(library), str(SOURCE)], check=True)
        yield Native(library)
