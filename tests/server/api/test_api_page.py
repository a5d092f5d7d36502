"""docs/api.md and the OpenAPI document say the same."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from pydantic import TypeAdapter

from kurultai.server.api import openapi, routes
from kurultai.server.api.errors import WHY
from kurultai.server.errors import KINDS
from kurultai.server.schemas import http, socket
from kurultai.server.schemas.http import Problem
from kurultai.server.schemas.socket import SocketCommand, SocketMessage
from tests.server.support.server import Running

PAGE = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    app = FastAPI()
    routes.include(app)
    return openapi.document(app)


def rows(heading: str) -> list[list[str]]:
    """The table below a heading of the page, without its first two lines."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def model(content: dict[str, Any]) -> str:
    """How the page names what a request takes or gives."""
    found = content.get("content", {}).get("application/json", {}).get("schema", {})
    if "items" in found:
        return f"list of {found['items']['$ref'].rsplit('/', 1)[1]}"
    if "$ref" in found:
        return str(found["$ref"].rsplit("/", 1)[1])
    if "text/plain" in content.get("content", {}):
        return "the shipped file, TOML"
    return "a record" if content.get("content") else ""


def test_every_request_is_documented_with_its_answers(document: dict[str, Any]) -> None:
    there = {}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert path.startswith("/healthz") or "429" in operation["responses"], path
            refused = sorted(set(operation["responses"]) - {"200", "429"})
            body, answer = operation.get("requestBody", {}), operation["responses"]["200"]
            there[f"{method.upper()} {path}"] = (model(body), model(answer), refused)
    written = {}
    for request, takes, gives, codes in rows("Requests"):
        names = [re.sub(r"\[(\w+)\].*", r"\1", cell) for cell in (takes, gives)]
        written[request.strip("`")] = (names[0], names[1], codes.split())
    assert written == there


def test_every_status_is_explained(document: dict[str, Any]) -> None:
    explained = {(int(status), kind.strip("`")) for status, kind, _ in rows("Refusals")}
    assert {(status, kind) for _, kind, status in KINDS} <= explained
    assert explained - {(status, kind) for _, kind, status in KINDS} == {
        (405, "unknown"),
        (500, "internal"),
    }
    kinds = Problem.model_json_schema()["properties"]["error"]["enum"]
    assert {kind for _, kind in explained} == set(kinds)
    assert WHY.keys() <= {status for status, _ in explained}


def test_every_socket_message_is_documented() -> None:
    union = TypeAdapter(SocketMessage).json_schema()
    there = {kind: ref.rsplit("/", 1)[1] for kind, ref in union["discriminator"]["mapping"].items()}
    assert {kind.strip("`"): name for kind, name, _ in rows("The socket")} == there
    union = TypeAdapter(SocketCommand).json_schema()
    there = {kind: ref.rsplit("/", 1)[1] for kind, ref in union["discriminator"]["mapping"].items()}
    assert {kind.strip("`"): name for kind, name, _ in rows("Commands over the socket")} == there


EXAMPLES = re.findall(r"<!-- (\w+) -->\n```json\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_the_examples_have_the_documented_form(name: str, example: str) -> None:
    where = http if hasattr(http, name) else socket
    TypeAdapter(getattr(where, name)).validate_python(json.loads(example))


def test_there_is_an_example_of_what_matters() -> None:
    assert {name for name, _ in EXAMPLES} == {
        "NewTable",
        "PlayMove",
        "WeighMove",
        "Problem",
        "Delta",
        "SocketCommand",
    }


def test_the_client_of_the_page_plays(server: Running) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {"server": server.url}
    exec(code, names)
    moves = names["me"].get(f"/api/tables/{names['table']['id']}").json()["moves"]
    names["me"].close()
    assert len(moves) >= 10


def test_the_schema_is_printed_without_starting_anything(document: dict[str, Any]) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "kurultai.server.api.openapi"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert json.loads(printed.stdout) == document
