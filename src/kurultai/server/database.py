"""One SQLite file, one writer thread, group commit.

Everything that waits when the writer is free becomes one transaction: under load a single sync of
the disk serves many moves, and nobody is answered before it.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from kurultai.core.text import Text, text

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

MOST_AT_ONCE = 256


class StorageTrouble(Exception):
    """The disk is full, the folder read-only …: nothing was written."""

    def __init__(self, message: Text) -> None:
        super().__init__(message["en"])
        self.message = message


def not_stored(error: Exception) -> StorageTrouble:
    return StorageTrouble(
        text(
            f"this could not be stored ({error}), so nothing was changed",
            f"impossible d'enregistrer ({error}) : rien n'a été changé",
        )
    )


class Database:
    def __init__(self, path: Path, migrations: Sequence[str]) -> None:
        """Open (or make) the file and bring it up to date; StorageTrouble if that cannot be."""
        self._path = path
        self._jobs: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._writing = self._connect()
            self._writing.execute("PRAGMA journal_mode = WAL")
            self._writing.execute("PRAGMA synchronous = FULL")
            self._migrate(migrations)
            self._reading = self._connect()
        except (OSError, sqlite3.Error) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            raise StorageTrouble(
                text(
                    f"the data folder {path.parent} cannot be used: {why}",
                    f"le dossier de données {path.parent} est inutilisable : {why}",
                )
            ) from error
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self._writer = threading.Thread(target=self._write_on, name="store-write", daemon=True)
        self._writer.start()

    async def write(self, work: Work[T]) -> T:
        """Do this in a transaction; answers once it is on disk."""
        done: Future[T] = Future()
        self._jobs.put((work, done))
        return await asyncio.wrap_future(done)

    async def read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, work, self._reading)
        except sqlite3.Error as error:
            raise StorageTrouble(
                text(f"the store cannot be read ({error})", f"lecture impossible ({error})")
            ) from error

    def close(self) -> None:
        """Finish what waits, then close the file."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()

    def _connect(self) -> sqlite3.Connection:
        made = sqlite3.connect(
            self._path, isolation_level=None, check_same_thread=False, timeout=5.0
        )
        made.row_factory = sqlite3.Row
        made.execute("PRAGMA foreign_keys = ON")
        return made

    def _migrate(self, migrations: Sequence[str]) -> None:
        """Run the scripts this file has not seen yet; ``user_version`` counts them."""
        self._writing.execute("BEGIN IMMEDIATE")
        (seen,) = self._writing.execute("PRAGMA user_version").fetchone()
        if seen > len(migrations):
            self._writing.execute("ROLLBACK")
            raise sqlite3.DatabaseError("it was written by a newer version of kurultai")
        for number, script in enumerate(migrations[seen:], seen + 1):
            for statement in script.split(";"):
                self._writing.execute(statement)
            self._writing.execute(f"PRAGMA user_version = {number}")
        self._writing.execute("COMMIT")

    def _write_on(self) -> None:
        is_open = True
        while is_open:
            batch = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            is_open = job is not None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[tuple[Work[Any], Future[Any]]]) -> None:
        answers: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            for work, done in batch:
                answers.append((done, *self._attempt(work)))
            self._writing.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # a full disk may have ended the transaction already
                self._writing.execute("ROLLBACK")
            answers = [(done, None, not_stored(error)) for _, done in batch]
        for done, answer, trouble in answers:
            if done.set_running_or_notify_cancel():
                done.set_exception(trouble) if trouble else done.set_result(answer)

    def _attempt(self, work: Work[Any]) -> tuple[Any, Exception | None]:
        """One job of a transaction; what breaks a constraint fails alone."""
        self._writing.execute("SAVEPOINT job")
        try:
            answer, trouble = work(self._writing), None
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            self._writing.execute("ROLLBACK TO job")
            answer, trouble = None, error
        self._writing.execute("RELEASE job")
        return answer, trouble
