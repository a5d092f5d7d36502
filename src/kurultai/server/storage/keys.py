"""The keys that sign cookies and invitations: one a line, the newest last.

The newest signs; the others still recognise what they signed, until they are dropped.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from kurultai.server.storage.database import StorageTrouble
from kurultai.server.texts import TEXTS

KEY_FILE = "cookie.key"
BYTES = 32


def keys(folder: Path) -> list[bytes]:
    """All keys; the first is made on the first start, for the server's user only."""
    path = folder / KEY_FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_bytes().split()
        made = [_new()]
        _write(handle, made)
        return made
    except OSError as error:
        raise _trouble(path, error) from error


def rotate(folder: Path) -> int:
    """A new key signs from the next start on; says how many there are then."""
    return replace(folder, [*keys(folder), _new()])


def drop_old(folder: Path) -> int:
    """Only the newest stays: whoever has not come by since the last rotation is a stranger."""
    kept = keys(folder)
    replace(folder, kept[-1:])
    return len(kept) - 1


def replace(folder: Path, chosen: list[bytes]) -> int:
    """Write the file anew, all of it or not at all."""
    path = folder / KEY_FILE
    beside = path.with_suffix(".new")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        _write(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), chosen)
        beside.replace(path)
    except OSError as error:
        raise _trouble(path, error) from error
    return len(chosen)


def _new() -> bytes:
    return secrets.token_hex(BYTES).encode()


def _write(handle: int, chosen: list[bytes]) -> None:
    with os.fdopen(handle, "wb") as file:
        file.write(b"\n".join(chosen))
        file.flush()
        os.fsync(file.fileno())


def _trouble(path: Path, error: OSError) -> StorageTrouble:
    return StorageTrouble(
        TEXTS("the-file-cannot-be-written-or", path=path, strerror=error.strerror)
    )
