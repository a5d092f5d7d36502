"""Who is asking: finds the player of each request, and gives a newcomer a cookie."""

from __future__ import annotations

import secrets

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kurultai.server.people.caller import Caller, arrives, called_by
from kurultai.server.people.identity import PlayerId, Players
from kurultai.server.people.rate_limits import RateLimits, host_of, network

COOKIE = "kurultai"
BANNED = "is_banned"  # noted in a request's state by who turns people away
A_YEAR = 365 * 24 * 3600


class IdentityMiddleware:
    def __init__(self, app: ASGIApp, players: Players, rate_limits: RateLimits) -> None:
        self._app = app
        self._players = players
        self._rate_limits = rate_limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        known = self._players.known(HTTPConnection(scope).cookies.get(COOKIE))
        player = known or secrets.token_hex(12)
        scope.setdefault("state", {})["player"] = player
        address = self._players.mark(network(host_of(scope)))
        called_by(Caller(address, known is not None, self._rate_limits.is_limited(scope)))
        arrives()
        is_anyones = scope["path"].startswith("/assets/") or scope["path"].startswith("/healthz")
        is_page = not scope["path"].startswith("/api/")
        if scope["type"] == "websocket" or is_anyones or (known and not is_page):
            await self._app(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            is_start = message["type"] == "http.response.start"
            if is_start and not scope["state"].get(BANNED):
                MutableHeaders(scope=message).append("set-cookie", self._header(scope, player))
            await send(message)

        await self._app(scope, receive, send_with_cookie)

    def _header(self, scope: Scope, player: PlayerId) -> str:
        secure = "; Secure" if scope["scheme"] == "https" else ""
        value = self._players.cookie(player)
        return f"{COOKIE}={value}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"
