"""Every refused request answers with a Problem: one clear sentence and the right status."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from kurultai.core.errors import Illegal, NotYours, Refusal, Unreadable
from kurultai.core.game import Game
from kurultai.core.rulebook import Rule
from kurultai.core.text import Text, text
from kurultai.match.refusals import WrongSeat
from kurultai.server.database import StorageTrouble
from kurultai.server.messages import Problem, RuleInfo, Table


class Unknown(Refusal):
    """There is no such game, table or position."""


class Preparing(Refusal):
    """The game's rules are being compiled."""


class TooLarge(Refusal):
    pass


class Refused(Exception):
    """A refusal with what the browser needs to explain it: the rule, or a fresh snapshot."""

    def __init__(
        self, cause: Refusal, rule: RuleInfo | None = None, table: Table | None = None
    ) -> None:
        super().__init__(str(cause))
        self.cause = cause
        self.rule = rule
        self.table = table


KINDS: list[tuple[type[Exception], str, int]] = [  # the first that fits
    (Unreadable, "unreadable", 400),
    (Illegal, "illegal", 422),
    (WrongSeat, "not_yours", 403),
    (NotYours, "not_yours", 409),
    (Unknown, "unknown", 404),
    (Preparing, "preparing", 503),
    (TooLarge, "too_large", 413),
    (StorageTrouble, "storage", 507),
]


def rule_info(rule: Rule) -> RuleInfo:
    words: dict[str, Any] = {"heading": rule.heading, "book": rule.book, "gist": rule.gist}
    return RuleInfo(id=rule.id, kind=rule.kind, **words)


@contextmanager
def explained(game: Game, snapshot: Callable[[], Table]) -> Iterator[None]:
    """Add the rule to what the rules forbid, and the position to what came too late."""
    try:
        yield
    except Illegal as refusal:
        raise Refused(refusal, rule=rule_info(game.rulebook[refusal.rule])) from refusal
    except WrongSeat:
        raise
    except NotYours as refusal:
        raise Refused(refusal, table=snapshot()) from refusal


def answer(
    status: int,
    kind: str,
    message: Text,
    rule: RuleInfo | None = None,
    table: Table | None = None,
) -> JSONResponse:
    made = Problem.model_validate({"error": kind, "message": message, "rule": rule, "table": table})
    headers = {"Retry-After": "2"} if kind == "preparing" else None
    return JSONResponse(made.model_dump(mode="json"), status, headers)


def for_refusal(
    cause: Exception, rule: RuleInfo | None = None, table: Table | None = None
) -> JSONResponse:
    for kind, name, status in KINDS:
        if isinstance(cause, kind):
            message: Text = cause.message  # type: ignore[attr-defined]
            return answer(status, name, message, rule, table)
    raise cause


def handle(app: FastAPI) -> None:
    """Teach the app to answer with Problems."""

    async def refusal(request: Request, error: Exception) -> JSONResponse:
        if isinstance(error, Refused):
            return for_refusal(error.cause, error.rule, error.table)
        return for_refusal(error)

    async def invalid(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answer(
            400,
            "unreadable",
            text(f"{where}: {first['msg']}", f"{where} n'est pas lisible ({first['msg']})"),
        )

    async def other(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        if error.status_code == 400:
            return answer(400, "unreadable", text("the body is not JSON", "pas du JSON"))
        path = f"{request.method} {request.url.path}"
        return answer(
            error.status_code, "unknown", text(f"there is no {path}", f"il n'y a pas de {path}")
        )

    async def unexpected(request: Request, error: Exception) -> JSONResponse:  # uvicorn logs it
        return answer(
            500,
            "internal",
            text("the server made a mistake; it is noted", "erreur du serveur ; elle est notée"),
        )

    for kind in (Refusal, Refused, StorageTrouble):
        app.add_exception_handler(kind, refusal)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, other)
    app.add_exception_handler(Exception, unexpected)
