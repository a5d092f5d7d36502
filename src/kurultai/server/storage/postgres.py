"""PostgreSQL, shared by any number of processes, with group commit as in ``sqlite``.

Everything that waits when the writer is free becomes one transaction, statement by statement in
one go each. If one of them conflicts, they are tried again one by one, so that it fails alone.

When the connection breaks, nobody knows whether the transaction under way was committed. It is
tried again as soon as the database answers: what had been committed then conflicts, and whoever
asked reads the log to see whether its own event is there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

import asyncpg

from kurultai.server.storage import migrate
from kurultai.server.storage.connect import GONE, OPTIONS, connect, said
from kurultai.server.storage.database import (
    PATIENCE,
    Conflict,
    Hear,
    Patience,
    Query,
    Row,
    StorageTrouble,
    Values,
    Write,
    not_read,
    not_stored,
)
from kurultai.server.storage.rows import keep_time

log = logging.getLogger(__name__)

T = TypeVar("T")
Waiting = tuple[Write, asyncio.Future[None], Patience]
Connection = Any  # asyncpg's, or the pool's stand-in for it

MOST_AT_ONCE = 256
GATHER = 0.008  # seconds that a writer with much to do waits for more: one sync serves them all
PAUSE = 0.2  # between two tries
QUICK = 0.5  # seconds: a later answer does not tell the time well enough
CHANNEL = "kurultai"
MOST_LINES = 100  # in a notification, which holds 8,000 bytes; a line has less than 80


class Postgres:
    skip_locked = " FOR UPDATE SKIP LOCKED"
    has_other_processes = True

    def __init__(self, url: str, wait: float = 0) -> None:
        """``wait``: seconds that a start waits for a database that is not up yet."""
        self._url = url
        self._wait = wait
        self._pool: asyncpg.Pool[Any] | None = None
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._listeners: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Connect and bring the schema up to date; StorageTrouble if that cannot be."""
        await migrate.postgres(self._url, self._wait)
        self._pool = await asyncpg.create_pool(self._url, min_size=0, max_size=4, **OPTIONS)
        self._writer = asyncio.create_task(self._write_on())
        await self.keep_time()

    async def keep_time(self) -> None:
        """Go by the clock of the database: those of the machines that share it may differ."""
        asked = time.monotonic()
        (row,) = await self.change("SELECT extract(epoch FROM clock_timestamp()) * 1000 AS at")
        under_way = time.monotonic() - asked
        if under_way < QUICK:
            keep_time(int(row["at"]) + round(500 * under_way))

    async def stop(self) -> None:
        """Finish what waits, then let go."""
        for task in self._listeners:
            task.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        if self._writer is not None:
            self._waiting.put_nowait(None)
            await asyncio.wait([self._writer], timeout=PATIENCE)
            self._writer.cancel()
        if self._pool is not None:
            with suppress(*GONE):
                await asyncio.wait_for(self._pool.close(), PATIENCE)

    async def write(self, write: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((write, done, Patience.now()))
        await done

    async def change(self, sql: str, *values: Any) -> list[Row]:
        async def work(c: Connection) -> list[Row]:
            found: list[Row] = await c.fetch(numbered(sql), *values)
            return found

        try:
            return await self._patiently(work)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except (*GONE, asyncpg.PostgresError) as error:
            raise not_stored(said(error)) from error

    async def read(self, *queries: Query) -> list[list[Row]]:
        async def work(c: Connection) -> list[list[Row]]:
            if len(queries) == 1:
                sql, values = queries[0]
                return [await c.fetch(numbered(sql), *values)]
            async with c.transaction(isolation="repeatable_read", readonly=True):
                return [await c.fetch(numbered(sql), *values) for sql, values in queries]

        try:
            return await self._patiently(work)
        except (*GONE, asyncpg.PostgresError) as error:
            raise not_read(said(error)) from error

    async def tell(self, news: str) -> None:
        await self.change("SELECT pg_notify(?, ?)", CHANNEL, news)

    async def listen(self, hear: Hear) -> None:
        """Answers once it listens: what is read from then on misses no news."""
        is_heard = asyncio.Event()
        self._listeners.append(asyncio.create_task(self._listen_on(hear, is_heard)))
        try:
            await asyncio.wait_for(is_heard.wait(), PATIENCE)
        except TimeoutError as error:
            raise not_read("it does not answer") from error

    async def _patiently(
        self, work: Callable[[Connection], Awaitable[T]], patience: Patience | None = None
    ) -> T:
        """Again and again while the database is gone, until the patience of who asks ends."""
        assert self._pool is not None
        patience = patience or Patience.now()
        while True:
            left = max(PAUSE, patience.left)
            try:
                async with asyncio.timeout(left if patience.is_strict else None):
                    async with self._pool.acquire(timeout=left) as c:
                        return await work(c)
            except GONE as error:
                never_fits = isinstance(error, ValueError)  # asyncpg's word for a value too large
                if never_fits or patience.left < PAUSE:
                    raise
                await asyncio.sleep(PAUSE)

    # Writing

    async def _write_on(self) -> None:
        is_open = True
        batch: list[Waiting] = []
        while is_open:
            job = await self._waiting.get()
            if len(batch) > 1:
                await asyncio.sleep(GATHER)
            batch = []
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_AT_ONCE or self._waiting.empty():
                    break
                job = self._waiting.get_nowait()
            is_open = job is not None
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        """Together; if that cannot be, one by one. Nobody waits longer than they would alone."""
        try:
            await self._commit_all([write for write, *_ in batch], min(its for *_, its in batch))
        except (Conflict, StorageTrouble) as trouble:
            await self._one_by_one(batch, trouble)
        except asyncio.CancelledError:
            _settle([done for _, done, _ in batch], not_stored("the server stops"))
            raise
        else:
            _settle([done for _, done, _ in batch], None)

    async def _one_by_one(self, batch: list[Waiting], trouble: Exception) -> None:
        for write, done, patience in batch:
            if isinstance(trouble, StorageTrouble) and patience.left < PAUSE:
                _settle([done], trouble)  # it has been tried for as long as it may be
                continue
            try:
                await self._commit_all([write], patience)
            except (Conflict, StorageTrouble) as its:
                _settle([done], its)
            else:
                _settle([done], None)

    async def _commit_all(self, writes: list[Write], patience: Patience) -> None:
        statements: dict[str, list[Values]] = {}
        for write in writes:
            for sql, rows in write.statements:
                statements.setdefault(sql, []).extend(rows)
        news = [said for write in writes for said in write.news]

        async def work(c: Connection) -> None:
            async with c.transaction():
                for sql, rows in statements.items():
                    if len(rows) == 1:
                        await c.execute(numbered(sql), *rows[0])
                    else:
                        await c.executemany(numbered(sql), rows)
                for said in _joined(news):
                    await c.execute("SELECT pg_notify($1, $2)", CHANNEL, said)

        try:
            await self._patiently(work, patience)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except (*GONE, asyncpg.PostgresError) as error:
            raise not_stored(said(error)) from error
        except Exception as error:  # whatever it is, the others' writes go on
            log.exception("this cannot be written")
            raise not_stored(said(error)) from error

    # Listening

    async def _listen_on(self, hear: Hear, is_heard: asyncio.Event) -> None:
        """On a connection of its own; whenever it had to be made anew, some news were missed."""
        while True:
            try:
                await self._listen(hear, is_heard)
            except (*GONE, asyncpg.PostgresError) as error:
                log.warning("the database does not answer: %s", said(error))
            await asyncio.sleep(PAUSE)

    async def _listen(self, hear: Hear, is_heard: asyncio.Event) -> None:
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        connection = await connect(self._url)
        try:
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.add_listener(CHANNEL, lambda *said: heard.put_nowait(said[-1]))
            if is_heard.is_set():
                await hear(None)
            is_heard.set()
            while (said := await heard.get()) is not None:
                for news in said.split("\n"):
                    await hear(news)
        finally:
            with suppress(*GONE):
                await connection.close(timeout=1.0)


@cache
def numbered(sql: str) -> str:
    """PostgreSQL numbers its values: ``?`` becomes ``$1``, ``$2`` …"""
    parts = sql.split("?")
    return "".join(f"{part}${n}" for n, part in enumerate(parts[:-1], 1)) + parts[-1]


def _joined(news: list[str]) -> Iterator[str]:
    """Lines together, as many as a notification holds."""
    for start in range(0, len(news), MOST_LINES):
        yield "\n".join(news[start : start + MOST_LINES])


def _settle(waiting: list[asyncio.Future[None]], trouble: Exception | None) -> None:
    for done in waiting:
        if not done.done():
            done.set_exception(trouble) if trouble else done.set_result(None)
