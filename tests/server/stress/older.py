"""The version before the newest revision of the database, as a folder to run it from."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kurultai.server.storage import migrations
from tools.steps import ROOT

WHERE = Path(migrations.__file__).relative_to(ROOT)


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@contextmanager
def older_version(folder: Path) -> Iterator[Path | None]:
    """Its sources; None if this clone does not reach back to it."""
    try:
        revision = f'HEAD = "{migrations.HEAD}"'
        since = _git("log", "--format=%H", f"-S{revision}", "--", str(WHERE)).split()[-1]
        before = _git("rev-parse", "--verify", f"{since}^")
    except (subprocess.CalledProcessError, IndexError, OSError):
        yield None
        return
    _git("worktree", "add", "--detach", str(folder), before)
    try:
        yield folder / "src"
    finally:
        _git("worktree", "remove", "--force", str(folder))
