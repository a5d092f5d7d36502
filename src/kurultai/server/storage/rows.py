"""What the store keeps of a table, as plain data."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from kurultai.core.datafiles import Origin
from kurultai.match.events import Event
from kurultai.match.exercises import ExerciseKind

MILLION = 1_000_000

SeatKind = Literal["me", "friend", "bot", "open", "invited", "other"]
Visibility = Literal["public", "link"]
Status = Literal["waiting", "running", "over"]
Timeout = Literal["loss", "bot"]


@dataclass(frozen=True)
class Seat:
    kind: SeatKind
    name: str | None = None
    level: str | None = None
    player: str | None = None  # whose browser moves for it
    away: str | None = None  # level of the bot that plays while the player is absent


@dataclass(frozen=True)
class Summary:
    """What lists of tables show, kept beside the log so that no match is replayed for it."""

    moves: int
    turn: int | None  # the seat to decide; None once the game is over
    result: dict[str, Any] | None
    updated: str
    version: int = 0  # number of the last event
    status: Status = "running"
    deadline: int | None = None  # when the time of whoever is to move is up (epoch, ms)
    trouble: str | None = None  # why the table is out of order
    bot: bool | None = None  # whether a bot has to move; None at a table without bots


@dataclass(frozen=True)
class Stored:
    """A table, without its log."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    owner: str
    seats: list[Seat]
    record_only: bool = False
    other: dict[str, Any] = field(default_factory=dict)
    rematch_of: str | None = None
    visibility: Visibility = "link"
    clock: dict[str, Any] | None = None
    timeout: Timeout = "loss"
    hints: bool = False  # whether advice may be asked for although people play people
    exercise: str | None = None  # "lesson NAME" or "puzzle NAME": what the table is for
    address: str = ""  # the mark of where it was opened from

    @property
    def kind_of_exercise(self) -> ExerciseKind:
        return "puzzle" if (self.exercise or "").startswith("puzzle ") else "lesson"

    @property
    def is_scripted(self) -> bool:
        """Whether nobody thinks there: what the others do is written down."""
        return self.exercise is not None and self.kind_of_exercise == "lesson"


@dataclass(frozen=True)
class Entry:
    """A line of the log: the event, when, and whose command it was."""

    seq: int
    event: Event
    at: str
    player: str | None = None
    command_id: str | None = None


@dataclass(frozen=True)
class Loaded:
    """A table with its log."""

    stored: Stored
    summary: Summary
    created: str
    entries: list[Entry]
    pauses: list[tuple[int, int]]  # when nobody could move (epoch, ms)
    trouble: str | None = None  # why it could not be shown, when it was last tried


@dataclass(frozen=True)
class Kept:
    """How much is kept of somebody."""

    tables: int
    bytes: int


@dataclass(frozen=True)
class ChatLine:
    n: int  # from 1, at each table
    at: str
    player: str
    seat: int | None
    name: str
    text: str


@dataclass(frozen=True)
class KeptFile:
    """A board, card … file that somebody brought."""

    id: str
    game: str
    name: str  # the option that takes it
    title: str
    origin: Origin
    content: str  # its document as JSON


@dataclass(frozen=True)
class Claim:
    """A name that a passphrase protects."""

    name: str
    player: str
    secret: str  # the passphrase's hash


@dataclass(frozen=True)
class Job:
    """A bot's move that somebody has to think out."""

    table: str
    seq: int  # of the last event when it became the bot's turn
    person: str = ""  # to whom its thinking is put down


@dataclass(frozen=True)
class Ticket:
    """What the job of a bot that is next is written with."""

    claim: bool = False  # whether this process thinks it out
    turn: int = 0  # its place among those that nobody has claimed: the smallest is next
    person: str = ""


BanKind = Literal["player", "name", "address"]


@dataclass(frozen=True)
class Ban:
    kind: BanKind
    value: str
    why: str
    created: str


_ahead = [0]  # milliseconds by which the clock that all processes share is ahead of this machine's


def keep_time(at: int) -> None:
    """From now on this is the time: machines that share a database go by its clock."""
    _ahead[0] = at - time.time_ns() // MILLION


def epoch() -> int:
    """Now, in milliseconds, as all who share the database reckon it."""
    return time.time_ns() // MILLION + _ahead[0]


def now() -> str:
    return moment(epoch())


def moment(at: int) -> str:
    """Milliseconds as a time of the log."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")


def epoch_ms(at: str) -> int:
    """A time of the log as milliseconds, to reckon with."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)
