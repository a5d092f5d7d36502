"""Connections before they are requests: who is slow, silent or says too much is cut off.

A proxy in front would do this; a server on its own has to.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

HEAD_WITHIN = 15.0  # seconds for the first line and the headers of a request
HEAD_LIMIT = 32 * 1024  # bytes of them
MOST_OF_ONE = 150  # connections of one address that are no sockets of tables (those are counted)
TOO_LARGE = 431


class GuardedHttp(HttpToolsProtocol):
    counted: ClassVar[Counter[str]] = Counter()  # open connections, by address

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of the head so far
        self._is_in_head = True
        self._is_refused = False
        self._counts_for: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin_head()
        host = self.client[0] if self.client else ""
        if not _is_trusted(host, str(self.config.forwarded_allow_ips)):
            self._counts_for = host
            self.counted[host] += 1
            if self.counted[host] > MOST_OF_ONE:
                transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        if self._is_in_head and self._timer is None:
            self._begin_head()
        super().data_received(data)
        if self._is_in_head and self._head > HEAD_LIMIT:
            self._refuse()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head, self._is_in_head = 0, True

    def on_url(self, url: bytes) -> None:
        self._head += len(url)
        if self._head <= HEAD_LIMIT:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value)
        if self._head <= HEAD_LIMIT:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._end_head()
        if self._head > HEAD_LIMIT:
            self._refuse()
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_in_head = True  # of the next one, whenever it begins
        if not self._is_refused:
            super().on_message_complete()

    def _begin_head(self) -> None:
        self._timer = self.loop.call_later(HEAD_WITHIN, self.transport.close)

    def _end_head(self) -> None:
        self._is_in_head = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self) -> None:
        if not self._is_refused:
            self._is_refused = True
            self._end_head()
            self.transport.write(STATUS_LINE[TOO_LARGE] + b"connection: close\r\n\r\n")
            self.transport.close()

    def _forget(self) -> None:
        """The connection is gone, or a socket now."""
        self._end_head()
        host, self._counts_for = self._counts_for, None
        if host is not None:
            self.counted[host] -= 1
            if self.counted[host] <= 0:
                del self.counted[host]


@lru_cache(10_000)
def _is_trusted(host: str, proxies: str) -> bool:
    """This machine, and proxies, through which everybody comes."""
    try:
        address = ip_address(host)
    except ValueError:
        return True  # no address at all: a local pipe
    return address.is_loopback or any(
        _is_in(host, proxy.strip()) for proxy in proxies.split(",") if proxy.strip()
    )


def _is_in(host: str, proxy: str) -> bool:
    try:
        return proxy == "*" or ip_address(host) in ip_network(proxy, strict=False)
    except ValueError:
        return False
