"""Everything that goes over the wire, as types. The browser's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Version = Annotated[int, Field(ge=0, le=10**9)]


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Words(Wire):
    """A sentence in both languages."""

    en: str
    fr: str


class Health(Wire):
    ok: bool
    version: str


# What games there are


class LevelInfo(Wire):
    id: str
    name: Words
    about: Words


class OptionInfo(Wire):
    name: str
    text: Words
    default: str | None
    values: dict[str, Words]
    is_file: bool


class GameInfo(Wire):
    id: str
    title: Words
    seats: list[int]
    seat_names: list[Words]
    minutes: int
    options: list[OptionInfo]
    levels: list[LevelInfo]
    ready: bool = Field(description="false while the rules are being compiled")
    progress: float = Field(description="how much of that is done, 0 to 1")


class RuleInfo(Wire):
    id: str
    kind: Literal["rule", "ruling", "reconstruction"]
    heading: Words
    book: Words
    gist: Words


class Gallery(Wire):
    shown: dict[str, Any] = Field(description="cards and the like, as the game's views show them")


# A table


class NewSeat(Wire):
    kind: Literal["me", "friend", "bot"]
    name: str | None = Field(default=None, max_length=40)
    level: str | None = Field(default=None, max_length=40)


class NewTable(Wire):
    game: str = Field(max_length=40)
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    options: dict[str, Any] = {}


class SeatInfo(Wire):
    seat: int
    colour: Words = Field(description="the seat's name in the game: Gold, Teal …")
    kind: Literal["me", "friend", "bot", "other"]
    name: str | None
    level: str | None
    mine: bool = Field(description="whether this browser may move for the seat")


class Happening(Wire):
    """One thing that a move caused, in the order in which the rules do it."""

    kind: str
    text: Words
    seat: int | None = None
    at: list[str] = []
    rule: str | None = None


class Choice(Wire):
    """A legal move as the steps in which a person makes it."""

    move: str
    steps: list[str]


class Frame(Wire):
    """A position, as this browser may see it, and what led to it."""

    at: int = Field(description="after so many moves")
    by: int | Literal["chance", "over"] = Field(description="whose decision it is")
    view: dict[str, Any] = Field(description="the game's own view")
    drawing: str = Field(description="the position as plain text")
    asked: Words
    scores: list[int] = Field(description="as this browser may know them; empty if it may not")
    move: str | None = Field(description="the move that led here")
    moved_by: int | Literal["chance"] | None
    happened: list[Happening]


class MoveLine(Wire):
    at: int = Field(description="1 for the first move")
    by: int | Literal["chance"]
    move: str
    text: Words


class Result(Wire):
    scores: list[int]
    winners: list[int]
    ended: str | None = Field(description="'resign 1', 'timeout 1', 'draw', or null")


class Can(Wire):
    undo: bool
    resign: bool
    hint: bool


class Table(Wire):
    """A table as this browser may see it: the snapshot."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    version: Version = Field(description="number of the last event; a move names the one it saw")
    frame: Frame
    choices: list[Choice] = Field(description="for the seat to move, if it is mine")
    moves: list[MoveLine]
    result: Result | None
    can: Can
    thinking: int | None = Field(description="the seat whose bot is thinking")
    record_only: bool = Field(description="a loaded record, to look at")
    updated: str


class TableLine(Wire):
    """A table in the list of mine."""

    id: str
    game: str
    seats: list[SeatInfo]
    moves: int
    my_turn: bool
    result: Result | None
    record_only: bool
    updated: str


class PlayMove(Wire):
    move: str = Field(max_length=400)
    version: Version
    id: str = Field(
        min_length=1, max_length=64, description="made up by the client; a repeat is harmless"
    )


class Ask(Wire):
    """Undo, resign: what the client saw, and an id that makes a repeat harmless."""

    version: Version
    id: str = Field(min_length=1, max_length=64)
    seat: int | None = Field(default=None, description="the seat that resigns, if several are mine")


class Why(Wire):
    move: str = Field(max_length=400)


class Verdict(Wire):
    legal: bool
    message: Words | None
    rule: RuleInfo | None


class Hint(Wire):
    move: str
    steps: list[str]
    share: float = Field(description="expected share of victory, 0 to 1")
    text: Words


class Problem(Wire):
    """What every refused request answers."""

    error: Literal[
        "unreadable",
        "illegal",
        "not_yours",
        "unknown",
        "preparing",
        "too_large",
        "storage",
        "internal",
    ]
    message: Words
    rule: RuleInfo | None = None
    table: Table | None = Field(default=None, description="a fresh snapshot after a stale move")


# The socket /api/tables/{table}/socket (server to client; the client only sends "ping")


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


class Thinking(Wire):
    type: Literal["thinking"] = "thinking"
    seat: int | None


SocketMessage = Annotated[Snapshot | Moved | Thinking, Field(discriminator="type")]
