"""What every game offers to everyone above it, in Python."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, NotRequired

import numpy as np
from typing_extensions import TypedDict

from kurultai.core import datafiles
from kurultai.core.bits import Rng
from kurultai.core.contract import kernel
from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.contract.observing import Section
from kurultai.core.datafiles import Problem
from kurultai.core.errors import Illegal, NotYours, Unreadable
from kurultai.core.rulebook import LEGAL, Rulebook
from kurultai.core.sheet import EVERYONE, Counted, Counts, SheetLine, sheet_line
from kurultai.core.structs import Moves, dtype_of
from kurultai.core.study import Group
from kurultai.core.text import Seat, Text
from kurultai.core.texts import TEXTS
from kurultai.core.turns import Turn

View = Mapping[str, Any]  # what a seat may see, as JSON; each game says more with a TypedDict
Options = dict[str, Any]  # as in a record: strings, or whole data files as JSON objects


class Choice(TypedDict):
    """A legal move as the steps in which a person makes it: d1-d3 is the steps d1, d3."""

    move: str
    steps: list[str]


class Happening(TypedDict):
    """One thing that a move caused, in the order in which the rules do it."""

    kind: str
    text: Text
    seat: NotRequired[int]
    at: NotRequired[list[str]]  # where, as ids that the view uses
    lines: NotRequired[list[list[str]]]  # what it came from, drawn from place to place
    rule: NotRequired[str]


class Explained(TypedDict):
    """What something on the table is."""

    title: Text
    what: Text  # what it is and does
    worth: NotRequired[Text]  # what it is worth now, and to whom
    rule: NotRequired[str]


class Ends(TypedDict):
    """How the game will end, and whether that is near: one round or move may bring it."""

    text: Text
    near: bool


@dataclass(frozen=True)
class Option:
    """Something to choose before the game. A file option takes a whole data file."""

    name: str
    text: Text
    default: str | None = None
    values: Mapping[str, Text] = field(default_factory=dict)
    is_file: bool = False


class NoBoard:
    """The board of a game whose state holds all there is."""


NO_BOARD = dtype_of(NoBoard)


class Game(ABC):
    """A game's table of contents. One instance serves every table."""

    id: ClassVar[str]
    title: ClassVar[Text]
    seats: ClassVar[tuple[int, ...]]
    seat_names: ClassVar[tuple[Seat, ...]]
    minutes: ClassVar[int]  # a usual game, for people
    rules_version: ClassVar[str]
    older_rules: ClassVar[tuple[str, ...]] = ()  # versions still played, at tables opened with them
    options: ClassVar[tuple[Option, ...]] = ()
    rulebook: ClassVar[Rulebook]
    state: ClassVar[np.dtype[Any]]
    moves: ClassVar[int]  # every decision is a number below this
    widest: ClassVar[int]  # no position has more legal moves
    longest: ClassVar[int]  # no game has more plies
    has_chance: ClassVar[bool]
    has_secrets: ClassVar[bool]
    has_open_scores: ClassVar[bool] = False  # secrets or not, everyone can count the scores
    has_draws: ClassVar[bool] = False  # the rules know a draw: two players may agree on one
    score_decides: ClassVar[bool] = True  # whoever has the highest score wins
    telling: ClassVar[tuple[str, ...]] = ()  # kinds of happening that sum up a turn, best first
    features: ClassVar[tuple[str, ...]] = ()  # ai.py: what is weighed in a position, in order
    good_features: ClassVar[tuple[str, ...]] = ()  # of these, the ones of which more is never worse
    beliefs: ClassVar[tuple[str, ...]] = ()  # hidden.py: the numbers of what is thought likely
    layout: ClassVar[tuple[Section, ...]] = ()  # observation.py: what stands where in a row
    factors: ClassVar[tuple[Section, ...]] = ()  # the same: what the parts of a move are
    groups: ClassVar[tuple[Group, ...]] = ()  # study.py: what a balance study counts

    @property
    def folder(self) -> Path:
        """Where the game's own files lie: data, weights, levels."""
        return Path(str(files(type(self).__module__.rpartition(".")[0])))

    def shipped_text(self, name: str) -> str:
        """The data file of a file option as it comes with the game, comments included."""
        return (self.folder / "data" / f"{name}.toml").read_text(encoding="utf-8")

    @cache  # noqa: B019  (a game is there as long as the program)
    def shipped(self, name: str) -> datafiles.Document:
        """The same, read. Not to be changed."""
        return tomllib.loads(self.shipped_text(name))

    def problems(self, seats: int, options: Options) -> list[Problem]:
        """All that is wrong, or not as in the box, with the data files among checked options.

        Here: what the board says when it is built with each of them, the others as shipped.
        """
        plain = {name: value for name, value in options.items() if not isinstance(value, dict)}
        found = []
        for name, value in options.items():
            if isinstance(value, dict):
                try:
                    self.board(seats, {**plain, name: value})
                except Unreadable as refusal:
                    found += datafiles.of_file(name, map(datafiles.error, refusal.reasons))
        return found

    def problems_of_files(self, seats: int, options: Options) -> list[Problem]:
        """The same for any options, and what is wrong with title and origin of each file."""
        full = self.checked(options)
        found = self.problems(seats, _bare(full))
        for name, value in full.items():
            if isinstance(value, dict):
                found += datafiles.of_file(name, datafiles.problems_of_labels(value))
        return found

    def board(self, seats: int, options: Options) -> Any:
        """The board record (one-element array) for checked options; raises Unreadable."""
        return np.zeros(1, NO_BOARD)

    def board_by(self, rules: str, seats: int, options: Options) -> Any:
        """The board record by a version of the rules; an older one is marked in the record."""
        return self.board(seats, options)

    @abstractmethod
    def setup(self, b: Any, seats: int) -> Any:
        """The state record (one-element array) before the first move."""

    @abstractmethod
    def format(self, p: Position, move: int) -> str:
        """The canonical text of a decision or chance outcome."""

    @abstractmethod
    def parse(self, p: Position, text: str) -> int:
        """The number of a move; Unreadable if it is none. Says nothing about legality."""

    def details(self, p: Position, move: int, rule: str) -> dict[str, object]:
        """What a rule's refusal needs to be said in full (``{rival} has {most} yurts``)."""
        return {}

    @abstractmethod
    def view(self, p: Position, seat: int | None) -> View:
        """All that a seat (None: a spectator) may see, built up from nothing.

        A game's own `view` returns a TypedDict. The browser's types are made from that annotation.
        """

    def sheet(self, p: Position, eye: int | None) -> list[SheetLine]:
        """The score sheet as that eye (a seat, None: a spectator, EVERYONE) may know it.

        Its lines, ties apart, add up to the scores. Here: one line.
        """
        is_open = eye == EVERYONE or self.has_open_scores or not self.has_secrets
        scores = p.scores() if is_open or eye is None else p.scores(eye)
        hidden = [] if is_open else [seat for seat in range(p.seats) if seat != eye]
        known = [0 if seat in hidden else score for seat, score in enumerate(scores)]
        counts: Counts = "certain" if p.is_over else "now"
        return [sheet_line("score", TEXTS("score"), counts, known, hidden)]

    def counting(self, p: Position) -> list[Counted]:
        """What is counted on the board of a game that is over, one thing after the other."""
        return []

    def choices(self, p: Position) -> list[Choice]:
        """The legal moves as structured steps, sorted by notation. Here: a step for each word."""
        return [{"move": move, "steps": move.split()} for move in sorted(map(p.format, p.legal()))]

    @abstractmethod
    def asked(self, p: Position) -> Text:
        """One sentence: what is asked of the player to move (or how the game ended)."""

    def ends(self, p: Position) -> Ends | None:
        """What will end the game, as everyone can see it; None once it is over."""
        return None

    @abstractmethod
    def happened(
        self, before: Position, move: int, after: Position, seat: int | None
    ) -> list[Happening]:
        """What a move caused, as that seat may know it."""

    def describe(self, p: Position, move: int) -> Text:
        """A legal decision in words, as the history would begin to tell it: what the seat does, not
        what follows from it.
        """
        after = p.copy()
        after.play(move)
        return self.happened(p, move, after, p.actor)[0]["text"]

    @abstractmethod
    def drawing(self, view: View) -> str:
        """The position as plain text, for terminals and screen readers."""

    def drawing_of_file(self, p: Position, name: str) -> str:
        """A data file as it will look, for whoever wrote it: a game that begins with it."""
        return self.drawing(self.view(p, None))

    def shown(self, p: Position, move: int, seat: int | None) -> str:
        """A move as that seat may see it (parts it may not know printed as ?)."""
        return self.format(p, move)

    def view_all(self, p: Position) -> View:
        """Everything, secrets too: for a finished game, and for the command line."""
        return self.view(p, None)

    def gallery(self) -> View:
        """All that the shipped set has of cards and the like, to be shown beside the rules."""
        return {}

    def gallery_of_file(self, name: str, document: datafiles.Document) -> View:
        """The same of a data file without errors, for whoever wrote it; nothing where its board
        tells all.
        """
        return {}

    def things(self, p: Position, seat: int | None) -> list[str]:
        """Ids of all that this seat sees on the table and may ask about, or be pointed at."""
        return []

    def explain(self, p: Position, seat: int | None, thing: str) -> Explained | None:
        """What one of these things is, from what the seat may know; None if it is not there."""
        return None

    def single_answer_is_secret(self, p: Position) -> bool:
        """Whether others would learn something if a seat's only answer were given for it."""
        return self.has_secrets

    def reveals(self, before: Position, move: int, after: Position) -> bool:
        """Whether a decision shows its seat something it did not know (chance always may)."""
        return False

    def turn(self, p: Position, last: Turn) -> Turn:
        """The turn of the move about to be made, ``last`` being that of the move before.

        It must follow from what everybody knows. Here: a new turn begins when another seat has to
        decide, and what comes before the first decision is the set-up.
        """
        return last if p.actor < 0 or p.actor == last.seat else last.then(p.actor)

    def check_rules(self, rules: str) -> None:
        """Unreadable if this version of the rules is not played here."""
        if rules not in (self.rules_version, *self.older_rules):
            raise Unreadable(
                TEXTS(
                    "is-known-here-with-rules-not",
                    id=self.id,
                    rules_version=repr(self.rules_version),
                    rules=repr(rules),
                )
            )

    def new(self, seats: int, options: Options | None = None, rules: str | None = None) -> Position:
        """A game before its first move, by today's rules or by older ones still played."""
        rules = self.rules_version if rules is None else rules
        self.check_rules(rules)
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise Unreadable(
                TEXTS(
                    "is-for-players-not",
                    title=self.title,
                    allowed=allowed,
                    seats=seats,
                )
            )
        full = self.checked(options or {})
        b = self._board(rules, seats, _bare(full))
        return Position(self, seats, full, b, self.setup(b, seats), rules)

    def _board(self, rules: str, seats: int, options: Options) -> Any:
        """The board record, read-only: games of the shipped data files share it."""
        if any(isinstance(value, dict) for value in options.values()):
            return self._built(rules, seats, options)
        named = (rules, seats, *sorted(options.items()))
        if named not in self._boards:
            self._boards[named] = self._built(rules, seats, options)
        return self._boards[named]

    def _built(self, rules: str, seats: int, options: Options) -> Any:
        b = self.board_by(rules, seats, options)
        b.flags.writeable = False
        return b

    @cached_property
    def _boards(self) -> dict[tuple[Any, ...], Any]:
        return {}

    @cached_property
    def doors(self) -> kernel.Doors:
        """What positions step through; compiles the rules when it is first asked for."""
        p = self.new(min(self.seats))
        return kernel.doors(p.b, p.s, np.empty(self.widest, np.int64))

    def checked(self, options: Options) -> Options:
        """Options with defaults filled in; Unreadable if one is unknown or has no such value."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                there = ", ".join(known) or "none"
                raise Unreadable(
                    TEXTS("has-no-option-it-has", id=self.id, name=repr(name), there=there)
                )
            option = known[name]
            if option.is_file and not isinstance(value, dict):
                raise Unreadable(TEXTS("option-takes-a-data-files-document", name=name))
            if option.is_file:
                datafiles.check_form(value)
            if not option.is_file and (not isinstance(value, str) or value not in option.values):
                there = ", ".join(option.values)
                raise Unreadable(
                    TEXTS("option-can-be-not", name=name, there=there, value=repr(value))
                )
        defaults = {o.name: o.default for o in self.options if o.default is not None}
        return {**defaults, **options}


def _bare(options: Options) -> Options:
    """Options as a game's rules want them: a file's origin is nothing to them."""
    return {
        name: datafiles.bare(value) if isinstance(value, dict) else value
        for name, value in options.items()
    }


class Position:
    """A game at one moment: its board and its state. Cheap to copy."""

    __slots__ = ("_out", "b", "game", "options", "rules", "s", "seats")

    def __init__(
        self, game: Game, seats: int, options: Options, b: Any, s: Any, rules: str | None = None
    ) -> None:
        self.game = game
        self.rules = game.rules_version if rules is None else rules
        self.seats = seats
        self.options = options
        self.b = b
        self.s = s
        self._out: Moves = np.empty(game.widest, np.int64)

    def __repr__(self) -> str:
        return f"<{self.game.id}, {self.seats} seats, actor {self.actor}>"

    @property
    def actor(self) -> int:
        return int(self.game.doors.actor(self.b, self.s))

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def legal(self) -> Moves:
        """The legal moves of the seat to decide. The array is reused by the next call."""
        return self._out[: self.game.doors.legal(self.b, self.s, self._out)]

    def objection(self, move: int) -> int:
        return int(kernel.objection_of(self.b, self.s, move))

    def play(self, move: int) -> None:
        """Carry out a legal move (unchecked: see ``check``)."""
        self.game.doors.play(self.b, self.s, move)

    def check(self, move: int) -> None:
        """Raise Illegal with the rule that forbids this decision, if one does."""
        broken = self.objection(move)
        if broken != LEGAL:
            rule = self.game.rulebook[broken]
            raise Illegal(rule.refuse(self.game.details(self, move, rule.id)), rule.id)

    def sample(self, rng: Rng) -> int:
        return int(kernel.sample_of(self.b, self.s, rng))

    def redeal(self, seat: int, rng: Rng) -> None:
        kernel.redeal_in(self.b, self.s, seat, rng)

    def scores(self, seat: int = -1) -> list[int]:
        """The scores as that seat can know them (-1: all there is to know)."""
        out = np.zeros(self.seats, np.int64)
        kernel.standing_of(self.b, self.s, seat, out)
        return [int(score) for score in out]

    def winners(self) -> list[int]:
        if not self.is_over:
            raise NotYours(TEXTS("the-game-is-not-over"))
        won = kernel.winners_of(self.b, self.s)
        return [seat for seat in range(self.seats) if won >> seat & 1]

    def copy(self) -> Position:
        # six times as fast as numpy's own copy, which goes field by field
        s: Any = np.frombuffer(bytearray(self.s.tobytes()), self.s.dtype)
        return Position(self.game, self.seats, self.options, self.b, s, self.rules)

    # Text forms

    def format(self, move: int) -> str:
        return self.game.format(self, int(move))

    def parse(self, text: str) -> int:
        return self.game.parse(self, text)

    def by(self) -> int | str:
        """Whose move it is, as records say it: a seat, "chance" or "over"."""
        actor = self.actor
        return "chance" if actor == CHANCE else "over" if actor == OVER else actor
