"""The client's sources: types as the server has them, every text used."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path

from kurultai.cli.hosting.serve import serve
from kurultai.games import SHIPPED
from tests.browser.conftest import ROOT
from tools import web

SOURCES = ROOT / "web" / "src"
PACKAGES = ROOT / "src" / "kurultai" / "games"


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
    """A message is named in the code whole, or made of a fixed beginning and what follows.

    Or it is a kind of thing (a region of Khan), named by what the server tells.
    """
    unused = []
    for messages in SOURCES.rglob("messages"):
        code = code_of(messages.parent) + (SOURCES / "games" / "index.ts").read_text()
        named = {name.replace(".", "-") for name in re.findall(r"""["'`]([\w.-]+)["'`]""", code)}
        made = {start.replace(".", "-") for start in re.findall(r"`([a-z][\w.-]*[.-])\$\{", code)}
        ended = {end.replace(".", "-") for end in re.findall(r"`\$\{[^`{}]+\}([.-][a-z]+)`", code)}
        named |= kinds_of(PACKAGES / messages.parent.name / "messages")
        names = re.findall(r"^([a-z][\w-]*) =", texts_of(messages), re.MULTILINE)
        assert names
        unused += [
            f"{messages.relative_to(SOURCES)}: {name}"
            for name in names
            if name not in named and not name.startswith(tuple(made))
            if not any(name.endswith(end) and name.removesuffix(end) in named for end in ended)
        ]
    assert unused == []


def kinds_of(messages: Path) -> set[str]:
    """The kinds of things that the server names, too."""
    texts = (file.read_text() for file in messages.glob("en/*.ftl"))
    return {kind for text in texts for kind in re.findall(r"^kind-([a-z]+) =", text, re.MULTILINE)}


def code_of(part: Path) -> str:
    files = [*part.rglob("*.svelte"), *part.rglob("*.ts")]
    return "\n".join(file.read_text() for file in files if "messages" not in file.parts)


def texts_of(messages: Path) -> str:
    return "\n".join(file.read_text() for file in messages.glob("en/*.ftl"))


def test_the_proxy_for_developers_leads_to_the_port_that_is_served() -> None:
    (port,) = re.findall(r"127\.0\.0\.1:(\d+)", (ROOT / "web" / "vite.config.ts").read_text())
    assert int(port) == inspect.signature(serve).parameters["port"].default
