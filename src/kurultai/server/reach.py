"""Who can reach this server: browsers on this machine only, or others in its network, too."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable

Listen = Callable[[str], Awaitable[None]]  # also on this address, from now on

ELSEWHERE = ("192.0.2.1", 9)  # kept for examples: nobody is there, and nothing is sent


class Reach:
    def __init__(self) -> None:
        self._host, self._port = "127.0.0.1", 0
        self._listen: Listen | None = None

    def set_up(self, host: str, port: int, listen: Listen | None = None) -> None:
        """Where the server listens, and how it can be made to listen elsewhere, too."""
        self._host, self._port, self._listen = host, port, listen

    @property
    def address(self) -> str | None:
        """What others in this network type; None if they cannot come in."""
        if _is_of_this_machine(self._host):
            return None
        is_any = ipaddress.ip_address(self._host).is_unspecified
        host = network_address() if is_any else self._host
        return None if host is None else f"http://{_bracketed(host)}:{self._port}"

    @property
    def can_open(self) -> bool:
        """Whether it is closed to others and could be opened."""
        return self.address is None and self._listen is not None and network_address() is not None

    async def open(self) -> None:
        """Let others in this network in; OSError if that cannot be."""
        host = network_address()
        if self._listen is not None and host is not None and self.address is None:
            await self._listen(host)
            self._host = host


def network_address() -> str | None:
    """This machine's address in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)  # chooses a way and sends nothing
        except OSError:
            return None
        found: str = asking.getsockname()[0]
        return None if _is_of_this_machine(found) else found


def _is_of_this_machine(host: str) -> bool:
    return host == "localhost" or ipaddress.ip_address(host).is_loopback


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
