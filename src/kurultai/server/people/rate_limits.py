"""How often somebody may ask: by address, and within an address by person.

A server that only this machine can reach is not limited, unless it is told to be: a proxy in front
of it says who asks (see docs/hosting.md). Several processes with one database share their limits:
what is done seldom and costs much is counted in the database, requests and messages by telling each
other what was spent.
"""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from ipaddress import ip_address

from starlette.types import Scope

from kurultai.core.errors import Refusal
from kurultai.server.config import Config, Rate
from kurultai.server.errors import TooMany
from kurultai.server.people.buckets import MOST_KEPT, Buckets
from kurultai.server.people.caller import caller
from kurultai.server.storage.database import StorageTrouble
from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.store import Store
from kurultai.server.texts import TEXTS

WIDE = 5  # × what one person may do may be done from one address
TELL = 0.5  # seconds between two words to the other processes
ELSEWHERE = 3.0  # seconds for which what another process said of open sockets holds


class RateLimits:
    def __init__(
        self,
        config: Config,
        store: Store | None = None,
        notifications: Notifications | None = None,
    ) -> None:
        self._limits_everyone = config.rate_everyone  # else this machine is let off
        self._most_sockets = config.rate_sockets
        self._store = store if store and store.database.has_other_processes else None
        self._hot = {  # taken at every request or message: told, not stored
            "requests": Buckets(config.rate_requests),
            "messages": Buckets(config.rate_messages),
            "connects": Buckets(config.rate_connects),
        }
        rates = {
            "tables": config.rate_tables,
            "chat": config.rate_chat,
            "names": config.rate_names,
            "hints": config.rate_hints,
            "reviews": config.rate_reviews,
        }
        self._buckets = {name: Buckets(rate) for name, rate in rates.items()}
        self._wide = {
            name: Buckets(Rate(WIDE * rate.burst, WIDE * rate.per_second))
            for name, rate in rates.items()
        }
        self._sockets: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[int, float]] = {}  # "address@process": sockets, until
        self._task: asyncio.Task[None] | None = None
        if notifications is not None:
            notifications.on("spent", self._heard_spent)
            notifications.on("sockets", self._heard_sockets)

    # Requests and sockets

    def request(self, scope: Scope) -> float:
        """Seconds to wait before this request would be answered; 0: now."""
        address = self._limited(scope)
        return 0.0 if address is None else self._take_hot("requests", address)

    def message(self, scope: Scope, player: str) -> bool:
        """Whether a message over a socket is taken."""
        return self._limited(scope) is None or not self._take_hot("messages", player)

    def come(self, scope: Scope) -> float:
        """A socket opens; the seconds after which its address may, if it may not now."""
        address = self._limited(scope)
        if address is None:
            return 0.0
        if self._open_sockets(address) >= self._most_sockets:
            return 1.0
        wait = self._take_hot("connects", address)
        if not wait:
            self._sockets[address] = self._sockets.get(address, 0) + 1
        return wait

    def go(self, scope: Scope) -> None:
        address = self._limited(scope)
        if address is not None:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def is_limited(self, scope: Scope) -> bool:
        return self._limited(scope) is not None

    # What costs more

    async def table(self) -> None:
        """A table is opened; TooMany if its address has opened too many."""
        if caller().is_limited:
            await self._take("tables", self._buckets["tables"], caller().address)

    async def hint(self, player: str) -> None:
        if caller().is_limited:
            await self._spend("hints", player)

    async def review(self) -> None:
        if caller().is_limited:
            await self._spend("reviews", caller().address)

    async def chat(self, player: str) -> None:
        await self._spend("chat", player)

    async def guess(self, player: str) -> None:
        """A passphrase is tried: who guesses is slowed down, not who is guessed at."""
        await self._spend("names", player)

    def guessed(self, player: str) -> None:
        """It was right: that counts for nothing."""
        self._buckets["names"].give_back(self._person(player))
        self._wide["names"].give_back(caller().address)

    async def _spend(self, name: str, player: str) -> None:
        """From the person's share, and from what their address may have altogether."""
        await self._take(name, self._buckets[name], self._person(player))
        await self._take(f"wide {name}", self._wide[name], caller().address)

    def _person(self, player: str) -> str:
        """Who drops every cookie is still the same to their address."""
        return player if caller().is_known else f"nobody at {caller().address}"

    async def _take(self, name: str, buckets: Buckets, key: str) -> None:
        wait = buckets.take(key)
        if not wait and self._store is not None:
            rate = buckets.rate
            if not await self._store.bucket_take(f"{name} {key}", rate.burst, rate.per_second):
                wait = 1 / rate.per_second
        if wait:
            raise too_many(wait)

    # Other processes

    def start(self) -> None:
        if self._store is not None:
            self._task = asyncio.create_task(self._tell_on())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _take_hot(self, name: str, key: str) -> float:
        buckets = self._hot[name]
        return buckets.take(key) if self._store is None else buckets.take_told(key)

    async def _tell_on(self) -> None:
        assert self._store is not None
        while True:
            await asyncio.sleep(TELL)
            try:
                for said in self._news():
                    await self._store.database.tell(f"{self._store.holder} {said}")
            except StorageTrouble:  # requests go on; so do the limits of this process
                continue

    def _news(self) -> list[str]:
        assert self._store is not None
        holder = self._store.holder
        spent = [
            f"spent {name}:{key} {count}"
            for name, buckets in self._hot.items()
            for key, count in buckets.spent().items()
        ]
        least = self._most_sockets / 10
        held = [
            f"sockets {address}@{holder} {count}"
            for address, count in self._sockets.items()
            if count >= least
        ]
        return spent + held

    async def _heard_spent(self, what: str, count: int) -> None:
        name, _, key = what.partition(":")
        if name in self._hot:
            self._hot[name].drain(key, count)

    async def _heard_sockets(self, where: str, count: int) -> None:
        now = time.monotonic()
        self._elsewhere[where] = (count, now + ELSEWHERE)
        self._elsewhere = {key: told for key, told in self._elsewhere.items() if told[1] > now}

    def _open_sockets(self, address: str) -> int:
        now = time.monotonic()
        elsewhere = sum(
            count
            for where, (count, until) in self._elsewhere.items()
            if until > now and where.partition("@")[0] == address
        )
        return self._sockets.get(address, 0) + elsewhere

    def _limited(self, scope: Scope) -> str | None:
        """The address that is counted; None for one that is not."""
        host = host_of(scope)
        if not self._limits_everyone and _is_here(host):
            return None
        return network(host)


def host_of(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


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


def too_many(wait: float) -> Refusal:
    return TooMany(
        TEXTS("that-was-too-often-wait-a"),
        wait,
    )
