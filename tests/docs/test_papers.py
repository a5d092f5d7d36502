"""What the papers say is true: links lead somewhere, code runs, commands exist."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kurultai.cli import app
from kurultai.core import record
from tools import lessons, provenance, sentences

ROOT = Path(__file__).parents[2]
PAPERS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def blocks(paper: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", paper.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda p: p.name)
def test_links_lead_somewhere(paper: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", paper.read_text(encoding="utf-8")):
        if not link.startswith("http"):
            assert (paper.parent / link).exists(), link


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda p: p.stem)
def test_examples_run(example: Path) -> None:
    done = subprocess.run([sys.executable, example], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_readmes_python_runs() -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "80 legal moves" in done.stdout


def test_the_records_page_shows_real_records_and_commands(tmp_path: Path) -> None:
    paper = ROOT / "docs" / "records.md"
    example, board = blocks(paper, "json")
    file = tmp_path / "FILE"
    file.write_text(example.replace("\n", " "))
    record.check(record.loads(example))
    made = {**json.loads(example), "options": {"board": json.loads(board)}}
    record.check(record.read(made))
    for line in blocks(paper, "sh")[0].splitlines():
        command = shlex.split(line, comments=True)
        assert command[0] == "kurultai"
        arguments = [str(file) if word == "FILE" else word for word in command[1:]]
        done = CliRunner().invoke(app, arguments)
        assert done.exit_code == (1 if "why" in arguments else 0), line


def test_the_architecture_names_real_places() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for folder, start in re.findall(r"^\| `([\w/<>]+)` \|.*\| `([\w./]+)`", text, re.MULTILINE):
        place = ROOT / folder.replace("<game>", "heroes")
        assert place.is_dir(), folder
        assert (place / start).exists(), f"{folder}: {start}"


def test_provenance_is_told_as_the_games_tell_it() -> None:
    assert provenance.PAPER.read_text(encoding="utf-8") == provenance.paper(), "make provenance"


def test_the_table_of_lessons_is_that_of_the_lessons() -> None:
    assert lessons.PAPER.read_text(encoding="utf-8") == lessons.paper(), "make lessons"


def test_every_sentence_is_on_its_page() -> None:
    assert sentences.PAPER.read_text(encoding="utf-8") == sentences.paper(), "make sentences"
