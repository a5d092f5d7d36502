"""Where compiled rules are kept between runs.

Numba's own cache notices neither a change in another file nor the bounds-check flag, so the folder
is stamped with both: a hash of every source file of the package, and the flag. Import this module
before anything is compiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from importlib.resources import files
from pathlib import Path

import platformdirs
from numba import __version__ as numba_version
from numba.core import config

KEEP = 4  # stamps of earlier versions that stay for a while


def stamp() -> str:
    digest = hashlib.sha256()
    root = Path(str(files("kurultai")))
    for layer in ("core", "games", "bots", "rl"):
        for source in sorted((root / layer).rglob("*.py")):
            digest.update(str(source.relative_to(root)).encode())
            digest.update(source.read_bytes())
    digest.update(f"{numba_version} boundscheck={config.BOUNDSCHECK}".encode())
    return digest.hexdigest()[:16]


def folder() -> Path:
    base = os.environ.get("KURULTAI_CACHE") or platformdirs.user_cache_dir("kurultai")
    return Path(base) / "compiled"


def use() -> Path:
    """Point Numba at this version's folder and forget folders long unused."""
    mine = folder() / stamp()
    try:
        mine.mkdir(parents=True, exist_ok=True)
        os.utime(mine)
        others = sorted(
            (p for p in folder().iterdir() if p != mine),
            key=lambda p: p.stat().st_mtime,
            reverse=True,
        )
        for old in others[KEEP:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:  # a read-only home: compile anew in each run, once for its child processes too
        os.environ["KURULTAI_CACHE"] = tempfile.mkdtemp(prefix="kurultai-")
        mine = folder() / stamp()
        mine.mkdir(parents=True)
    config.CACHE_DIR = str(mine)
    return mine


FOLDER = use()
