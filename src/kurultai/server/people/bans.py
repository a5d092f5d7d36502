"""Who is not let in: by browser, by name or by address. `kurultai ban` says who."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.types import Scope

from kurultai.match.refusals import WrongSeat
from kurultai.server.people.caller import caller
from kurultai.server.people.identity import PlayerId
from kurultai.server.people.rate_limits import host_of
from kurultai.server.storage.lookalikes import name_key
from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.store import Store
from kurultai.server.texts import TEXTS

READ_AGAIN = 5.0  # seconds; a command beside a server with SQLite has no other way to tell it
MOST_NOTED = 10_000  # visits that this process knows to be noted

Network = IPv4Network | IPv6Network


class Bans:
    def __init__(self, store: Store, notifications: Notifications) -> None:
        self._store = store
        self._players: frozenset[str] = frozenset()
        self._names: frozenset[str] = frozenset()
        self._networks: list[Network] = []
        self._tainted: frozenset[str] = frozenset()  # marks of where somebody banned came from
        self._noted: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._read_at = float("-inf")
        notifications.on("bans", self._heard)

    async def refresh(self) -> None:
        """Read them again if that is some time ago."""
        if time.monotonic() - self._read_at >= READ_AGAIN:
            self._read_at = time.monotonic()
            found = await self._store.bans()
            self._players = frozenset(ban.value for ban in found if ban.kind == "player")
            self._names = frozenset(name_key(ban.value) for ban in found if ban.kind == "name")
            self._networks = [network_of(ban.value) for ban in found if ban.kind == "address"]
            tainted = await self._store.visits_of_banned() if self._players else ()
            self._tainted = frozenset(tainted)

    def refuse(self, scope: Scope) -> bool:
        """Whether a request or a socket comes from somebody banned.

        Who comes without a cookie from where somebody banned was seen is taken for them.
        """
        if scope["state"]["player"] in self._players:
            return True
        if self._tainted and not caller().is_known and caller().address in self._tainted:
            return True
        return bool(self._networks) and self._is_inside(host_of(scope))

    def check_name(self, name: str) -> None:
        """WrongSeat if nobody may be called this."""
        if name_key(name) in self._names:
            raise WrongSeat(TEXTS("nobody-is-called-here", name=name))

    async def note(self, player: PlayerId) -> None:
        """Somebody opens a table, sits down or speaks: where from, in case they are banned."""
        visit = (player, caller().address)
        if caller().address and visit not in self._noted:
            self._noted[visit] = None
            if len(self._noted) > MOST_NOTED:
                self._noted.popitem(last=False)
            await self._store.visited(*visit)

    def _is_inside(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        address = getattr(address, "ipv4_mapped", None) or address
        return any(address in network for network in self._networks)

    async def _heard(self, _: str, __: int) -> None:
        self._read_at = float("-inf")
        await self.refresh()


def as_kept(kind: str, value: str) -> str:
    """What is banned, in the form in which it is kept; ValueError if an address is none."""
    if kind == "name":
        return " ".join(value.casefold().split())
    return str(network_of(value)) if kind == "address" else value


def network_of(written: str) -> Network:
    """An address or a network. Whoever has one IPv6 address has its whole /64."""
    if written.isdigit():  # so older versions kept an IPv6 network
        return IPv6Network((int(written) << 64, 64))
    if "/" not in written and ip_address(written).version == 6:
        written = f"{written}/64"
    return ip_network(written, strict=False)
