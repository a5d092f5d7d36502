"""Strict headers on every answer, also on those to what went wrong inside."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kurultai.server.errors import our_mistake

log = logging.getLogger(__name__)

POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # a component's computed positions
    "img-src": "'self' data: blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
A_YEAR = 365 * 24 * 3600
ALWAYS_HTTPS = f"max-age={A_YEAR}"  # told only where it came over https


class SecurityHeadersMiddleware:
    def __init__(self, app: ASGIApp, scripts: Sequence[str] = ()) -> None:
        self._app = app
        policy = {**POLICY, "script-src": " ".join([POLICY["script-src"], *scripts])}
        said = "; ".join(f"{what} {who}" for what, who in policy.items())
        self._headers = {"Content-Security-Policy": said, **HEADERS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, self._with_headers(send, scope["scheme"] == "https"))
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever goes wrong inside is noted and answered here, with the headers of any answer."""
        has_begun = False

        async def sending(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, sending)
        except Exception:
            log.exception("%s failed", scope["method"])
            if has_begun:
                raise
            await our_mistake()(scope, receive, send)

    def _with_headers(self, send: Send, is_https: bool) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers[name] = value
                if is_https:
                    headers["Strict-Transport-Security"] = ALWAYS_HTTPS
                if "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        return sending
