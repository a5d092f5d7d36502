"""Who is asking: a browser keeps a signed cookie from its first visit on.

Nobody registers. The cookie holds a random id and a signature; the keys lie in the data folder.
"""

from __future__ import annotations

import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kurultai.server.storage.keys import keys

PlayerId = str
COOKIE = "kurultai"
A_YEAR = 365 * 24 * 3600


class Players:
    def __init__(self, folder: Path) -> None:
        known = keys(folder)
        self._signer = Signer(known, salt="kurultai.player")
        self._inviter = Signer(known, salt="kurultai.invitation")

    def invitation(self, table: str) -> str:
        """What the link of somebody invited to a table carries."""
        return self._inviter.get_signature(table).decode("ascii")

    def invites(self, invitation: str | None, table: str) -> bool:
        return self._inviter.verify_signature(table, (invitation or "").encode())

    def known(self, cookie: str | None) -> PlayerId | None:
        """The player of a cookie; None if there is none or it was tampered with."""
        try:
            return self._signer.unsign(cookie).decode("ascii") if cookie else None
        except (BadSignature, UnicodeError):
            return None

    def cookie(self, player: PlayerId) -> str:
        return self._signer.sign(player).decode("ascii")


class Recognising:
    """ASGI: finds the player of each request, and gives a newcomer a cookie."""

    def __init__(self, app: ASGIApp, players: Players) -> None:
        self._app = app
        self._players = players

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        known = self._players.known(HTTPConnection(scope).cookies.get(COOKIE))
        player = known or secrets.token_hex(12)
        scope.setdefault("state", {})["player"] = player
        is_anyones = scope["path"].startswith("/assets/") or scope["path"] == "/healthz"
        is_page = not scope["path"].startswith("/api/")
        if scope["type"] == "websocket" or is_anyones or (known and not is_page):
            await self._app(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).append("set-cookie", self._header(scope, player))
            await send(message)

        await self._app(scope, receive, send_with_cookie)

    def _header(self, scope: Scope, player: PlayerId) -> str:
        secure = "; Secure" if scope["scheme"] == "https" else ""
        value = self._players.cookie(player)
        return f"{COOKIE}={value}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"
