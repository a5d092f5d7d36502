"""Bots' moves as jobs: one row for each table at which a bot has to move.

Whoever writes the log writes the job in the same transaction, mostly leased to itself. What nobody
leased, or a process that is gone had leased, is taken by any other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from kurultai.server.storage.database import Database, Values, Write
from kurultai.server.storage.rows import Job, Summary, Ticket, epoch

LEASE = 6.0  # seconds; renewed while somebody thinks

UPSERT_JOB = (
    'INSERT INTO jobs ("table", seq, until, holder, person, turn) VALUES (?, ?, ?, ?, ?, ?) '
    'ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, until = excluded.until, '
    "holder = excluded.holder, person = excluded.person, turn = excluded.turn"
)
DELETE_JOB = 'DELETE FROM jobs WHERE "table" = ?'


def job_statements(
    table: str, summary: Summary, holder: str, ticket: Ticket
) -> tuple[list[tuple[str, list[Values]]], Sequence[str]]:
    """What a change of a table means for its job, and what others should hear of it."""
    if summary.bot is None:
        return [], ()
    if not summary.bot:
        return [(DELETE_JOB, [(table,)])], ()
    whose = (ticket.person, ticket.turn)
    if ticket.claim:
        leased = (table, summary.version, epoch() + round(LEASE * 1000), holder, *whose)
        return [(UPSERT_JOB, [leased])], ()
    free = (table, summary.version, 0, None, *whose)
    return [(UPSERT_JOB, [free])], (f"{holder} job {table} 0",)


class JobStore:
    database: Database
    holder: str

    async def jobs_take(self, most: int, but: Collection[str] = ()) -> list[Job]:
        """Jobs that nobody is at, now leased to this process; not those of some people."""
        at = epoch()
        others = f" AND person NOT IN ({', '.join('?' * len(but))})" if but else ""
        chosen = f"FROM jobs WHERE until < ?{others}"
        (free,) = await self.database.read((f"SELECT 1 {chosen} LIMIT 1", (at, *but)))
        if not free:  # a look costs nothing, a change costs a sync of the disk
            return []
        rows = await self.database.change(
            'UPDATE jobs SET until = ?, holder = ? WHERE "table" IN (SELECT "table" '
            f"{chosen} ORDER BY turn, until LIMIT ?{self.database.skip_locked}) "
            'RETURNING "table", seq, person, turn',
            *(at + round(LEASE * 1000), self.holder, at, *but, most),
        )
        found = sorted(rows, key=lambda row: row["turn"])
        return [Job(row["table"], row["seq"], row["person"]) for row in found]

    async def jobs_extend(self, tables: Iterable[str]) -> None:
        """Still at it: the leases of these tables begin anew, if they are this process's."""
        until = epoch() + round(LEASE * 1000)
        sql = 'UPDATE jobs SET until = ? WHERE "table" = ? AND holder = ?'
        rows = [(until, table, self.holder) for table in tables]
        await self.database.write(Write([(sql, rows)]))

    async def jobs_release(self, table: str | None = None, delay: float = 0.0) -> None:
        """Let others have what this process cannot do, after a while: all, or one table's."""
        until = epoch() + round(delay * 1000) if delay else 0
        sql = "UPDATE jobs SET until = ?, holder = NULL WHERE holder = ?"
        if table is None:
            await self.database.change(sql, until, self.holder)
        else:
            await self.database.change(f'{sql} AND "table" = ?', until, self.holder, table)

    async def jobs_forget_leases(self) -> None:
        """After a start, where no other process can be at work: every job is free."""
        await self.database.change("UPDATE jobs SET until = 0, holder = NULL")

    async def jobs_waiting(self) -> int:
        (rows,) = await self.database.read(("SELECT count(*) AS n FROM jobs", ()))
        n: int = rows[0]["n"]
        return n
