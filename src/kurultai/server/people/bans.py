"""Who is not let in: by browser, by name or by address. `kurultai ban` says who."""

from __future__ import annotations

import time

from starlette.types import Scope

from kurultai.match.refusals import WrongSeat
from kurultai.server.people.rate_limits import network
from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.people import name_key
from kurultai.server.storage.store import Store
from kurultai.server.texts import TEXTS

READ_AGAIN = 5.0  # seconds; a command beside a server with SQLite has no other way to tell it

Banned = frozenset[tuple[str, str]]


class Bans:
    def __init__(self, store: Store, notifications: Notifications) -> None:
        self._store = store
        self._banned: Banned = frozenset()
        self._read_at = float("-inf")
        notifications.on("bans", self._heard)

    async def refresh(self) -> None:
        """Read them again if that is some time ago."""
        if time.monotonic() - self._read_at >= READ_AGAIN:
            self._read_at = time.monotonic()
            self._banned = frozenset((ban.kind, ban.value) for ban in await self._store.bans())

    def refuse(self, scope: Scope) -> bool:
        """Whether a request or a socket comes from somebody banned."""
        host = scope["client"][0] if scope.get("client") else ""
        player = scope["state"]["player"]
        return ("address", network(host)) in self._banned or ("player", player) in self._banned

    def check_name(self, name: str) -> None:
        """WrongSeat if nobody may be called this."""
        if ("name", name_key(name)) in self._banned:
            raise WrongSeat(TEXTS("nobody-is-called-here", name=name))

    async def _heard(self, _: str, __: int) -> None:
        self._read_at = float("-inf")
        await self.refresh()


def as_kept(kind: str, value: str) -> str:
    """What is banned, in the form in which it is compared."""
    if kind == "name":
        return name_key(value)
    return network(value) if kind == "address" else value
