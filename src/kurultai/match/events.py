"""What is written down of a match: an append-only log of events, and what stands after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from kurultai.core.contract.actors import CHANCE
from kurultai.core.game import Happening, Position
from kurultai.core.turns import Turn

Ending = Literal["resign", "timeout", "draw"]
ENDINGS: tuple[Ending, ...] = ("resign", "timeout", "draw")
TableKind = Literal[
    "sit", "stand", "start", "close", "bot", "back", "ask", "agree", "refuse", "again"
]
TABLE_KINDS: tuple[TableKind, ...] = get_args(TableKind)
Kind = Literal["move", "undo"] | Ending | TableKind


@dataclass(frozen=True)
class Event:
    """One line of the log. Its number is its place, from 1; an undo is an event like any other.

    What happens at the table around the game (somebody sits down, a bot takes over, consent is
    asked for …) stands in the same log and counts; the match passes it over.
    """

    kind: Kind
    by: int  # the seat, or CHANCE
    move: str | None = None  # of a move: its notation; of a table's event: more about it
    keep: int | None = None  # of an undo: how many moves stay


@dataclass(frozen=True)
class Played:
    """A move that stands."""

    by: int
    move: int
    text: str
    is_decision: bool  # a seat had more than one answer
    turn: Turn

    @property
    def mover(self) -> int | Literal["chance"]:
        """Who moved, as records say it."""
        return "chance" if self.by == CHANCE else self.by


@dataclass(frozen=True)
class ShownMove:
    """A move as a seat may know it."""

    text: str
    happened: list[Happening]
    points: list[int]  # that each seat won or lost with it; empty if none, or if nobody may know


def is_decision(p: Position) -> bool:
    """Whether somebody has to choose; that there is one answer only may itself be a secret."""
    return p.actor >= 0 and (p.game.single_answer_is_secret(p) or len(p.legal()) > 1)
