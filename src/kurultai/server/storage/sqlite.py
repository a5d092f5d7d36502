"""One SQLite file, one writer thread, group commit.

Everything that waits when the writer is free becomes one transaction: under load a single sync of
the disk serves many moves, and nobody is answered before it.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from kurultai.server.storage.database import (
    Conflict,
    Hear,
    Query,
    Row,
    StorageTrouble,
    Write,
    not_read,
    not_stored,
)
from kurultai.server.texts import TEXTS

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Waiting = tuple[Work[Any], asyncio.Future[Any]]
Outcome = tuple[Any, Exception | None]
Answer = tuple[asyncio.Future[Any], Any, Exception | None]

MOST_AT_ONCE = 256
GATHER = 0.004  # seconds that a writer with much to do waits for more: one sync serves them all


class Sqlite:
    skip_locked = ""  # there is one writer
    has_other_processes = False

    def __init__(self, path: Path) -> None:
        """Open (or make) the file; StorageTrouble if that cannot be."""
        self.path = path
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._writing = self._connect()
            self._writing.execute("PRAGMA journal_mode = WAL")
            self._writing.execute("PRAGMA synchronous = FULL")
            self._reading = self._connect()
        except (OSError, sqlite3.Error) as error:
            raise unusable(path, error) from error
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self._writer = threading.Thread(target=self._write_on, name="store-write", daemon=True)
        self._writer.start()

    async def start(self) -> None:
        """It is open since it was made: whether a folder can be used is known at once."""

    async def stop(self) -> None:
        await asyncio.to_thread(self.close)

    async def write(self, write: Write) -> None:
        def work(c: sqlite3.Connection) -> None:
            for sql, rows in write.statements:
                if len(rows) == 1:
                    c.execute(sql, rows[0])
                else:
                    c.executemany(sql, rows)

        await self._written(work)

    async def change(self, sql: str, *values: Any) -> list[Row]:
        return await self._written(lambda c: _rows(c.execute(sql, values)))

    async def read(self, *queries: Query) -> list[list[Row]]:
        def work(c: sqlite3.Connection) -> list[list[Row]]:
            c.execute("BEGIN")
            try:
                return [_rows(c.execute(sql, values)) for sql, values in queries]
            finally:
                c.execute("COMMIT")

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, work, self._reading)
        except sqlite3.Error as error:
            raise not_read(error) from error

    async def keep_time(self) -> None:
        """One process has one clock."""

    async def tell(self, news: str) -> None:
        """There is no other process to tell."""

    async def listen(self, hear: Hear) -> None:
        """There is no other process to hear of."""

    def close(self) -> None:
        """Finish what waits, then close the file."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()

    async def _written(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        return await done

    def _connect(self) -> sqlite3.Connection:
        made = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=5.0
        )
        made.row_factory = sqlite3.Row
        made.execute("PRAGMA foreign_keys = ON")
        return made

    def _write_on(self) -> None:
        is_open = True
        batch: list[Waiting] = []
        while is_open:
            job = self._jobs.get()
            if len(batch) > 1:
                time.sleep(GATHER)
            batch = []
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            is_open = job is not None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Waiting]) -> None:
        try:
            answers = self._transact(batch)
        except sqlite3.Error as error:
            answers = [(done, None, not_stored(error)) for _, done in batch]
        by_loop: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
        for answer in answers:
            by_loop.setdefault(answer[0].get_loop(), []).append(answer)
        for loop, its in by_loop.items():
            with suppress(RuntimeError):  # whoever asked is gone, and its loop closed
                loop.call_soon_threadsafe(_settle, its)

    def _transact(self, batch: list[Waiting]) -> list[Answer]:
        """All in one transaction; if one breaks a constraint, again, so that it fails alone."""
        try:
            return self._together(batch, lambda work: (work(self._writing), None))
        except sqlite3.OperationalError:
            raise
        except Exception:
            return self._together(batch, self._attempt)

    def _together(
        self, batch: list[Waiting], execute: Callable[[Work[Any]], Outcome]
    ) -> list[Answer]:
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            answers: list[Answer] = [(done, *execute(work)) for work, done in batch]
            self._writing.execute("COMMIT")
        except Exception:
            with suppress(sqlite3.Error):  # a full disk may have ended the transaction already
                self._writing.execute("ROLLBACK")
            raise
        return answers

    def _attempt(self, work: Work[Any]) -> Outcome:
        """One job of a transaction; what breaks a constraint fails alone."""
        self._writing.execute("SAVEPOINT job")
        try:
            answer, trouble = work(self._writing), None
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            self._writing.execute("ROLLBACK TO job")
            is_taken = isinstance(error, sqlite3.IntegrityError)
            answer, trouble = None, Conflict(str(error)) if is_taken else error
        self._writing.execute("RELEASE job")
        return answer, trouble


def _settle(answers: list[Answer]) -> None:
    """In the loop of those who wait: one awakening for all of a transaction."""
    for done, answer, trouble in answers:
        if not done.done():
            done.set_exception(trouble) if trouble else done.set_result(answer)


def unusable(path: Path, error: Exception) -> StorageTrouble:
    why = error.strerror if isinstance(error, OSError) else str(error)
    return StorageTrouble(TEXTS("the-data-folder-cannot-be-used", parent=path.parent, why=why))


def _rows(cursor: sqlite3.Cursor) -> list[Row]:
    found: list[Any] = cursor.fetchall()
    return found
