"""A game being played.

``play``, ``undo`` and ``resign`` check a command, carry it out with all that follows from it
(chance, forced moves) and answer with the events they appended. A server does so on a ``fork``
and stores the events before the fork takes the match's place: nothing is ever shown that is not on
disk.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from kurultai.core.contract.actors import CHANCE, OVER
from kurultai.core.errors import NotYours, Refusal, Unreadable
from kurultai.core.game import Game, Options, Position
from kurultai.core.record import Line, Record, result_of
from kurultai.core.record import check as check_record
from kurultai.core.registry import game as game_by_id
from kurultai.core.sheet import EVERYONE, SheetLine
from kurultai.core.text import Text
from kurultai.core.turns import SETUP
from kurultai.match.chance import Chance, TrueChance
from kurultai.match.events import ENDINGS, Ending, Event, Played, ShownMove, is_decision
from kurultai.match.refusals import finished, stale, wrong_seat
from kurultai.match.texts import TEXTS


def known_scores(p: Position, eye: int | None) -> list[int]:
    """The scores as that eye can know them; empty if it cannot."""
    if eye == EVERYONE or not p.game.has_secrets:
        return p.scores()
    if p.game.has_open_scores:  # to who remembers all; the sheet says what lies open now
        return _sums(p.game.sheet(p, eye), p.seats)
    return [] if eye is None else p.scores(eye)


def points_won(before: Position, after: Position, eye: int | None) -> list[int]:
    """What a move brought each seat. Of scores that do not lie open an eye is told its own."""
    return _won(_kept(before, eye), _kept(after, eye), before.game, eye)


def _won(before: list[int], after: list[int], game: Game, eye: int | None) -> list[int]:
    """The same, of what each seat had for certain before and after it."""
    won = [now - then for then, now in zip(before, after, strict=True)]
    if eye != EVERYONE and game.has_secrets and not game.has_open_scores:
        won = [points if seat == eye else 0 for seat, points in enumerate(won)]
    return won if any(won) else []


def _kept(p: Position, eye: int | None) -> list[int]:
    """What is certain; in games where nothing is before the end, what would count now."""
    lines = [line for line in p.game.sheet(p, eye) if line["counts"] != "tie"]
    certain = [line for line in lines if line["counts"] == "certain"]
    return _sums(certain or lines, p.seats)


def _sums(lines: list[SheetLine], seats: int) -> list[int]:
    """What the lines of a sheet, ties apart, come to."""
    counted = [line["points"] for line in lines if line["counts"] != "tie"]
    return [sum(points[seat] for points in counted) for seat in range(seats)]


def _is_move(p: Position, event: Event, move: str) -> bool:
    """Whether an event is that move in this position."""
    if event.kind != "move" or event.move == move:
        return event.kind == "move"
    try:
        return p.format(p.parse(move)) == event.move
    except Refusal:
        return False


class Match:
    def __init__(self, start: Position, chance: Chance | None = None) -> None:
        self.game = start.game
        self.start = start
        self.position = start.copy()
        self.chance: Chance = chance or TrueChance()
        self.log: list[Event] = []
        self.actors: list[int] = []  # after each event of the log: a seat, CHANCE or OVER
        self.moves: list[Played] = []
        self.ended: str | None = None  # as records say it: "resign 1", "timeout 1", "draw"
        self.other: dict[str, Any] = {}  # a record's unknown keys
        self._histories: dict[int | None, list[ShownMove]] = {}
        self._forked: tuple[int, Position] | None = None  # a position on the way, and its number

    @classmethod
    def new(
        cls, game: Game, seats: int, options: Options | None = None, chance: Chance | None = None
    ) -> Match:
        """A game just set up, chance drawn up to the first decision."""
        match = cls(game.new(seats, options), chance)
        match.go_on()
        return match

    @classmethod
    def from_log(cls, start: Position, log: Iterable[Event], chance: Chance | None = None) -> Match:
        match = cls(start, chance)
        match.accept(log)
        return match

    @classmethod
    def from_record(cls, record: Record, chance: Chance | None = None) -> Match:
        """The match of a checked record. It stays where the record ends (see ``go_on``)."""
        check_record(record)
        start = game_by_id(record.game).new(record.seats, record.options, record.rules)
        match = cls(start, chance)
        match.accept(
            Event("move", CHANCE if line.by == "chance" else int(line.by), line.move)
            for line in record.moves
        )
        match.other = dict(record.other)
        if record.result and "ended" in record.result:
            kind, _, seat = record.result["ended"].partition(" ")
            match.accept([Event(kind, int(seat or 0))])
        return match

    # What stands

    @property
    def version(self) -> int:
        """The number of the last event."""
        return len(self.log)

    @property
    def is_over(self) -> bool:
        return self._actor == OVER

    @property
    def actor(self) -> int | None:
        """The seat that has to decide; None once the game is over."""
        actor = self._actor
        return None if actor == OVER else actor

    @property
    def _actor(self) -> int:
        return self.actors[-1] if self.actors else self.position.actor

    @property
    def result(self) -> dict[str, Any] | None:
        return result_of(self.position, self.ended) if self.is_over else None

    @property
    def asked(self) -> Text:
        """One sentence: what is asked of whom, or how the game ended."""
        if self.ended is None:
            return self.game.asked(self.position)
        kind, _, seat = self.ended.partition(" ")
        loser = int(seat or 0)
        names = self.game.seat_names
        return TEXTS(f"ended-{kind}", loser=names[loser], winner=names[1 - loser])

    def are_moves(self, number: int, moves: Sequence[str]) -> bool:
        """Whether these moves were made from the event of this number on, however written.

        Chance and what had a single answer may lie between them.
        """
        before = Match.from_log(self.start, self.log[: number - 1])
        events = deque(self.log[number - 1 :])
        for n, move in enumerate(moves):
            while n and events and not is_decision(before.position):
                before.accept([events.popleft()])
            if not events or not _is_move(before.position, events[0], move):
                return False
            before.accept([events.popleft()])
        return True

    def record(self) -> Record:
        return Record(
            game=self.game.id,
            seats=self.start.seats,
            rules=self.start.rules,
            options=self.start.options,
            moves=[Line(played.mover, played.text) for played in self.moves],
            result=self.result,
            other=dict(self.other),
        )

    def at(self, n: int) -> Position:
        """The position after n moves, as a copy."""
        if not 0 <= n <= len(self.moves):
            raise Unreadable(TEXTS("the-game-has-moves-not", moves=len(self.moves), n=n))
        return self.position.copy() if n == len(self.moves) else self._replayed(n)

    def _replayed(self, n: int) -> Position:
        """From the start, or from where this match forked off."""
        known, p = 0, self.start
        if self._forked is not None and self._forked[0] <= n:
            known, p = self._forked
        p = p.copy()
        for played in self.moves[known:n]:
            p.play(played.move)
        return p

    def history(self, seat: int | None) -> list[ShownMove]:
        """Every move that stands, and what it caused, as that seat may know it.

        EVERYONE is told all that anybody knew: for a game that is over.
        """
        known = self._histories.setdefault(seat, [])
        if len(known) < len(self.moves):
            p = self.at(len(known))
            then = _kept(p, seat)
            for played in self.moves[len(known) :]:
                before = p.copy()
                p.play(played.move)
                now = _kept(p, seat)
                won = _won(then, now, self.game, seat)
                known.append(self._as_shown(before, played, p, seat, won))
                then = now
        return known

    def shown(self, n: int, seat: int | None) -> ShownMove:
        """The n-th move; for an eye without a history, what led there is not gone through."""
        if n == 1 or seat in self._histories:
            return self.history(seat)[n - 1]
        before = self.at(n - 1)
        p = before.copy()
        p.play(self.moves[n - 1].move)
        won = points_won(before, p, seat)
        return self._as_shown(before, self.moves[n - 1], p, seat, won)

    def _as_shown(
        self, before: Position, played: Played, after: Position, seat: int | None, won: list[int]
    ) -> ShownMove:
        eye = self._knows_most(before, played) if seat == EVERYONE else seat
        shown = self.game.shown(before, played.move, eye)
        return ShownMove(shown, self.game.happened(before, played.move, after, eye), won)

    def _knows_most(self, before: Position, played: Played) -> int | None:
        """A seat to which nothing of this move was hidden; None if that is true of all."""
        eyes: list[int | None] = [None, *range(self.start.seats)]
        for seat in eyes:
            if self.game.shown(before, played.move, seat) == played.text:
                return seat
        return None

    # Commands

    def play(self, seat: int, move: str | int, version: int | None = None) -> list[Event]:
        """A seat's move, written or as its number; Unreadable, Illegal or NotYours if it cannot be.

        ``version`` is the number of the last event that the player saw.
        """
        self.must_be_open(version)
        if seat != self.position.actor:
            raise wrong_seat()
        number = self.position.parse(move) if isinstance(move, str) else move
        self.position.check(number)
        return [self._make(number), *self.go_on()]

    def put(self, move: str) -> Event:
        """One move of whoever is to act, chance too, and nothing that follows: as a script says."""
        number = self.position.parse(move)
        self.position.check(number)
        return self._make(number)

    def go_on(self) -> list[Event]:
        """Draw chance, and play what has a single answer, up to the next real decision."""
        found: list[Event] = []
        while not self.is_over and not is_decision(self.position):
            p = self.position
            found.append(
                self._make(self.chance.draw(p) if p.actor == CHANCE else int(p.legal()[0]))
            )
        return found

    def undo(
        self, seats: Collection[int], version: int | None = None, agreed: Collection[int] = ()
    ) -> list[Event]:
        """Back to the last real decision of one of these seats, the others having agreed."""
        made = self.undoing(seats, version, agreed)
        self.accept(made)
        return made

    def undoing(
        self, seats: Collection[int], version: int | None = None, agreed: Collection[int] = ()
    ) -> list[Event]:
        """What ``undo`` would append; NotYours if it cannot be."""
        self.must_be_open(version)
        keep = self._last_decision(seats)
        if keep is None:
            raise NotYours(TEXTS("there-is-nothing-to-take-back"))
        if not self._is_unseen(keep, {*seats, *agreed}):
            raise NotYours(TEXTS("what-has-been-seen-since-cannot"))
        return [Event("undo", self.moves[keep].by, keep=keep)]

    def take_back(self, keep: int) -> list[Event]:
        """Back to a decision that is still free (see ``own_turn``)."""
        made = [Event("undo", self.moves[keep].by, keep=keep)]
        self.accept(made)
        return made

    def resign(self, seat: int, version: int | None = None) -> list[Event]:
        """A game of two given up."""
        self.must_be_open(version)
        if self.start.seats != 2:
            raise NotYours(TEXTS("only-a-game-of-two-can"))
        made = [Event("resign", seat)]
        self.accept(made)
        return made

    def end(self, kind: Ending, seat: int) -> list[Event]:
        """A game of two that ends without its last move: time ran out, a draw was agreed."""
        self.must_be_open(None)
        made = [Event(kind, seat)]
        self.accept(made)
        return made

    def can_undo(self, seats: Collection[int], agreed: Collection[int] = ()) -> bool:
        keep = None if self.is_over else self._last_decision(seats)
        return keep is not None and self._is_unseen(keep, {*seats, *agreed})

    def own_turn(self, seats: Collection[int]) -> list[int]:
        """The decisions of these seats that nobody else is concerned by yet, as numbers of moves.

        It is still for these seats to decide, and nobody else has moved since, no chance was drawn
        and nothing was shown that was hidden before.
        """
        if self._actor not in seats:
            return []
        first = len(self.moves)
        while first and self.moves[first - 1].by in seats:
            first -= 1
        first = self._after_last_reveal(first)
        return [n for n in range(first, len(self.moves)) if self.moves[n].is_decision]

    def must_be_open(self, version: int | None) -> None:
        """Finished or Stale if the game is not where the player saw it."""
        if self.is_over:
            raise finished()
        if version is not None and version != self.version:
            raise stale()

    def _last_decision(self, seats: Collection[int]) -> int | None:
        for n in range(len(self.moves) - 1, -1, -1):
            if self.moves[n].is_decision and self.moves[n].by in seats:
                return n
        return None

    def _is_unseen(self, keep: int, seats: Collection[int]) -> bool:
        """With secrets nobody goes back behind what was shown since, unless all are asked."""
        if not self.game.has_secrets or len(seats) == self.start.seats:
            return True
        if any(played.by == CHANCE for played in self.moves[keep:]):
            return False
        return self._after_last_reveal(keep) == keep

    def _after_last_reveal(self, first: int) -> int:
        """From this move on, where nothing is shown any more that was hidden."""
        if not self.game.has_secrets or first == len(self.moves):
            return first
        p, after = self.at(first), first
        for n, played in enumerate(self.moves[first:], first):
            before = p.copy()
            p.play(played.move)
            if self.game.reveals(before, played.move, p):
                after = n + 1
        return after

    # Carrying out

    def accept(self, events: Iterable[Event]) -> None:
        """Do as a log says."""
        for event in events:
            if event.kind == "move":
                assert event.move is not None
                self._play(event.by, self.position.parse(event.move), event.move)
            else:
                self._carry_out(event)
            self._note(event)

    def _make(self, move: int) -> Event:
        """Whoever is to act makes a move that is known to be legal."""
        by, words = self.position.actor, self.position.format(move)
        made = Event("move", by, words)
        self._play(by, move, words)
        self._note(made)
        return made

    def _play(self, by: int, move: int, words: str) -> None:
        turn = self.game.turn(self.position, self.moves[-1].turn if self.moves else SETUP)
        self.moves.append(Played(by, move, words, is_decision(self.position), turn))
        self.position.play(move)

    def _note(self, event: Event) -> None:
        self.log.append(event)
        self.actors.append(OVER if self.ended else self.position.actor)

    def _carry_out(self, event: Event) -> None:
        if event.kind == "undo":
            assert event.keep is not None
            del self.moves[event.keep :]
            for known in self._histories.values():
                del known[event.keep :]
            if self._forked is not None and self._forked[0] > event.keep:
                self._forked = None
            self.position = self._replayed(event.keep)
        elif event.kind in ENDINGS:
            self.ended = event.kind if event.kind == "draw" else f"{event.kind} {event.by}"

    def up_to(self, n: int) -> Match:
        """The match as it stood after n moves, to go another way from there."""
        self.at(n)
        made = Match(self.start, self.chance)
        made.accept(Event("move", played.by, played.text) for played in self.moves[:n])
        return made

    def fork(self) -> Match:
        """A match that stands where this one does and goes its own way."""
        made = Match(self.start, self.chance)
        made.position = self.position.copy()
        made._forked = (len(self.moves), self.position.copy())
        made.log = list(self.log)
        made.actors = list(self.actors)
        made.moves = list(self.moves)
        made.ended = self.ended
        made.other = self.other
        made._histories = {seat: list(known) for seat, known in self._histories.items()}
        return made
