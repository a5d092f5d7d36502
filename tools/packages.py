"""Python: the virtual environment, the locked packages, the project itself."""

import shutil
import sys
import sysconfig
from pathlib import Path

from tools.steps import KURULTAI, PYTHON, ROOT, VENV, SetupError, Stamp, fingerprint, run, say

STAMPS = VENV / "stamps"
OLDEST = (3, 11)
FROM_SOURCE = ("rlcard",)
"""Packages of plain Python that are published without a wheel."""


def environment() -> None:
    """Create .venv with the Python that runs this, unless it is there, complete and not moved."""
    stamp = Stamp(STAMPS / "environment", fingerprint(str(VENV)))
    if PYTHON.exists() and stamp.is_current():
        return
    if sys.version_info < OLDEST:
        raise SetupError(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}.")
    if VENV.exists():
        say("==> Replacing .venv: it is incomplete or was made elsewhere")
        shutil.rmtree(VENV)
    try:
        run(
            f"Creating .venv with Python {sys.version.split()[0]}",
            sys.executable,
            "-m",
            "venv",
            VENV,
        )
    except SetupError as error:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError(
            f"{error}\nOn Debian and Ubuntu, install the package python3-venv."
        ) from error
    stamp.renew()


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def locked(*names: str) -> None:
    """Install lock files, hashes checked, wheels if at all: no compiler is needed."""
    stamps = {
        name: Stamp(STAMPS / name, fingerprint(sys.platform, files=[lock_file(name)]))
        for name in names
    }
    due = [name for name, stamp in stamps.items() if not stamp.is_current()]
    if not due:
        return
    options = [option for name in due for option in ("-r", f"requirements/{name}.txt")]
    run(
        f"Installing locked Python packages ({', '.join(due)})",
        *(PYTHON, "-m", "pip", "install", "--require-hashes", "--only-binary", ":all:"),
        *("--no-binary", ",".join(FROM_SOURCE)),
        *("--disable-pip-version-check", *options),
    )
    for name in due:
        stamps[name].renew()


def project() -> None:
    """Install the project itself, editable, from what is already here."""
    inputs = [ROOT / "pyproject.toml", ROOT / "src" / "kurultai" / "__init__.py"]
    stamp = Stamp(STAMPS / "project", fingerprint(files=inputs))
    if KURULTAI.exists() and stamp.is_current():
        return
    run(
        "Installing kurultai",
        *(PYTHON, "-m", "pip", "install", "--no-index", "--no-deps", "--no-build-isolation"),
        *("--disable-pip-version-check", "--quiet", "--editable", ROOT),
    )
    stamp.renew()


def compiled_games() -> None:
    """Compile the rules of every game ahead of its first move."""
    package = ROOT / "src" / "kurultai"
    sources = [*package.rglob("*.py"), *package.rglob("*.toml")]
    machine = sysconfig.get_platform()
    stamp = Stamp(STAMPS / "compiled", fingerprint(machine, files=[*sources, lock_file("runtime")]))
    if stamp.is_current():
        return
    run("Compiling the games", KURULTAI, "prepare")
    stamp.renew()
