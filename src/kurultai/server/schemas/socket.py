"""What goes over a table's socket, as types (protocol 4).

First the table as a snapshot, then a delta for everything that changes. A command is answered by
Done or NotDone; what it changes follows as a delta, the same for who gave it and for all others.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from kurultai.server.schemas import http
from kurultai.server.schemas.http import ChatLine, CommandId, Problem, Version, Wire

# Server to client


class PackedChoices(Wire):
    """The choices in few bytes: see tables/views/choices.py."""

    forms: list[list[str]]
    rows: list[list[Any]] = Field(description="[form, steps kept of the row before, more steps …]")


class SocketTable(http.AroundTheGame):
    """A table as this browser may see it, with the choices packed."""

    frame: http.Frame
    choices: PackedChoices
    moves: list[http.MoveLine]


class Snapshot(Wire):
    """The whole table; what was told before is void."""

    type: Literal["snapshot"] = "snapshot"
    protocol: int
    table: SocketTable


class Delta(Wire):
    """What has changed, step by step: patches to the table as it was last told."""

    type: Literal["delta"] = "delta"
    patches: list[Any] = Field(description="see tables/views/patches.py")


class Reload(Wire):
    """This server speaks another protocol: the page has to be loaded anew."""

    type: Literal["reload"] = "reload"


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


class Pong(Wire):
    """The answer to "ping": the line holds."""

    type: Literal["pong"] = "pong"


SocketMessage = Annotated[
    Snapshot | Delta | Reload | Said | Done | NotDone | Pong, Field(discriminator="type")
]


# Client to server; besides, the bare word "ping" asks for a Pong


class SocketPlay(http.PlayMove):
    type: Literal["play"]


class SocketUndo(http.Undo):
    type: Literal["undo"]


class SocketResign(http.Ask):
    type: Literal["resign"]


class SocketAbort(http.Ask):
    type: Literal["abort"]


class SocketDraw(http.Ask):
    type: Literal["draw"]


class SocketAnswer(http.Answer):
    type: Literal["answer"]


class SocketReplace(http.Replace):
    type: Literal["replace"]


class SocketSit(http.Sit):
    type: Literal["sit"]


class SocketStand(http.Stand):
    type: Literal["stand"]


class SocketStart(http.Start):
    type: Literal["start"]


class SocketBack(http.Back):
    type: Literal["back"]


class SocketGo(http.Ask):
    type: Literal["go"]


class SocketSay(http.Say):
    type: Literal["say"]


class SocketSync(Wire):
    """Send me a snapshot."""

    type: Literal["sync"]


class SocketLanguage(Wire):
    """Say everything to me in this language from now on, beginning with a snapshot."""

    type: Literal["language"]
    language: str = Field(max_length=20)
    coordinates: bool = Field(True, description="tell places by their squares too")


TableCommand = (
    SocketPlay
    | SocketUndo
    | SocketResign
    | SocketAbort
    | SocketDraw
    | SocketAnswer
    | SocketReplace
    | SocketSit
    | SocketStand
    | SocketStart
    | SocketBack
    | SocketGo
)
SocketCommand = Annotated[
    TableCommand | SocketSay | SocketSync | SocketLanguage, Field(discriminator="type")
]
