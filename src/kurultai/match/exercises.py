"""What a table may be for besides a game: a lesson, or a puzzle."""

from __future__ import annotations

from typing import Literal, Protocol

from kurultai.core.errors import Unreadable
from kurultai.core.text import Text
from kurultai.match.events import Event
from kurultai.match.lessons import Panel, lessons
from kurultai.match.match import Match
from kurultai.match.puzzles import puzzle, puzzles
from kurultai.match.solving import Solving
from kurultai.match.texts import TEXTS

ExerciseKind = Literal["lesson", "puzzle"]
Status = Literal["open", "wrong", "done"]


class Exercise(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def title(self) -> Text: ...
    @property
    def seats(self) -> int: ...
    @property
    def seat(self) -> int: ...  # of who solves it
    @property
    def closes(self) -> bool: ...  # once it is done, nobody plays on

    def start(self) -> Match:
        """The match before anything was done."""
        ...

    def panels(self, match: Match) -> list[Panel]:
        """What is said now."""
        ...

    def status(self, match: Match) -> Status: ...

    def play(self, match: Match, seat: int, move: str | int) -> list[Event]:
        """A move, and what follows it by itself."""
        ...

    def go_on(self, match: Match) -> list[Event]:
        """What happens when a panel that goes on is read."""
        ...


def exercises(game: str, kind: ExerciseKind) -> list[str]:
    """The ids of a game's lessons or puzzles, in the order in which one does them."""
    return list(lessons(game)) if kind == "lesson" else [each.id for each in puzzles(game)]


def exercise(game: str, name: str) -> Exercise:
    """``lesson NAME``, ``puzzle NAME``; Unreadable if there is none."""
    kind, _, id_ = name.partition(" ")
    if kind == "puzzle":
        return Solving(puzzle(game, id_))
    found = lessons(game).get(id_)
    if found is None:
        raise Unreadable(TEXTS("there-is-no-exercise", name=name))
    return found
