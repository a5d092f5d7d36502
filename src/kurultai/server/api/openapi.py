"""The API as OpenAPI, with the socket's messages among its components.

``python -m kurultai.server.api.openapi`` prints it without starting anything; the browser's types
are generated from that.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Literal

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

import kurultai
from kurultai.server.api import routes
from kurultai.server.schemas.socket import SocketCommand, SocketMessage

ABOUT = "Tables, moves and records. The socket of a table sends a SocketMessage at a time."


def document(app: FastAPI) -> dict[str, Any]:
    """OpenAPI of the app's routes; the socket's messages are components too."""
    made = get_openapi(
        title="Kurultai", version=kurultai.__version__, description=ABOUT, routes=app.routes
    )
    schemas = made["components"]["schemas"]
    _add(schemas, "SocketMessage", TypeAdapter(SocketMessage), "serialization")
    _add(schemas, "SocketCommand", TypeAdapter(SocketCommand), "validation")
    _forget_validation_errors(made)
    return made


def _add(
    schemas: dict[str, Any],
    name: str,
    messages: TypeAdapter[Any],
    mode: Literal["serialization", "validation"],
) -> None:
    schema = messages.json_schema(mode=mode, ref_template="#/components/schemas/{model}")
    for part, found in schema.pop("$defs").items():
        schemas.setdefault(part, found)
    schemas[name] = schema


def _forget_validation_errors(made: dict[str, Any]) -> None:
    """FastAPI lists its own 422 everywhere; here such a body is a Problem with status 400."""
    foreign = "#/components/schemas/HTTPValidationError"
    for operations in made["paths"].values():
        for operation in operations.values():
            if foreign in json.dumps(operation["responses"].get("422")):
                del operation["responses"]["422"]
    for name in ("HTTPValidationError", "ValidationError"):
        made["components"]["schemas"].pop(name, None)


def main() -> None:
    app = FastAPI()
    routes.include(app)
    json.dump(document(app), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
