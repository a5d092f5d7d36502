"""How often somebody may ask: buckets that fill again, for each address, browser and name.

A server that only this machine can reach is not limited, unless it is told to be: a proxy in front
of it says who asks (see docs/hosting.md).
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address

from starlette.types import Scope

from kurultai.core.errors import Refusal
from kurultai.server.config import Config, Rate
from kurultai.server.errors import TooMany
from kurultai.server.texts import TEXTS

MOST_KEPT = 100_000  # buckets in memory; the ones not used for longest are forgotten


@dataclass
class Buckets:
    rate: Rate
    clock: Callable[[], float] = time.monotonic
    _kept: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def take(self, key: str) -> float:
        """Take one out; 0, or the seconds until there is one again."""
        now = self.clock()
        level, since = self._kept.pop(key, (self.rate.burst, now))
        level = min(self.rate.burst, level + (now - since) * self.rate.per_second)
        wait = 0.0 if level >= 1 else (1 - level) / self.rate.per_second
        self._kept[key] = (level if wait else level - 1, now)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return wait


class RateLimits:
    def __init__(self, config: Config) -> None:
        self._limits_everyone = config.rate_everyone  # else this machine is let off
        self._most_sockets = config.rate_sockets
        self._requests = Buckets(config.rate_requests)
        self._tables = Buckets(config.rate_tables)
        self._messages = Buckets(config.rate_messages)
        self._chat = Buckets(config.rate_chat)
        self._names = Buckets(config.rate_names)
        self._sockets: dict[str, int] = {}

    def request(self, scope: Scope) -> float:
        """Seconds to wait before this request would be answered; 0: now."""
        address = self._limited(scope)
        if address is None:
            return 0.0
        opens = scope["type"] == "http" and scope["method"] == "POST"
        if opens and scope["path"] in ("/api/tables", "/api/records"):
            return self._requests.take(address) or self._tables.take(address)
        return self._requests.take(address)

    def message(self, scope: Scope, player: str) -> bool:
        """Whether a message over a socket is taken."""
        return self._limited(scope) is None or not self._messages.take(player)

    def chat(self, player: str) -> None:
        _let_through(self._chat.take(player))

    def name(self, key: str) -> None:
        _let_through(self._names.take(key))

    def come(self, scope: Scope) -> bool:
        """A socket opens; False if its address has too many."""
        address = self._limited(scope)
        if address is None:
            return True
        there = self._sockets.get(address, 0)
        if there >= self._most_sockets:
            return False
        self._sockets[address] = there + 1
        return True

    def go(self, scope: Scope) -> None:
        address = self._limited(scope)
        if address is not None:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _limited(self, scope: Scope) -> str | None:
        """The address that is counted; None for one that is not."""
        host = scope["client"][0] if scope.get("client") else ""
        if not self._limits_everyone and _is_here(host):
            return None
        return network(host)


@lru_cache(MOST_KEPT)
def network(host: str) -> str:
    """Whoever has one IPv6 address has its whole /64."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else str(int(address) >> 64)


@lru_cache(MOST_KEPT)
def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _let_through(wait: float) -> None:
    if wait:
        raise too_many(wait)


def too_many(wait: float) -> Refusal:
    return TooMany(
        TEXTS("that-was-too-often-wait-a"),
        wait,
    )
