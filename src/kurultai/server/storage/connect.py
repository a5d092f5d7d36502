"""A connection to PostgreSQL, and what is raised when it is gone."""

from __future__ import annotations

from typing import Any

import asyncpg

from kurultai.server.storage.database import PATIENCE

OPTIONS: dict[str, Any] = {"timeout": PATIENCE, "command_timeout": 60.0}
GONE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # an answer that broke off
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shut down, crashed, starting up
    asyncpg.InvalidCachedStatementError,  # a newer process has just brought the schema up to date
    asyncpg.OutdatedSchemaCacheError,
)


async def connect(url: str) -> Any:
    return await asyncpg.connect(url, **OPTIONS)


def said(error: Exception) -> str:
    """What an error says, in one line."""
    return str(error).splitlines()[0] if str(error) else type(error).__name__
