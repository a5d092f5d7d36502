"""What the store asks of a database: statements both speak, written together or not at all.

A statement is SQL with ``?`` for its values. The two databases are ``sqlite.py`` and
``postgres.py``.
"""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from kurultai.core.text import Text
from kurultai.server.texts import TEXTS

PATIENCE = 15.0  # seconds for which a request waits for a database that does not answer
LATER = 2.0  # seconds after which something is no part of the request it was begun in any more

Values = tuple[Any, ...]
Row = Mapping[str, Any]
Query = tuple[str, Values]


@dataclass(frozen=True)
class Write:
    """Statements, each for any number of rows, that become true together."""

    statements: Sequence[tuple[str, Sequence[Values]]]
    news: Sequence[str] = ()  # told to the other processes once it is stored


Hear = Callable[[str | None], Awaitable[None]]
"""Is told each piece of news of other processes; None if some may have been missed."""


class StorageTrouble(Exception):
    """The disk is full, the database does not answer …: nothing is acknowledged."""

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self.message = message


class Conflict(Exception):
    """Something with this key is there already: another process was first."""


class Database(Protocol):
    skip_locked: str
    """Ends a sub-select so that others' rows under way are passed over, where that can happen."""

    has_other_processes: bool

    async def start(self) -> None:
        """Connect; StorageTrouble if that cannot be."""

    async def stop(self) -> None:
        """Finish what waits, then let go."""

    async def write(self, write: Write) -> None:
        """All of it or nothing; answers once it is on disk. Conflict, StorageTrouble."""

    async def change(self, sql: str, *values: Any) -> list[Row]:
        """One statement and what it RETURNs, in a transaction of its own."""
        ...

    async def read(self, *queries: Query) -> list[list[Row]]:
        """The rows of each query, all seen at one moment."""
        ...

    async def tell(self, news: str) -> None:
        """Tell the other processes, if there can be any."""

    async def keep_time(self) -> None:
        """Go by the clock that all who share the database go by."""

    async def listen(self, hear: Hear) -> None:
        """From now on, tell this listener the news of other processes."""


_began: ContextVar[float] = ContextVar("began", default=-math.inf)


def begin_waiting() -> None:
    """A request begins here: all that it asks of the database shares its patience."""
    _began.set(time.monotonic())


class Patience(NamedTuple):
    end: float  # by the monotonic clock: then nobody waits for a database that is gone any more
    is_strict: bool  # nor for one that is slow: somebody waits for the answer

    @classmethod
    def now(cls) -> Patience:
        """Of what is asked for just now; what is no request has patience anew."""
        asked, end = time.monotonic(), _began.get() + PATIENCE
        return cls(end, True) if asked < end + LATER else cls(asked + PATIENCE, False)

    @property
    def left(self) -> float:
        return self.end - time.monotonic()


def not_stored(error: Exception | str) -> StorageTrouble:
    return StorageTrouble(TEXTS("this-could-not-be-stored-so", error=error))


def not_read(error: Exception | str) -> StorageTrouble:
    return StorageTrouble(TEXTS("the-store-cannot-be-read", error=error))
