"""Clocks across restarts: whose time is up, and when no server ran (which is not charged)."""

from __future__ import annotations

from contextlib import suppress

from kurultai.server.storage.database import Conflict, Database, Write
from kurultai.server.storage.rows import epoch_ms

BEAT = 1.0  # seconds between two signs of life
SILENCE = 3000  # milliseconds without one: nobody was running


class ClockStore:
    database: Database
    holder: str

    async def due(self, at: int, most: int = 100) -> list[str]:
        """Tables whose deadline (epoch, ms) has passed, the earliest first; none out of order."""
        due = "deadline <= ? AND trouble IS NULL"
        sql = f"SELECT id FROM tables WHERE {due} ORDER BY deadline LIMIT ?"
        (rows,) = await self.database.read((sql, (at, most)))
        return [row["id"] for row in rows]

    async def set_deadline(self, id_: str, at: int | None) -> None:
        """What the row says is only what was known when it was written."""
        await self.database.change("UPDATE tables SET deadline = ? WHERE id = ?", at, id_)

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

    async def beat(self, at: int, last: int | None = None) -> tuple[int, int] | None:
        """A sign of life, if any clock is running (an idle disk may sleep).

        ``last``: when this process gave or would have given one. If nobody did since, for too
        long, that was a pause: it is stored, and answered.
        """
        running, beats = await self.database.read(
            ("SELECT 1 AS one FROM tables WHERE deadline IS NOT NULL LIMIT 1", ()),
            ("SELECT at FROM beats WHERE id = 1", ()),
        )
        if not running:
            return None
        signs = (last or 0, beats[0]["at"] if beats else 0)
        since = max((sign for sign in signs if sign <= at), default=0)  # a clock may be set back
        pause = None
        if since and at - since > SILENCE:
            with suppress(Conflict):  # another process found it out in the same instant
                await self._skip(since, at)
                pause = (since, at)
        await self._sign(at)
        return pause

    async def _sign(self, at: int) -> None:
        await self.database.change(
            "INSERT INTO beats (id, at) VALUES (1, ?) "
            "ON CONFLICT (id) DO UPDATE SET at = excluded.at "
            "WHERE beats.at < excluded.at OR beats.at > excluded.at + 10000",  # set back
            at,
        )

    async def _skip(self, began: int, ended: int) -> None:
        """Deadlines move by as much of the pause as their time ran in."""
        (rows,) = await self.database.read(
            ("SELECT id, updated, deadline FROM tables WHERE deadline IS NOT NULL", ())
        )
        moved = [
            (row["deadline"] + ended - max(began, epoch_ms(row["updated"])), row["id"])
            for row in rows
            if epoch_ms(row["updated"]) < ended
        ]
        await self.database.write(
            Write(
                [
                    ("INSERT INTO pauses (began, ended) VALUES (?, ?)", [(began, ended)]),
                    *([("UPDATE tables SET deadline = ? WHERE id = ?", moved)] if moved else []),
                ],
                (f"{self.holder} pause {began} {ended}",),
            )
        )

    async def out_of_order(self, id_: str, why: str) -> bool:
        """A table cannot be shown; False if that was known."""
        rows = await self.database.change(
            "UPDATE tables SET trouble = ? WHERE id = ? AND trouble IS NULL RETURNING id", why, id_
        )
        return bool(rows)

    async def in_order(self, id_: str) -> None:
        await self.database.change("UPDATE tables SET trouble = NULL WHERE id = ?", id_)
