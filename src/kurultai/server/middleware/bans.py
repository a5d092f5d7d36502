"""Who is banned is turned away. Comes after the player is known."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from kurultai.match.refusals import WrongSeat
from kurultai.server.errors import for_refusal
from kurultai.server.middleware.identity import BANNED
from kurultai.server.people.bans import Bans
from kurultai.server.texts import TEXTS


class BanMiddleware:
    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self._app = app
        self._bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_asking = scope["type"] in ("http", "websocket")
        is_banned = is_asking and self._bans.refuse(scope)
        if is_banned:
            scope["state"][BANNED] = True  # they get no new cookie either
        if not is_banned or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            banned = TEXTS("you-are-not-let-in-here")
            await for_refusal(WrongSeat(banned))(scope, receive, send)
