"""The web client: Node, the locked npm packages, the build."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import packages
from tools.steps import ROOT, VENV, Stamp, fingerprint, run

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CLIENT = ROOT / "src" / "kurultai" / "server" / "client"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "dist", "test-results", ".svelte-kit"}


def node_version(node: str) -> tuple[int, ...]:
    """(20, 19, 0) of the given Node, or () if it does not answer."""
    try:
        text = subprocess.run(
            [node, "--version"], check=False, capture_output=True, text=True
        ).stdout
    except OSError:
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", text))


def machine_has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    return node_version(node) >= OLDEST_NODE


def node_folder() -> Path | None:
    """Where Node and npm are, if not on the PATH already: in .venv, from the Python index."""
    if machine_has_node():
        return None
    packages.locked("node")
    return VENV / "bin"


def environment(folder: Path | None) -> dict[str, str]:
    """The environment in which npm finds the right Node."""
    return {} if folder is None else {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in files)


def npm(*arguments: str) -> tuple[str, ...]:
    return ("npm", *arguments)


def install() -> None:
    """Install the locked npm packages."""
    locks = [WEB / "package.json", WEB / "package-lock.json"]
    stamp = Stamp(MODULES / ".installed", fingerprint(files=locks))
    if stamp.is_current():
        return
    run(
        "Installing locked npm packages",
        *npm("ci", "--no-audit", "--no-fund"),
        cwd=WEB,
        env=environment(node_folder()),
    )
    stamp.renew()


def client() -> None:
    """Build the client into the Python package, from which the server serves it."""
    install()
    stamp = Stamp(MODULES / ".built", fingerprint(files=sources()))
    if stamp.is_current() and (CLIENT / "index.html").is_file():
        return
    run("Building the web client", *npm("run", "build"), cwd=WEB, env=environment(node_folder()))
    stamp.renew()


def main(arguments: list[str]) -> int:
    """`python3 -m tools.web run check`: npm with the Node that set-up uses, in web/."""
    env = {**os.environ, **environment(node_folder())}
    return subprocess.run(npm(*arguments), check=False, cwd=WEB, env=env).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
