"""docs/rl.md and docs/engine.md say what is."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kurultai.core.registry import game, games
from kurultai.core.rows import layout, width
from kurultai.rl.factored import factors

DOCS = Path(__file__).parents[2] / "docs"
LEARNING = (DOCS / "rl.md").read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", LEARNING, re.DOTALL)


@pytest.mark.parametrize("id_", games())
def test_every_section_and_every_part_is_on_the_page_as_it_is(id_: str) -> None:
    its = game(id_)
    heading = f"### {its.title['en']}: {width(its):,} numbers, {its.moves:,} moves\n"
    page = LEARNING.partition(heading)[2].partition("###")[0]
    rows = re.findall(r"^\| (.+?) \| ([\d,]+) \| (.+) \|$", page, re.MULTILINE)
    told = (*layout(its), *factors(its))
    assert rows == [(s.name, f"{s.size:,}", s.about) for s in told]


@pytest.mark.parametrize(
    "code", CODE, ids=["batch", "pettingzoo", "gymnasium", "parts", "openspiel"]
)
def test_the_pages_python_runs(code: str) -> None:
    quick = code.replace("4096", "16").replace("range(100)", "range(3)")
    done = subprocess.run([sys.executable, "-c", quick], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_engine_pages_messages_are_messages() -> None:
    page = (DOCS / "engine.md").read_text(encoding="utf-8")
    lines = "".join(re.findall(r"```json\n(.*?)```", page, re.DOTALL)).splitlines()
    kinds = [json.loads(line)["type"] for line in lines]
    assert kinds == ["hello", "hello", "position", "think", "bestmove"]
