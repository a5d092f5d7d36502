"""Every refused request is answered with a Problem."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from kurultai.core.errors import Refusal
from kurultai.server.errors import Refused, answer, for_refusal, problem
from kurultai.server.schemas.http import Problem
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.texts import TEXTS

WHY = {
    400: "unreadable: not JSON, not of this form, or not a move",
    403: "not the seat of this browser",
    404: "there is no such thing",
    409: "stale (carries a fresh snapshot) or finished",
    413: "too large",
    422: "the rules forbid it (carries the rule)",
    429: "too often; Retry-After says when again",
    503: "the game's rules are being compiled",
    507: "the move could not be stored and was not made",
}


def refusals(*codes: int) -> dict[int | str, dict[str, Any]]:
    """What an endpoint may answer instead; too often anybody may ask anything."""
    return {code: {"model": Problem, "description": WHY[code]} for code in sorted({*codes, 429})}


CHANGING = refusals(400, 403, 404, 409, 413, 503, 507)  # of an endpoint that changes a table


def handle(app: FastAPI) -> None:
    """Teach the app to answer with Problems."""

    async def refusal(request: Request, error: Exception) -> JSONResponse:
        return for_refusal(error)

    async def invalid(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        sentence = TEXTS("unreadable-where", where=where, msg=first["msg"])
        return answer(400, problem("unreadable", sentence))

    async def other(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        if error.status_code == 400:
            return answer(400, problem("unreadable", TEXTS("the-body-is-not-json")))
        path = f"{request.method} {request.url.path}"
        sentence = TEXTS("there-is-no", path=path)
        return answer(error.status_code, problem("unknown", sentence))

    for kind in (Refusal, Refused, StorageTrouble):
        app.add_exception_handler(kind, refusal)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, other)
