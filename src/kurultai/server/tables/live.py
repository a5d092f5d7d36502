"""A table that is in memory: how it stands, who is listening, which bot is thinking."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from kurultai.bots.bot import Bot, Cancel, no_cancel
from kurultai.core.game import Game
from kurultai.core.text import NOBODY, Reader
from kurultai.match.events import Played
from kurultai.match.exercises import Exercise, exercise
from kurultai.match.match import Match
from kurultai.server.people.caller import Share
from kurultai.server.people.identity import PlayerId
from kurultai.server.storage.rows import Seat, Status, Stored
from kurultai.server.tables.clocks import Clock
from kurultai.server.tables.proposal_state import ProposalState, is_persons
from kurultai.server.tables.state import TableState, is_bots, is_free
from kurultai.server.thinking.queue import Urgency

MOST_WAITING = 64  # messages for one listener; who is slower gets a snapshot instead
ELSEWHERE = 75.0  # seconds for which somebody heard of at another process counts as here

SECOND = 2  # decisions: from then on a game is not called off any more
MOST_REMEMBERED = 500
MOST_READERS = 32  # for which the log is kept as they read it
VOID = ('{"type":"delta"', '{"type":"snapshot"')  # how messages begin that a snapshot says anew

BASE, EACH_MOVE, EACH_LINE = 60_000, 1_500, 2_500  # bytes of a table, its moves, their lines

T = TypeVar("T")
Mine = frozenset[int]  # the seats for which a browser may move
CommandKey = tuple[PlayerId, str]  # a move id is its player's own


class Viewer(NamedTuple):
    """What of a browser decides what it may see and do at a table."""

    mine: Mine
    is_opener: bool = False
    kept: Mine = frozenset()  # free seats that wait for it: of a rematch


class Listener:
    """One socket. Its messages wait here until it can take them."""

    def __init__(
        self, player: PlayerId, viewer: Viewer, protocol: int, to: Reader = NOBODY
    ) -> None:
        self.player = player
        self.viewer = viewer
        self.protocol = protocol
        self.to = to  # their language, and whether they want squares
        self.content: dict[str, Any] | None = None  # the table as it was last told
        self.waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)

    def put(self, message: str) -> bool:
        """False if too much waits already: then it needs to be told everything anew."""
        if self.waiting.full():
            self.content = None
            return False
        self.waiting.put_nowait(message)
        return True

    def forget_changes(self) -> None:
        """What a snapshot says anew need not wait any more; answers and talk stay."""
        waiting = [self.waiting.get_nowait() for _ in range(self.waiting.qsize())]
        for message in waiting:
            if not message.startswith(VOID):
                self.waiting.put_nowait(message)


class LiveTable:
    def __init__(
        self, state: TableState, ids: dict[CommandKey, int], invitation: str, absence: float
    ) -> None:
        """``absence``: seconds after which somebody who is awaited counts as absent."""
        self.state = state
        self.invitation = invitation  # lets who has it take a seat that is not open to all
        self.absence = absence
        self.ids = ids  # of commands carried out, and their events: a repeat is harmless
        self.lock = asyncio.Lock()  # held by whoever changes the table
        self.hinting = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[int, float] = {}  # seats whose people other processes see
        self.departed: dict[PlayerId, float] = {}  # when somebody was last here
        self.since = time.monotonic()
        self.bots: dict[int, Bot] = {}
        self.cancel: Cancel = no_cancel()
        self.task: asyncio.Task[None] | None = None  # plays the bots' moves, if this process does
        self.has_failed_bot = False
        self.queued: int | None = None  # seconds until the bot's turn in the queue comes
        self.share = Share(state.stored.address, state.stored.owner)  # who its bots think for
        self._lines: dict[Hashable, tuple[list[Played], list[Any]]] = {}  # of the log, by reader
        self._remembered: dict[Hashable, Any] = {}  # of what is shown of the match just now
        self._remembered_of: Match | None = None

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def stored(self) -> Stored:
        return self.state.stored

    @property
    def seats(self) -> Sequence[Seat]:
        return self.state.stored.seats

    @property
    def match(self) -> Match:
        return self.state.match

    @property
    def game(self) -> Game:
        return self.state.match.game

    @property
    def status(self) -> Status:
        return self.state.status

    @property
    def clock(self) -> Clock | None:
        return self.state.clock

    @property
    def proposals(self) -> ProposalState:
        return self.state.proposals

    @property
    def updated(self) -> str:
        return self.state.updated

    @property
    def turn(self) -> int | None:
        """The seat that has to decide."""
        return self.state.turn

    @cached_property
    def exercise(self) -> Exercise | None:
        """The lesson or puzzle that the table is for."""
        name = self.stored.exercise
        return None if name is None else exercise(self.stored.game, name)

    @property
    def rematch(self) -> str | None:
        """The table on which it is played again."""
        return next((e.move for e in reversed(self.match.log) if e.kind == "again"), None)

    def lines(self, key: Hashable, make: Callable[[int], T]) -> list[T]:
        """The lines of the log for one kind of reader; those of moves that stand are kept."""
        moves = self.match.moves
        if key not in self._lines and len(self._lines) >= MOST_READERS:
            self._lines.clear()
        played, made = self._lines.setdefault(key, ([], []))
        stands = min(len(played), len(moves))
        while stands and played[stands - 1] is not moves[stands - 1]:
            stands -= 1
        del played[stands:], made[stands:]
        for n in range(stands, len(moves)):
            played.append(moves[n])
            made.append(make(n + 1))
        return list(made)

    def remembered(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made for one listener serves the others, as long as nothing changes."""
        if self._remembered_of is not self.match:
            self._remembered_of = self.match
            self._remembered.clear()
        if key not in self._remembered:
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[key] = make()
        found: T = self._remembered[key]
        return found

    def forget(self) -> None:
        """All have been told. Kept longer, it would be walked by every collection of garbage."""
        self._remembered.clear()

    @property
    def is_worth_a_review(self) -> bool:
        """Whether people play here, and not only to learn."""
        is_game = self.stored.exercise is None and not self.stored.record_only
        return is_game and self.urgency is Urgency.OPPONENT

    # Bots

    @property
    def urgency(self) -> Urgency:
        """How urgent the thinking at this table is."""
        has_people = any(is_persons(seat) for seat in self.seats)
        return Urgency.OPPONENT if has_people else Urgency.BOTS_ONLY

    @property
    def bot_to_move(self) -> int | None:
        return self.state.bot_to_move

    @property
    def thinking(self) -> int | None:
        """The seat whose bot is at it, in whichever process."""
        return None if self.has_failed_bot else self.bot_to_move

    def level_of(self, seat: int) -> str:
        """The level of the bot that moves for a seat."""
        return self.seats[seat].away or self.seats[seat].level or ""

    def new_cancel(self) -> Cancel:
        """By which the bot that is about to think can be stopped."""
        self.cancel = no_cancel()
        return self.cancel

    def stop_thinking(self) -> None:
        """The bot's thread ends by itself soon; its answer is not waited for."""
        if self.task is not None:
            self.cancel[0] = 1
            self.task.cancel()
            self.task = None
            self.queued = None
            self.bots.clear()  # one of them is still being used by that thread

    # People

    def viewer(self, player: PlayerId) -> Viewer:
        its = [(n, seat) for n, seat in enumerate(self.seats) if seat.player == player]
        return Viewer(
            frozenset(n for n, seat in its if not is_free(seat)),
            self.stored.owner == player,
            frozenset(n for n, seat in its if is_free(seat)),
        )

    def reader(self, viewer: Viewer, to: Reader) -> Reader:
        """To whom the table's texts are said. Several at one screen are called by their names."""
        named = [seat.name for seat in self.seats]
        names = tuple(name if named.count(name) == 1 else None for name in named)
        you = min(viewer.mine) if len(viewer.mine) == 1 else None
        return replace(to, names=names, you=you)

    def seats_of(self, player: PlayerId) -> Mine:
        return self.viewer(player).mine

    def seats_with(self, seat: int) -> Mine:
        """All seats of whoever has this one."""
        player = self.seats[seat].player
        return frozenset({seat}) if player is None else self.seats_of(player)

    def in_hand(self, mine: Mine) -> Mine:
        """Those of my seats for which no bot plays just now."""
        return frozenset(seat for seat in mine if not is_bots(self.seats[seat]))

    def own_turn(self, mine: Mine, of_actor: bool = False) -> list[int]:
        """What I have decided in my present turn and may freely take back.

        ``of_actor``: only for the seat to decide; of several at one screen each has a turn.
        """
        hands = self.in_hand(mine)
        seats = hands & {self.turn} if of_actor else hands
        return self.remembered(("own turn", seats), lambda: self.match.own_turn(seats))

    def free_for(self, viewer: Viewer, is_invited: bool) -> list[int]:
        """Seats that a browser may take; those kept for it first."""
        if self.status != "waiting" or viewer.mine:
            return []
        there = [
            n
            for n, seat in enumerate(self.seats)
            if seat.kind == "open" or (is_invited and seat.kind == "invited" and not seat.player)
        ]
        return [*sorted(viewer.kept), *there]

    def may_start(self, viewer: Viewer) -> bool:
        """Who opened the table decides; if they have left it, anybody who sits there."""
        if self.status != "waiting":
            return False
        has_owner = any(seat.player == self.stored.owner for seat in self.seats)
        return viewer.is_opener or (bool(viewer.mine) and not has_owner)

    def may_take_back(self, mine: Mine) -> Mine:
        """My seats for which a bot plays; not those whose minutes are used up."""
        clock = self.clock
        return frozenset(
            seat
            for seat in mine
            if self.seats[seat].away is not None
            and self.status == "running"
            and (clock is None or clock.is_per_turn or clock.remaining[seat] > 0)
        )

    @property
    def is_among_people(self) -> bool:
        """Whether people at different screens play each other, or will."""
        is_awaited = any(is_free(seat) for seat in self.seats)
        people = {seat.player for seat in self.seats if seat.player and seat.kind != "bot"}
        return not self.stored.record_only and (is_awaited or len(people) > 1)

    @property
    def has_hints(self) -> bool:
        """Among people advice is only given where the table was opened so."""
        return self.stored.hints or not self.is_among_people

    @property
    def can_be_aborted(self) -> bool:
        """Before the second decision of a game among people: nobody has lost anything yet."""
        if self.status != "running" or not self.is_among_people:
            return False
        decisions = (played for played in self.match.moves if played.is_decision)
        return len(list(islice(decisions, SECOND))) < SECOND

    @property
    def has_talk_apart(self) -> bool:
        """While people play each other, players hear only players: who watches may know more."""
        return self.status == "running" and self.is_among_people

    @property
    def can_be_drawn(self) -> bool:
        people = all(is_persons(seat) for seat in self.seats)
        return self.game.has_draws and len(self.seats) == 2 and people and self.turn is not None

    @property
    def here(self) -> Mine:
        """Seats whose people have the table open."""
        now = time.monotonic()
        remote = {seat for seat, until in self.elsewhere.items() if until > now}
        return frozenset(remote.union(*(listener.viewer.mine for listener in self.listeners)))

    @property
    def watching(self) -> int:
        return sum(not listener.viewer.mine for listener in self.listeners)

    def absent(self, mine: Mine) -> Mine:
        """The seat that is awaited, if its person is away so long that a bot may take over.

        With a clock it is the clock that decides.
        """
        seat = self.turn
        if seat is None or seat in mine or not mine or self.clock is not None:
            return frozenset()
        player = self.seats[seat].player
        if not is_persons(self.seats[seat]) or player is None or seat in self.here:
            return frozenset()
        away_for = time.monotonic() - self.departed.get(player, self.since)
        return frozenset({seat}) if away_for >= self.absence else frozenset()

    # Listening

    @property
    def weight(self) -> int:
        """Bytes that the table takes, about: measured with 20 to 200 moves of each game."""
        moves, listeners = len(self.match.log), len(self.listeners)
        return BASE + moves * (EACH_MOVE + EACH_LINE * (len(self._lines) + listeners))

    @property
    def is_idle(self) -> bool:
        return not self.listeners and self.task is None and not self.lock.locked()

    def look_again(self) -> None:
        """Who sits where has changed."""
        for listener in self.listeners:
            listener.viewer = self.viewer(listener.player)
