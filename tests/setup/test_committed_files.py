"""What is committed works on any machine: no registry's address, no path of one machine."""

import json
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Put together here, so that this file does not hold what it forbids.
REGISTRIES = [".".join(parts) for parts in (("pypi", "org"), ("npmjs", "org"), ("yarnpkg", "com"))]
REGISTRIES += ["python" + "hosted"]
MACHINE = ["/" + folder + "/" for folder in ("work", "root", "opt/pypi", "opt/wheels")]


def committed_lines_with(text: str) -> str:
    grep = ["git", "grep", "-I", "-n", "-i", "-F", "-e", text]
    return subprocess.run(grep, cwd=ROOT, capture_output=True, text=True).stdout


@pytest.mark.parametrize("text", REGISTRIES + MACHINE)
def test_no_committed_file_names(text: str) -> None:
    assert committed_lines_with(text) == ""


@pytest.mark.parametrize(
    "lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda p: p.stem
)
def test_python_packages_are_pinned_and_hashed(lock: Path) -> None:
    requirements = lock.read_text().replace("\\\n", " ").splitlines()
    packages = [line for line in requirements if line and not line.startswith("#")]
    assert packages
    for line in packages:
        assert "==" in line, f"{line} is not pinned"
        assert "--hash=sha256:" in line, f"{line} has no hash"


def test_npm_packages_are_locked_without_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    for name, entry in packages.items():
        assert "resolved" not in entry, f"{name} is locked to an address"
        assert entry.get("link") or "integrity" in entry, f"{name} has no hash"
