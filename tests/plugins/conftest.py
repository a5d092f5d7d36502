"""Games of other packages, installed into a folder of their own that Python is told to look in."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONNECT_FOUR = ROOT / "examples" / "connect_four"


class Site:
    """A folder of installed packages, and Pythons that find them beside Kurultai."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        paths = [str(folder), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}

    def install(self, project: Path) -> None:
        """As a wheel, built without the network."""
        options = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target")
        self.python("-m", "pip", "install", *options, str(self.folder), str(project))

    def python(self, *arguments: str, code: int = 0, typed: str = "", **more: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder.parent,
            env={**self.environment, **more},
            input=typed,
            capture_output=True,
            text=True,
            timeout=800,
        )
        assert done.returncode == code, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout + done.stderr

    def kurultai(self, *arguments: str, code: int = 0, typed: str = "", **more: str) -> str:
        run = ("-c", "from kurultai.cli import main; main()")
        return self.python(*run, *arguments, code=code, typed=typed, **more)


@pytest.fixture(scope="session")
def new_site(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Site]:
    return lambda: Site(tmp_path_factory.mktemp("plugins") / "site")


@pytest.fixture(scope="session")
def connect_four(new_site: Callable[[], Site]) -> Site:
    """Where Connect Four is installed."""
    site = new_site()
    site.install(CONNECT_FOUR)
    return site
