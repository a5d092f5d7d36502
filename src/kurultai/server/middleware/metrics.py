"""How long every request took, for Prometheus and for the access log; how many sockets are open."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kurultai.server import logs
from kurultai.server.metrics import REQUESTS, SOCKETS


class MetricsMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            with SOCKETS.track_inprogress():
                await self._listen(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            took, asked = time.perf_counter() - began, (scope["method"], route_of(scope))
            REQUESTS.labels(*asked, str(status)).observe(took)
            logs.request(*asked, status, took)

    async def _listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A refused socket is a line in the log, like any request."""
        began, is_open = time.perf_counter(), False

        async def sending(message: Message) -> None:
            nonlocal is_open
            kind = message["type"]
            if kind == "websocket.accept":
                is_open = True
            elif not is_open and kind in ("websocket.http.response.start", "websocket.close"):
                took = time.perf_counter() - began
                logs.request("SOCKET", route_of(scope), message.get("status", 403), took)
            await send(message)

        await self._app(scope, receive, sending)


def route_of(scope: Scope) -> str:
    """The route's pattern: addresses of tables are nobody's business."""
    return getattr(scope.get("route"), "path", "other")
