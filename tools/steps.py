"""What every set-up step shares: where things are, when a step is due, how its progress shows."""

import contextlib
import fcntl
import hashlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
KURULTAI = VENV / "bin" / "kurultai"
HEARTBEAT = 10.0
"""Seconds after which a silent step says that it is still at work."""


class SetupError(Exception):
    """Set-up cannot go on; the text says what is missing and what to do."""


def fingerprint(*parts: str, files: Iterable[Path] = ()) -> str:
    """One key for texts and for the names and contents of files."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode() + b"\0")
    for file in sorted(files):
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


class Stamp:
    """Remembers, in a file beside its result, for which inputs a step was last completed."""

    def __init__(self, file: Path, key: str) -> None:
        self.file = file
        self.key = key

    def is_current(self) -> bool:
        return self.file.is_file() and self.file.read_text() == self.key

    def renew(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.key)

    def drop(self) -> None:
        self.file.unlink(missing_ok=True)


def say(text: str) -> None:
    print(text, flush=True)


def run(
    title: str, *command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    """Run a long command under a title, with signs of life while it prints nothing."""
    say(f"==> {title}")
    start = time.monotonic()
    done = threading.Event()

    def beat() -> None:
        while not done.wait(HEARTBEAT):
            say(f"    … {title}: {time.monotonic() - start:.0f} s")

    threading.Thread(target=beat, daemon=True).start()
    try:
        code = subprocess.run(
            command, check=False, cwd=cwd, env={**os.environ, **(env or {})}
        ).returncode
    except OSError as error:
        raise SetupError(f"{title}: cannot start {command[0]}: {error.strerror}") from error
    finally:
        done.set()
    if code != 0:
        shown = " ".join(str(part) for part in command)
        raise SetupError(f"{title}: failed with exit code {code}.\n    {shown}")
    say(f"    done in {time.monotonic() - start:.1f} s")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two set-ups in one checkout take turns."""
    with (ROOT / ".setup.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another set-up is at work in this folder; waiting for it.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fail(error: SetupError) -> int:
    print(f"\nSet-up stopped. {error}", file=sys.stderr, flush=True)
    return 1
