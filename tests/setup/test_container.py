"""The Dockerfile and the compose file: all that they name is there. No container is built here."""

from __future__ import annotations

import json
import posixpath
import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.testing import CliRunner

from kurultai.cli import app
from tests.server.support.server import running

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
OURS = ("server", "worker")


def instructions(word: str) -> list[str]:
    return re.findall(rf"^{word} +(.*)$", DOCKERFILE, re.MULTILINE)


def copied() -> list[str]:
    """The files and folders that are copied from the repository."""
    own = [line.split() for line in instructions("COPY") if not line.startswith("--from")]
    return [source for *sources, _ in own for source in sources]


def is_ignored(path: str) -> bool:
    patterns = (ROOT / ".dockerignore").read_text().split()
    return any(fnmatch(path, pattern.removeprefix("**/")) for pattern in patterns)


@pytest.mark.parametrize("path", copied())
def test_what_is_copied_is_in_the_repository(path: str) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "--", path], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert listed.stdout.split()
    assert not is_ignored(path)


def test_what_is_built_on_the_host_stays_there() -> None:
    """A client or packages of another system would end up in the image."""
    assert all(map(is_ignored, ("node_modules", ".venv", "src/kurultai/server/client")))


def test_the_client_is_taken_from_where_it_is_built() -> None:
    (taken,) = [line.split()[1] for line in instructions("COPY") if line.startswith("--from")]
    built = re.search(r'outDir: "(.*)"', (ROOT / "web" / "vite.config.ts").read_text())
    assert built
    assert posixpath.normpath(posixpath.join(instructions("WORKDIR")[0], built[1])) == taken


def commands() -> list[str]:
    """Every command of ours, with the values that variables have by default."""
    given = [json.loads(line) for line in instructions("CMD")]
    texts = [" ".join(words) for words in given]
    texts += [COMPOSE["services"][name]["command"] for name in OURS]
    texts += re.findall(r"kurultai \w+$", "\n".join(instructions("RUN")), re.MULTILINE)
    return [re.sub(r"\$\{\w+:-(.*?)\}", r"\1", text) for text in texts]


@pytest.mark.parametrize("command", commands())
def test_its_commands_are_understood(command: str) -> None:
    program, *words = command.split()
    assert program == "kurultai"
    assert CliRunner().invoke(app, [*words, "--help"]).exit_code == 0


def test_the_health_check_tells_a_server_from_none(tmp_path: Path) -> None:
    asked = re.search(r"^HEALTHCHECK .*CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert asked
    _, *words = json.loads(asked[1])

    def answers(port: str) -> bool:
        command = [sys.executable, *(word.replace("8321", port) for word in words)]
        return subprocess.run(command, capture_output=True).returncode == 0

    with running(tmp_path) as server:
        port = server.url.rsplit(":", 1)[1]
        assert answers(port)
    assert not answers(port)
    assert COMPOSE["services"]["worker"]["healthcheck"] == {"disable": True}  # nobody answers there


def test_the_services_fit_together() -> None:
    services = COMPOSE["services"]
    named = [volume.split(":")[0] for it in services.values() for volume in it["volumes"]]
    assert set(named) == set(COMPOSE["volumes"])
    assert instructions("VOLUME") == [services["server"]["volumes"][0].split(":")[1]]
    for name in OURS:
        address = services[name]["environment"]["KURULTAI_DATABASE"]
        user, host, base = re.fullmatch(
            r"postgresql://(\w+):\$\{.*\}@(\w+)/(\w+)", address
        ).groups()  # type: ignore[union-attr]
        assert {host} == set(services[name]["depends_on"]) & set(services)
        assert user == base == services[host]["environment"]["POSTGRES_USER"]
    (port,) = services["server"]["ports"]
    assert port.split(":") == ["127.0.0.1", "8321", instructions("EXPOSE")[0]]


def test_what_a_host_has_to_set_is_described() -> None:
    variables = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    described = (ROOT / "docs" / "hosting.md").read_text()
    assert variables
    assert not [name for name in variables if name not in described]
