"""Chromium for the browser tests: an installed one, else Debian's package."""

import os
import shutil
from pathlib import Path

from tools.steps import SetupError, run

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def find() -> str | None:
    """The browser that $CHROMIUM names, else the first one found on this machine."""
    named = os.environ.get("CHROMIUM")
    if named:
        if shutil.which(named) is None:
            raise SetupError(f"CHROMIUM is set to {named}, which is not a program.")
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or (str(MAC) if MAC.exists() else None)


def ensure() -> str:
    """Find Chromium, install Debian's where we may, or say what is missing."""
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        apt = {"DEBIAN_FRONTEND": "noninteractive"}
        run("Reading the list of Debian packages", "apt-get", "update", "-q", env=apt)
        run(
            "Installing Chromium",
            *("apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"),
            env=apt,
        )
        found = find()
    if found is None:
        raise SetupError(
            "The browser tests need Chromium or Chrome, and none was found. Install one "
            "(Debian: sudo apt-get install chromium), or set CHROMIUM to its path."
        )
    return found
