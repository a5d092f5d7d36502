"""Clocks across restarts: whose time is up, and when no server ran (which is not charged)."""

from __future__ import annotations

from contextlib import suppress

from kurultai.server.storage.database import Conflict, Database, Write
from kurultai.server.storage.rows import epoch_ms

BEAT = 1.0  # seconds between two signs of life
SILENCE = 3000  # milliseconds without one: nobody was running


class ClockStore:
    database: Database

    async def due(self, at: int, most: int = 100) -> list[str]:
        """Tables whose deadline (epoch, ms) has passed, the earliest first."""
        sql = "SELECT id FROM tables WHERE deadline <= ? ORDER BY deadline LIMIT ?"
        (rows,) = await self.database.read((sql, (at, most)))
        return [row["id"] for row in rows]

    async def wake(self, at: int) -> None:
        """At a start: if nobody was running, the clocks skip that time."""
        beats, touched = await self.database.read(
            ("SELECT at FROM beats WHERE id = 1", ()),
            ("SELECT MAX(updated) AS at FROM tables", ()),
        )
        last = beats[0]["at"] if beats else at
        if touched[0]["at"] is not None:  # a change is a sign of life too
            last = max(last, epoch_ms(touched[0]["at"])) if beats else last
        if at - last > SILENCE:
            with suppress(Conflict):  # another process woke in the same instant and has done it
                await self._skip(last, at)
        await self._sign(at)

    async def beat(self, at: int) -> None:
        """A sign of life, if any clock is running (an idle disk may sleep)."""
        (rows,) = await self.database.read(
            ("SELECT 1 AS one FROM tables WHERE deadline IS NOT NULL LIMIT 1", ())
        )
        if rows:
            await self._sign(at)

    async def _sign(self, at: int) -> None:
        await self.database.change(
            "INSERT INTO beats (id, at) VALUES (1, ?) "
            "ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE beats.at < excluded.at",
            at,
        )

    async def _skip(self, began: int, ended: int) -> None:
        await self.database.write(
            Write(
                [
                    ("INSERT INTO pauses (began, ended) VALUES (?, ?)", [(began, ended)]),
                    (
                        "UPDATE tables SET deadline = deadline + ? WHERE deadline IS NOT NULL",
                        [(ended - began,)],
                    ),
                ]
            )
        )
