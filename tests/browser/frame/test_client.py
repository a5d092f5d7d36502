"""The client's sources: types as the server has them, every text used."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys

from kurultai.cli.hosting.serve import serve
from kurultai.games import SHIPPED
from tests.browser.conftest import ROOT
from tools import web

SOURCES = ROOT / "web" / "src"


def test_the_types_are_those_of_the_server() -> None:
    env = {**web.os.environ, **web.environment(web.node_folder()), "PYTHON": sys.executable}
    command = ["node", "types.mjs", "--print"]
    made = subprocess.run(command, cwd=ROOT / "web", env=env, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    files = json.loads(made.stdout)
    assert {f"src/games/{game}/view.ts" for game in SHIPPED} < set(files)
    for file, types in files.items():
        assert types == (ROOT / "web" / file).read_text(), f"{file}: run `make types`"


def test_every_text_is_used() -> None:
    lists = [SOURCES / "texts" / "texts.ts", SOURCES / "texts" / "meetingTexts.ts"]
    texts = "".join(file.read_text() for file in lists)
    names = re.findall(r'^  "?([\w.]+)"?: text\(', texts, re.MULTILINE)
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    code = "\n".join(file.read_text() for file in files if file not in lists)
    made = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"\\w+", re.escape(found)))
        for found in re.findall(r"`([\w.]*\$\{[\w.]+\}[\w.]*)`", code)
    ]
    unused = [
        name
        for name in names
        if f'"{name}"' not in code
        and f"'{name}'" not in code
        and not any(pattern.fullmatch(name) for pattern in made)
    ]
    assert len(names) > 50
    assert unused == []


def test_the_proxy_for_developers_leads_to_the_port_that_is_served() -> None:
    (port,) = re.findall(r"127\.0\.0\.1:(\d+)", (ROOT / "web" / "vite.config.ts").read_text())
    assert int(port) == inspect.signature(serve).parameters["port"].default
