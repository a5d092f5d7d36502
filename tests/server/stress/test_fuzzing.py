"""A bounded share of what `make fuzz` does: nothing breaks, no table is stuck."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.generation import GenerationMode

from tests.server.stress.fuzzing import fuzzed, noting
from tests.server.support.client import opened
from tests.server.support.server import Running, running

EACH = 3  # requests of each kind, for each operation
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


def test_requests_and_messages_that_make_no_sense(tmp_path: Path, address: str | None) -> None:
    with running(tmp_path, database=address) as server:
        found = fuzzed(server, seed=7, count=1000)
    assert found["broken"] == []
    assert found["done"] >= 1000
    assert {"200", "400", "403", "404", "409"} <= set(found["statuses"])
    assert "socket 1003" in found["statuses"]


def operations(server: Running) -> list[Any]:
    with server.browser() as anyone:
        document = anyone.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    return [found.ok() for found in schema.get_all_operations()]


def takes_anything(operation: Any, mode: GenerationMode) -> bool:
    """What takes nothing cannot be asked wrongly."""
    has_input = bool(operation.definition.raw.get("parameters")) or operation.body
    return mode is GenerationMode.POSITIVE or bool(has_input)


def ask_all(operation: Any, mode: GenerationMode, send: Callable[[Any], Any]) -> None:
    """A few requests of one operation, all of whose answers are described."""
    described = {int(code) for code in operation.definition.raw["responses"]}

    def ask(case: Any) -> None:
        answer = send(case)
        assert answer.status_code in described | {404, 405}, answer.text
        if answer.status_code >= 400:
            assert answer.json()["message"]

    few = settings(
        max_examples=EACH,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    few(seed(1)(given(case=operation.as_strategy(generation_mode=mode))(ask)))()


@pytest.mark.parametrize("mode", MODES, ids=["in form", "out of form"])
def test_every_operation_answers_as_documented(
    server: Running, client: httpx.Client, mode: GenerationMode
) -> None:
    """Schemathesis: whatever fits the description or breaks it gets an answer that is described."""
    table = opened(client)["id"]

    def send(case: Any) -> Any:
        if mode is GenerationMode.POSITIVE and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        return case.call(base_url=server.url, cookies=dict(client.cookies), timeout=30)

    with noting() as noted:
        for operation in operations(server):
            if takes_anything(operation, mode):
                ask_all(operation, mode, send)
    assert noted.lines == []
