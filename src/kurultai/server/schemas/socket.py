"""What goes over a table's socket, as types.

A command is answered by Done or NotDone; the rest tells what happens at the table.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from kurultai.server.schemas.http import (
    Can,
    ChatLine,
    Choice,
    ClockInfo,
    CommandId,
    Frame,
    MoveLine,
    PlayMove,
    Problem,
    Result,
    Say,
    Table,
    Version,
    Wire,
)

# Server to client


class Snapshot(Wire):
    type: Literal["snapshot"] = "snapshot"
    table: Table


class Moved(Wire):
    """One move was made. If version is not mine + 1, ask for a snapshot."""

    type: Literal["moved"] = "moved"
    version: Version
    line: MoveLine
    frame: Frame
    choices: list[Choice]
    result: Result | None
    can: Can
    thinking: int | None
    clock: ClockInfo | None


class Thinking(Wire):
    type: Literal["thinking"] = "thinking"
    seat: int | None


class Presence(Wire):
    """Who has the table open; not part of the version."""

    type: Literal["presence"] = "presence"
    here: list[int] = Field(description="seats")
    watching: int
    can: Can


class Said(Wire):
    type: Literal["said"] = "said"
    line: ChatLine


class Done(Wire):
    """What this socket asked for is on disk (or was already); sent before anybody hears of it."""

    type: Literal["done"] = "done"
    id: CommandId
    version: Version


class NotDone(Wire):
    """What this socket asked for was refused, for the same reasons as over HTTP."""

    type: Literal["refused"] = "refused"
    id: CommandId
    status: int
    problem: Problem


SocketMessage = Annotated[
    Snapshot | Moved | Thinking | Presence | Said | Done | NotDone, Field(discriminator="type")
]


# Client to server; besides, the bare word "ping" keeps the line open


class SocketPlay(PlayMove):
    type: Literal["play"]


class SocketSay(Say):
    type: Literal["say"]


class SocketSync(Wire):
    """What came after this version: moves one by one where possible, else a snapshot."""

    type: Literal["sync"]
    version: Version


SocketCommand = Annotated[SocketPlay | SocketSay | SocketSync, Field(discriminator="type")]
