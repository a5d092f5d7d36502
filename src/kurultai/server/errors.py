"""Every refused request answers with a Problem: one clear sentence and the right status."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from fastapi.responses import JSONResponse

from kurultai.core.errors import Illegal, NotYours, Refusal, Unreadable
from kurultai.core.game import Game
from kurultai.core.rulebook import Rule
from kurultai.core.text import Text
from kurultai.match.lessons import NotAsked
from kurultai.match.refusals import EndsTurn, WrongSeat
from kurultai.server.schemas.http import Problem, RuleInfo, Table
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.texts import TEXTS


class Unknown(Refusal):
    """There is no such game, table or position."""


class Preparing(Refusal):
    """The game's rules are being compiled."""


class OutOfOrder(NotYours):
    """The log of a table cannot be followed by this server; its record can be had."""


class TooLarge(Refusal):
    pass


class TooMany(Refusal):
    """Somebody asks too often; ``wait`` seconds from now they may again."""

    def __init__(self, message: Text, wait: float) -> None:
        super().__init__(message)
        self.wait = wait


class Refused(Exception):
    """A refusal with what the browser needs to explain it: the rule, or a fresh snapshot."""

    def __init__(
        self, cause: Refusal, rule: RuleInfo | None = None, table: Table | None = None
    ) -> None:
        super().__init__(str(cause))
        self.cause = cause
        self.rule = rule
        self.table = table


WHILE_PREPARING = 2.0  # seconds until it is worth asking again

KINDS: list[tuple[type[Exception], str, int]] = [  # the first that fits
    (Unreadable, "unreadable", 400),
    (Illegal, "illegal", 422),
    (WrongSeat, "not_yours", 403),
    (EndsTurn, "ends_turn", 409),
    (NotAsked, "not_asked", 409),
    (OutOfOrder, "out_of_order", 409),
    (NotYours, "not_yours", 409),
    (Unknown, "unknown", 404),
    (Preparing, "preparing", 503),
    (TooLarge, "too_large", 413),
    (TooMany, "too_many", 429),
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
    except (WrongSeat, NotAsked):
        raise
    except NotYours as refusal:
        raise Refused(refusal, table=snapshot()) from refusal


def answer(status: int, problem: Problem, wait: float | None = None) -> JSONResponse:
    headers = None if wait is None else {"Retry-After": str(math.ceil(wait))}
    return JSONResponse(problem.model_dump(mode="json"), status, headers)


def problem(kind: str, message: Text) -> Problem:
    return Problem.model_validate({"error": kind, "message": message})


def problem_of(error: Exception) -> tuple[int, Problem]:
    """A refusal as it is answered, with its status; raises what is none."""
    cause, rule, table = error, None, None
    if isinstance(error, Refused):
        cause, rule, table = error.cause, error.rule, error.table
    for kind, name, status in KINDS:
        if isinstance(cause, kind):
            message: Text = cause.message  # type: ignore[attr-defined]
            content = {"error": name, "message": message, "rule": rule, "table": table}
            return status, Problem.model_validate(content)
    raise error


def for_refusal(error: Exception) -> JSONResponse:
    status, problem = problem_of(error)
    wait = WHILE_PREPARING if isinstance(error, Preparing) else None
    return answer(status, problem, error.wait if isinstance(error, TooMany) else wait)


def our_mistake() -> JSONResponse:
    sentence = TEXTS("the-server-made-a-mistake-it")
    return answer(500, problem("internal", sentence))
