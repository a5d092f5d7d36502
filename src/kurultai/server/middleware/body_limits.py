"""What is let in: bodies of a bounded size, from pages of this server only."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kurultai.match.refusals import WrongSeat
from kurultai.server.errors import TooLarge, answer, for_refusal, problem
from kurultai.server.texts import TEXTS

KIB = 1024
BODY_LIMIT = 256 * KIB
RECORD_LIMIT = 2048 * KIB
BODY_WITHIN = 30.0  # seconds
SAFE = ("GET", "HEAD", "OPTIONS")


def is_from_here(scope: Scope) -> bool:
    """Whether a request comes from one of this server's own pages (or from no page at all)."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class BodyLimitMiddleware:
    """Refuses foreign pages and oversized bodies before anything reads them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self._app(scope, receive, send)
            return
        if not is_from_here(scope):
            foreign = TEXTS("this-page-may-not-play-here")
            await for_refusal(WrongSeat(foreign))(scope, receive, send)
            return
        limit = RECORD_LIMIT if scope["path"] == "/api/records" else BODY_LIMIT
        try:
            async with asyncio.timeout(BODY_WITHIN):
                body = await _read(scope, receive, limit)
        except TimeoutError:  # who sends a letter a minute holds a place that others need
            slow = answer(400, problem("unreadable", TEXTS("that-took-too-long")))
            slow.headers["connection"] = "close"
            await slow(scope, receive, send)
            return
        if body is None:
            await for_refusal(_too_large(limit))(scope, receive, send)
            return
        await self._app(scope, _again(body, receive), send)


def _too_large(limit: int) -> TooLarge:
    return TooLarge(TEXTS("that-is-too-large-at-most", limit=limit // KIB))


async def _read(scope: Scope, receive: Receive, limit: int) -> bytes | None:
    """The whole body; None if it is larger than allowed."""
    announced = Headers(scope=scope).get("content-length", "0")
    if announced.isdigit() and int(announced) > limit:
        return None
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        part = message.get("body", b"")
        size += len(part)
        if size > limit:
            return None
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read, to be read once more."""
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return unread.pop() if unread else await receive()

    return replay
