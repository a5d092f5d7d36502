"""The make targets: all that are documented exist; set-up says what it does and what it lacks."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import chromium, web
from tools.steps import SetupError, Stamp, run

ROOT = Path(__file__).resolve().parents[2]
MAKE = shutil.which("make") or "make"


def make(*arguments: str, path: str = os.environ["PATH"]) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PATH": path}
    env.pop("MAKEFLAGS", None)
    return subprocess.run([MAKE, *arguments], cwd=ROOT, env=env, capture_output=True, text=True)


def targets() -> set[str]:
    return set(re.findall(r"^  make ([\w-]+)", make("help").stdout, re.MULTILINE))


def test_make_alone_shows_every_target() -> None:
    assert make().stdout == make("help").stdout
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert phony
    assert targets() == set(phony[1].split())


@pytest.mark.parametrize("document", sorted(ROOT.glob("*.md")), ids=lambda p: p.name)
def test_every_target_in_the_papers_exists(document: Path) -> None:
    code = "\n".join(re.findall(r"```.*?```|`[^`\n]+`", document.read_text(), re.DOTALL))
    assert set(re.findall(r"\bmake ([a-z]+(?:-[a-z]+)*)", code)) <= targets()


def test_ci_runs_the_readmes_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text()
    assert "make test" in (ROOT / "README.md").read_text()


def test_set_up_again_does_nothing() -> None:
    command = [sys.executable, "-m", "tools.setup", "dev", "client", "games", "chromium"]
    for _ in range(3):  # somebody may be editing the sources meanwhile
        done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        if not done.stdout:
            break
    assert done.stdout == ""


def test_without_python_it_says_what_is_missing(tmp_path: Path) -> None:
    refused = make("setup", path=str(tmp_path))
    assert refused.returncode == 2
    assert "Python 3.11 or newer is needed" in refused.stderr


def test_a_step_is_due_when_its_inputs_change(tmp_path: Path) -> None:
    Stamp(tmp_path / "stamp", "a").renew()
    assert Stamp(tmp_path / "stamp", "a").is_current()
    assert not Stamp(tmp_path / "stamp", "b").is_current()


def test_a_step_that_fails_says_which(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SetupError, match="Counting: failed with exit code 3"):
        run("Counting", sys.executable, "-c", "raise SystemExit(3)")
    with pytest.raises(SetupError, match="cannot start no-such-program"):
        run("Counting", "no-such-program")


def test_a_silent_step_shows_that_it_is_at_work(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.steps.HEARTBEAT", 0.05)
    run("Sleeping", sys.executable, "-c", "import time; time.sleep(0.3)")
    assert "… Sleeping" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("v9.0.0", False), ("", False)],
)
def test_an_old_node_is_not_used(
    version: str, enough: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for program in ("node", "npm"):
        (tmp_path / program).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / program).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert web.machine_has_node() is enough


def test_node_without_npm_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not web.machine_has_node()


def test_a_missing_chromium_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "MAC", tmp_path / "none")
    with pytest.raises(SetupError, match="need Chromium or Chrome"):
        chromium.ensure()
    monkeypatch.setenv("CHROMIUM", "no-such-browser")
    with pytest.raises(SetupError, match="CHROMIUM is set to no-such-browser"):
        chromium.ensure()
