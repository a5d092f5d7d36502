"""Who asks too often is refused before anything is read."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from kurultai.server.errors import for_refusal
from kurultai.server.people.rate_limits import RateLimits, too_many


class RateLimitMiddleware:
    def __init__(self, app: ASGIApp, rate_limits: RateLimits) -> None:
        self._app = app
        self._rate_limits = rate_limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            wait = self._rate_limits.request(scope)
            if wait:
                await for_refusal(too_many(wait))(scope, receive, send)
                return
        await self._app(scope, receive, send)
