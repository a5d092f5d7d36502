"""Lessons: a game taught on its own board, by its own referee.

A lesson is data beside the rules, ``games/<game>/lessons/NN-name.toml``: a position (moves from the
start, chance included) and steps. A step says a sentence, points at things, may wait for a move;
what follows it (chance, the answers of the others) is written down, too. The sentences are the
attributes of the message ``lesson-<name>``, whose own text is the lesson's title.

An example (``games/<game>/examples/<name>.toml``, ``example-<name>``) has the same form, but nobody
moves in it: one steps through it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal

from kurultai.core.errors import NotYours
from kurultai.core.game import Game, Options, Position
from kurultai.core.registry import game as game_by_id
from kurultai.core.text import Message, Text, Texts
from kurultai.match.events import Event
from kurultai.match.match import Match, points_won
from kurultai.match.refusals import finished, wrong_seat
from kurultai.match.texts import TEXTS

Kind = Literal["lesson", "example"]
FOLDERS: dict[Kind, str] = {"lesson": "lessons", "example": "examples"}


class NotAsked(NotYours):
    """A legal move that is not what the lesson waits for."""


class BadLesson(ValueError):
    """A lesson's file is wrong: its author is told, nobody else ever sees it."""


@dataclass(frozen=True)
class Wanted:
    """Properties that a move must have; those left out do not matter."""

    happens: str | None = None  # a kind of happening
    at: tuple[str, ...] = ()  # it concerns these places
    points: int | None = None  # the learner wins at least so many

    def fits(self, before: Position, move: int, seat: int) -> bool:
        after = before.copy()
        after.play(move)
        happened = before.game.happened(before, move, after, seat)
        of_kind = [one for one in happened if self.happens in (None, one["kind"])]
        if not any({*self.at} <= {*one.get("at", [])} for one in of_kind):
            return False
        won = points_won(before, after, seat) or [0] * before.seats
        return self.points is None or won[seat] >= self.points


@dataclass(frozen=True)
class Step:
    """What is said, and what has to happen before the next is."""

    says: str
    points: tuple[str, ...] = ()  # at things of the view
    moves: tuple[str, ...] = ()  # any of these is right
    wanted: Wanted | None = None  # or any move like this
    then: tuple[str, ...] = ()  # what follows by itself
    wrong: Mapping[str, str] = field(default_factory=dict)  # a legal move → what is said of it
    otherwise: str | None = None  # what is said of every other legal move

    @property
    def waits(self) -> bool:
        """For a move of the learner."""
        return bool(self.moves) or self.wanted is not None

    @property
    def length(self) -> int:
        """How many moves it adds."""
        return int(self.waits) + len(self.then)


@dataclass(frozen=True)
class Panel:
    """One thing that is said, with a button to go on unless a move is waited for."""

    says: Text
    points: tuple[str, ...]
    goes: bool = False  # going on makes the moves that are written down


@dataclass(frozen=True)
class Lesson:
    kind: Kind
    game: Game
    id: str
    seats: int
    seat: int
    options: Options
    moves: tuple[str, ...]
    steps: tuple[Step, ...]
    teaches: tuple[str, ...]  # ids of rules

    @property
    def title(self) -> Text:
        return self._message

    @property
    def about(self) -> Text | None:
        """What one will be able to do."""
        return self.say("about") if self._message.has("about") else None

    @cached_property
    def _message(self) -> Message:
        return Texts(type(self.game).__module__.rpartition(".")[0]).message(
            f"{self.kind}-{self.id}"
        )

    def say(self, name: str) -> Text:
        return self._message.attribute(name)

    def names(self, sentence: str) -> bool:
        return self._message.has(sentence)

    # A table of it

    closes = True

    def start(self) -> Match:
        """The match before the first step."""
        match = Match(self.game.new(self.seats, self.options))
        for line in self.moves:
            match.put(line)
        return match

    def panels(self, match: Match) -> list[Panel]:
        """What is said now, one after the other; the last waits for a move, or ends the lesson."""
        here, there = self._where(match)
        last = min(there + 1, len(self.steps))
        return [
            Panel(self.say(step.says), step.points, bool(step.then) and not step.waits)
            for step in self.steps[here:last]
        ]

    def status(self, match: Match) -> Literal["open", "done"]:
        return "done" if self._where(match)[1] == len(self.steps) else "open"

    def play(self, match: Match, seat: int, move: str | int) -> list[Event]:
        """The learner's move, if it is what the lesson waits for, and what follows it."""
        step = self._current(match)
        p = match.position
        if not step.waits or seat != self.seat or p.actor != seat:
            raise wrong_seat()
        number = p.parse(move) if isinstance(move, str) else move
        p.check(number)
        self._judge(step, p, number)
        return [match.put(p.format(number)), *self._follow(match, step)]

    def go_on(self, match: Match) -> list[Event]:
        """What is written down, where the learner only watches."""
        step = self._current(match)
        if step.waits:
            raise wrong_seat()
        return self._follow(match, step)

    def _follow(self, match: Match, step: Step) -> list[Event]:
        return [match.put(line) for line in step.then]

    def _judge(self, step: Step, p: Position, move: int) -> None:
        words = p.format(move)
        if words in step.moves or (step.wanted and step.wanted.fits(p, move, self.seat)):
            return
        said = step.wrong.get(words, step.otherwise)
        raise NotAsked(TEXTS("not-what-the-lesson-asks") if said is None else self.say(said))

    def _current(self, match: Match) -> Step:
        there = self._where(match)[1]
        if there == len(self.steps):
            raise finished()
        return self.steps[there]

    def _where(self, match: Match) -> tuple[int, int]:
        """The first step that is said now, and the one that has to happen next."""
        made, here = len(self.moves), 0
        for n, step in enumerate(self.steps):
            if step.length == 0:
                continue
            if len(match.moves) <= made:
                return here, n
            made, here = made + step.length, n + 1
        return here, len(self.steps)


# Reading


@cache
def lessons(game: str, kind: Kind = "lesson") -> dict[str, Lesson]:
    """A game's lessons in their order, by id; a game may have none."""
    folder = game_by_id(game).folder / FOLDERS[kind]
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    read = (_read(game_by_id(game), kind, file) for file in files)
    return {lesson.id: lesson for lesson in read}


def _read(game: Game, kind: Kind, file: Path) -> Lesson:
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    try:
        return Lesson(
            kind=kind,
            game=game,
            id=file.stem.lstrip("0123456789").lstrip("-"),
            seats=document.pop("seats", min(game.seats)),
            seat=document.pop("seat", 0),
            options=document.pop("options", {}),
            moves=_lines(document.pop("moves", "")),
            teaches=tuple(document.pop("teaches", [])),
            steps=tuple(_step(entry) for entry in document.pop("step")),
            **document,
        )
    except (KeyError, TypeError) as error:
        raise BadLesson(f"{game.id} {file.name}: {error}") from error


def _step(entry: dict[str, Any]) -> Step:
    wanted = entry.pop("wanted", None)
    move = entry.pop("move", [])
    return Step(
        says=entry.pop("says"),
        points=tuple(entry.pop("points", [])),
        moves=(move,) if isinstance(move, str) else tuple(move),
        wanted=None if wanted is None else Wanted(**wanted | {"at": tuple(wanted.get("at", []))}),
        then=_lines(entry.pop("then", "")),
        **entry,
    )


def _lines(given: str | Sequence[str]) -> tuple[str, ...]:
    """Moves, one a line; what follows # is for the author."""
    lines = given.splitlines() if isinstance(given, str) else given
    bare = (line.partition("#")[0].strip() for line in lines)
    return tuple(line for line in bare if line)
