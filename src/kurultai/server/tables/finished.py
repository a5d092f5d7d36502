"""Finished tables as they were last shown: nothing of them changes, so nothing is made twice."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from kurultai.core.text import Reader
from kurultai.server.people.identity import PlayerId
from kurultai.server.storage.rows import Seat

MOST_BYTES = 32 * 1024 * 1024


@dataclass
class _Kept:
    owner: str
    seats: list[Seat]
    pages: dict[tuple[object, Reader], bytes] = field(default_factory=dict)

    def whose(self, player: PlayerId) -> object:
        """All that decides what somebody sees: strangers all see the same."""
        mine = frozenset(n for n, seat in enumerate(self.seats) if seat.player == player)
        return mine, self.owner == player


class FinishedTables:
    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._bytes = 0

    def page(self, id_: str, player: PlayerId, to: Reader) -> bytes | None:
        kept = self._kept.get(id_)
        if kept is None:
            return None
        self._kept.move_to_end(id_)
        return kept.pages.get((kept.whose(player), to))

    def keep(
        self, id_: str, owner: str, seats: list[Seat], player: PlayerId, to: Reader, page: bytes
    ) -> None:
        kept = self._kept.setdefault(id_, _Kept(owner, seats))
        key = (kept.whose(player), to)
        self._bytes += len(page) - len(kept.pages.get(key, b""))
        kept.pages[key] = page
        while self._bytes > self._most:
            self.forget(next(iter(self._kept)))

    def forget(self, id_: str) -> None:
        kept = self._kept.pop(id_, None)
        if kept is not None:
            self._bytes -= sum(map(len, kept.pages.values()))
