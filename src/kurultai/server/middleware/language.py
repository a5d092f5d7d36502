"""How somebody is answered: in the language of ``?language=fr``, else in what their browser asks
for; with ``?coordinates=off`` no place is told by its square.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from kurultai.core.catalogue import ENGLISH, nearest
from kurultai.core.text import Reader, reading

MOST = 20  # languages that are looked at


class LanguageMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        with reading(_reader(HTTPConnection(scope))):
            await self._app(scope, receive, send)


def _reader(asked: HTTPConnection) -> Reader:
    return Reader(_language(asked), coordinates=asked.query_params.get("coordinates") != "off")


def _language(asked: HTTPConnection) -> str:
    wanted = [asked.query_params.get("language", ""), *_preferred(asked.headers)]
    return next((found for name in wanted if (found := nearest(name))), ENGLISH)


def _preferred(headers: Headers) -> list[str]:
    """Accept-Language, the dearest first."""
    weighed = []
    for part in headers.get("accept-language", "").split(",")[:MOST]:
        name, _, weight = part.partition(";q=")
        weighed.append((_number(weight), name.strip()))
    return [name for _, name in sorted(weighed, key=lambda one: -one[0])]


def _number(weight: str) -> float:
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0
