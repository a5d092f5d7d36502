"""CONTRIBUTING's "Adding a game", carried out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.plugins.conftest import ROOT, Site

TOOLS = {
    "kurultai": "-c 'from kurultai.cli import main; main()'",
    "pytest": "-m pytest -p no:cacheprovider",
}


def tools(folder: Path, site: Site) -> str:
    """The commands of the text: this Python's, except that packages go to a folder of their own."""
    folder.mkdir()
    for name, arguments in TOOLS.items():
        (folder / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {arguments} "$@"\n')
    install = "install --quiet --no-deps --no-build-isolation --no-index --target"
    (folder / "pip").write_text(
        f'#!/bin/sh\nshift; [ "$1" = -e ] && shift\n'
        f'exec "{sys.executable}" -m pip {install} "{site.folder}" "$@"\n'
    )
    for path in folder.iterdir():
        path.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def test_the_walk_through_works(new_site: Callable[[], Site], tmp_path: Path) -> None:
    paper = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (script,) = re.findall(r"## Adding a game\n.*?```sh\n(.*?)```", paper, re.DOTALL)
    site = new_site()
    here = f"{tmp_path}/sea_battle"  # an editable install: the project's folder comes first
    paths = os.pathsep.join([here, site.environment["PYTHONPATH"]])
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=tmp_path,
        env={
            **site.environment,
            "PATH": tools(tmp_path / "bin", site),
            "PYTHONPATH": paths,
            "NUMBA_DISABLE_JIT": "1",  # nothing to compile: it is the words that are tested
        },
        capture_output=True,
        text=True,
        timeout=280,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert " passed" in done.stdout
    assert "took last and wins" in done.stdout
    assert "20 games" in done.stdout
