"""The tables of this server: loaded from the log, looked at, changed one command at a time.

Every change happens on a fork of the match: carried out there, committed to disk, and only then
put in the match's place, acknowledged and told to those who listen. What could not be stored has
not happened.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from kurultai.core.contract.actors import CHANCE
from kurultai.core.errors import NotYours
from kurultai.core.game import Game
from kurultai.core.record import FORMAT
from kurultai.core.sheet import EVERYONE
from kurultai.core.text import read_by, reader
from kurultai.match.events import ENDINGS, Event, Kind, is_decision
from kurultai.match.match import Match
from kurultai.match.refusals import Stale, WrongSeat, stale
from kurultai.server import metrics
from kurultai.server.errors import OutOfOrder, Unknown, explained
from kurultai.server.games import Games
from kurultai.server.people.caller import arrived, caller, share_of
from kurultai.server.people.identity import PlayerId, Players
from kurultai.server.schemas import http as m
from kurultai.server.storage.database import Conflict
from kurultai.server.storage.notify import Notifications
from kurultai.server.storage.rows import Entry, Job, Status, Stored, moment, now
from kurultai.server.storage.store import Store
from kurultai.server.tables.finished import FinishedTables
from kurultai.server.tables.live import CommandKey, LiveTable, Mine
from kurultai.server.tables.state import Change, TableState, is_bots
from kurultai.server.tables.views import deltas
from kurultai.server.tables.views.content import frame_at, frame_of, snapshot
from kurultai.server.texts import TEXTS
from kurultai.server.thinking.jobs import Jobs
from kurultai.server.thinking.queue import Urgency
from kurultai.server.thinking.reviews import Reviews

log = logging.getLogger(__name__)

MIB = 1024 * 1024
MOST_SAID = 300  # letters of what is wrong with a table
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"

GAME_EVENTS = ("move", "undo", *ENDINGS)  # the others change seats and more: loaded anew

Command = Callable[[LiveTable, Match, Mine], Change]
IsRepeat = Callable[[Match, int], bool]  # given the number of the event that stands
Acknowledge = Callable[[LiveTable], None]


class Tables:
    def __init__(
        self,
        store: Store,
        games: Games,
        jobs: Jobs,
        players: Players,
        notifications: Notifications,
        reviews: Reviews,
        absence: float,
        memory: int,
    ) -> None:
        """``memory``: megabytes that tables may take before idle ones are let go."""
        self._store = store
        self._players = players
        self._absence = absence
        self._games = games
        self._jobs = jobs
        self._reviews = reviews
        notifications.on("table", self._heard)
        notifications.on_missed(self._missed)
        self.before_judging: Callable[[], Awaitable[None]] = _nothing  # see pauses.py
        self._finished = FinishedTables()
        self._live: OrderedDict[str, LiveTable] = OrderedDict()  # the last one used is the last
        self._memory = memory * MIB
        self._loading = asyncio.Lock()
        self._heard_meanwhile: dict[str, int] = {}  # of tables that are being loaded

    # Creating and looking

    async def create(self, stored: Stored, match: Match, status: Status) -> LiveTable:
        """A new table; its id is drawn here, long enough that nobody finds it by guessing."""
        id_ = "".join(secrets.choice(ID_LETTERS) for _ in range(12))
        stored, updated = replace(stored, id=id_, address=caller().address), now()
        state = TableState.created(stored, match, status, updated)
        table = self._made(state, {})
        ticket = self._jobs.ticket(id_, table.share, table.urgency)
        await self._store.create(stored, match.log, state.summary(), ticket)
        self._keep(table)
        self._offer_job(table, ticket.claim)
        return table

    async def seen(self, player: PlayerId, id_: str) -> m.Table:
        return self.shown(await self.get(id_), player)

    async def page(self, player: PlayerId, id_: str) -> bytes:
        """The same as JSON; of a finished table that nobody has open, as it was last shown."""
        live, to = self._live.get(id_), reader()
        if live is None or not live.listeners:
            known = self._finished.page(id_, player, to)
            if known is not None:
                return known
        table = await self.get(id_)
        made = self.shown(table, player).model_dump_json().encode()
        if table.status == "over" and not table.listeners:
            stored = table.stored
            self._finished.keep(id_, stored.owner, list(stored.seats), player, to, made)
        return made

    def shown(self, table: LiveTable, player: PlayerId) -> m.Table:
        self.read_by(table, player)
        return snapshot(table, table.viewer(player))

    def read_by(self, table: LiveTable, player: PlayerId) -> None:
        """What this request is answered from here on is said as to somebody at this table."""
        read_by(table.reader(table.viewer(player), reader()))

    async def frame(self, player: PlayerId, id_: str, n: int) -> m.Frame:
        table = await self.get(id_)
        if n > len(table.match.moves):
            there = len(table.match.moves)
            raise Unknown(TEXTS("the-game-has-moves-not", there=there, n=n))
        self.read_by(table, player)
        return frame_at(table, table.seats_of(player), n)

    async def finished(self, player: PlayerId, id_: str) -> Match:
        """The match of a table at which nothing is hidden any more."""
        table = await self.get(id_)
        self.read_by(table, player)
        if not table.match.is_over:
            raise NotYours(TEXTS("a-game-can-be-reviewed-once"))
        return table.match

    async def line(self, player: PlayerId, id_: str, at: int, moves: list[str]) -> list[m.Frame]:
        """A finished game as it might have gone on from a position: after each of these moves."""
        match = (await self.finished(player, id_)).up_to(at)
        frames = []
        for move in moves:
            if match.position.actor < 0:
                break  # chance, or the end: from there on nobody knows
            match.put(move)
            while match.position.actor >= 0 and not is_decision(match.position):
                match.put(match.position.format(int(match.position.legal()[0])))
            frames.append(frame_of(match, EVERYONE, len(match.moves)))
        return frames

    async def record(self, player: PlayerId, id_: str) -> dict[str, Any]:
        try:
            table = await self.get(id_)
        except OutOfOrder:
            return await self._written_record(player, id_)
        self.read_by(table, player)
        if table.game.has_secrets and table.status != "over":
            raise NotYours(TEXTS("the-record-shows-what-is-hidden"))
        return table.match.record().document()

    async def _written_record(self, player: PlayerId, id_: str) -> dict[str, Any]:
        """The record of a table out of order, as its log has it, for those who play there."""
        found = await self._store.load(id_)
        assert found is not None
        stored = found.stored
        if player not in (stored.owner, *(seat.player for seat in stored.seats)):
            raise WrongSeat(TEXTS("you-have-no-seat-at-this"))
        moves: list[dict[str, Any]] = []
        for entry in found.entries:
            event = entry.event
            if event.kind == "move":
                by = "chance" if event.by == CHANCE else event.by
                moves.append({"by": by, "move": event.move})
            elif event.kind == "undo":
                del moves[event.keep :]
        return {
            "format": FORMAT,
            "game": stored.game,
            "rules": stored.rules,
            "seats": len(stored.seats),
            "options": stored.options,
            "moves": moves,
            **stored.other,
        }

    async def put_out_of_order(self, id_: str, error: Exception) -> None:
        """A table that cannot be shown is said so once; upkeep and bots pass it over."""
        if await self._store.out_of_order(id_, f"{type(error).__name__}: {error}"[:MOST_SAID]):
            log.error("table %s is out of order: %s", id_, error)

    def paused(self, began: int, ended: int) -> None:
        """Nobody could move for a while: the clocks here skip it, and say so."""
        for table in self._live.values():
            clock = table.clock
            is_told = clock is None or (began, ended) in clock.pauses
            if clock is not None and not is_told and clock.since < ended:
                pauses = (*clock.pauses, (began, ended))
                table.state = replace(table.state, clock=replace(clock, pauses=pauses))
                deltas.tell(table)

    # Changing

    async def execute(
        self,
        player: PlayerId,
        id_: str,
        command_id: str,
        command: Command,
        acknowledge: Acknowledge | None,
        is_repeat: IsRepeat,
        is_seated: bool = True,
    ) -> LiveTable:
        """Carry out a command of somebody (who sits there, if need be); what the table is then.

        Once, however often it is asked for; ``acknowledge`` comes before anybody is told.
        ``is_repeat`` says whether what was carried out under this id is the same command.
        """
        table = await self.get(id_)
        self.read_by(table, player)
        key = (player, command_id)
        if table.urgency is Urgency.OPPONENT:  # who moves is answered: it is put down to them
            table.share = share_of(player)
        async with table.lock:
            with explained(table.game, lambda: self.shown(table, player)):
                if key not in table.ids:
                    await self._judge_time(table)
                    if is_seated:
                        self.must_sit(table, player)
                    mine = table.seats_of(player)
                    try:
                        return await self.change(
                            table,
                            lambda match: command(table, match, mine),
                            key,
                            acknowledge,
                            at=arrived(),
                        )
                    except Stale:
                        if key not in table.ids:  # else another process carried it out
                            raise
                if not is_repeat(table.match, table.ids[key]):
                    raise _used_already()
            if acknowledge is not None:
                acknowledge(table)
        return table

    async def _judge_time(self, table: LiveTable) -> None:
        """Whether time is up is judged by when a command arrived, not by when it is stored.

        It is not, if nobody could move for a while: that may not be noted yet.
        """
        if table.clock is not None and table.clock.is_up(arrived()):
            await self.before_judging()
            if table.clock.is_up(arrived()):
                raise NotYours(TEXTS("the-time-is-up"))

    def must_sit(self, table: LiveTable, player: PlayerId) -> None:
        if not table.seats_of(player):
            raise WrongSeat(TEXTS("you-have-no-seat-at-this"))

    async def change(
        self,
        table: LiveTable,
        command: Callable[[Match], Change],
        key: CommandKey | None = None,
        acknowledge: Acknowledge | None = None,
        at: int | None = None,
    ) -> LiveTable:
        """Carry out a command, all the way or not at all. The caller holds the table's lock.

        ``at``: when it arrived (epoch, ms), for the clocks.
        """
        match = table.match.fork()
        first = match.version + 1
        change = command(match)
        updated = now()
        if at is not None and table.clock is not None:
            updated = max(table.updated, moment(at))  # times of a log never go back
        after = table.state.after(match, change, updated)
        ticket = self._jobs.ticket(table.id, table.share, table.urgency)
        player, command_id = key or (None, None)
        try:
            await self._store.append(
                table.id,
                first,
                change.events,
                command_id,
                after.summary(change.seats is not None),
                change.seats,
                player,
                ticket,
                change.owner,
            )
        except Conflict:  # another process wrote to this table, or we did and were cut off
            await self._load_anew(table)
            raise stale() from None
        table.state = after
        if key is not None:
            table.ids[key] = first
        if acknowledge is not None:
            acknowledge(table)
        self._changed(table, change.events, ticket.claim)
        return table

    def _changed(self, table: LiveTable, events: list[Event], claim: bool) -> None:
        """What follows once a change is stored, here or by another process."""
        table.has_failed_bot = False
        self._finished.forget(table.id)
        if events[0].kind != "move" or not claim:
            table.stop_thinking()
        self._offer_job(table, claim)
        if table.is_worth_a_review and self._games.can_think(table.game.id):
            self._reviews.follow(table.id, table.match, table.share)
        self._tell(table, events)

    def _offer_job(self, table: LiveTable, claim: bool) -> None:
        """If a bot is next, somebody has to think: whoever does so goes on until a person is."""
        if table.bot_to_move is not None and (table.task is None or not claim):
            self._jobs.offer(Job(table.id, table.match.version, table.share.person), claim)

    def _tell(self, table: LiveTable, events: list[Event]) -> None:
        are_moves = _are_moves(events)
        if not are_moves:
            table.look_again()
        deltas.tell(table, are_moves)

    # Other processes

    async def _heard(self, id_: str, version: int) -> None:
        """Another process changed a table: if it is in memory here, follow."""
        if id_ in self._heard_meanwhile:
            self._heard_meanwhile[id_] = max(version, self._heard_meanwhile[id_])
        table = self._live.get(id_)
        if table is None or table.match.version < version:
            self._finished.forget(id_)
        if table is None or table.match.version >= version:
            return
        async with table.lock:
            entries = await self._store.events_after(id_, table.match.version)
            if not entries:
                return
            if any(entry.event.kind not in GAME_EVENTS for entry in entries):
                await self._load_anew(table)
                return
            for entry in entries:
                match = table.match.fork()
                match.accept([entry.event])
                table.state = table.state.after(match, Change([entry.event]), entry.at)
            table.ids |= _keys(entries)
            self._changed(table, [entry.event for entry in entries], claim=False)

    async def _missed(self) -> None:
        """The line to the other processes was cut for a while."""
        versions = await self._store.versions(list(self._live))
        for id_, version in versions.items():
            await self._heard(id_, version)

    # Memory

    def in_memory(self, id_: str) -> LiveTable | None:
        return self._live.get(id_)

    def all_in_memory(self) -> list[LiveTable]:
        return list(self._live.values())

    async def get(self, id_: str) -> LiveTable:
        """A table, loaded from its log if need be; Unknown if there is none."""
        if id_ in self._live:
            self._live.move_to_end(id_)
            return self._live[id_]
        async with self._loading:
            if id_ not in self._live:
                self._heard_meanwhile[id_] = 0
                try:
                    self._keep(self._made(*await self._read(id_)))
                finally:
                    version = self._heard_meanwhile.pop(id_)
                await self._heard(id_, version)
        return self._live[id_]

    async def up_to(self, id_: str, version: int) -> LiveTable:
        """A table as it stood at this version, or later, even if no news of it came yet."""
        await self.get(id_)
        await self._heard(id_, version)
        return await self.get(id_)

    async def _read(self, id_: str) -> tuple[TableState, dict[CommandKey, int]]:
        found = await self._store.load(id_)
        if found is None:
            raise Unknown(TEXTS("there-is-no-table", id=id_))
        stored = found.stored
        game = self.playable(stored)
        try:
            start = game.new(len(stored.seats), stored.options, stored.rules)
            match = Match.from_log(start, [entry.event for entry in found.entries])
        except Exception as error:  # rules that are not played any more, a log that is damaged
            await self.put_out_of_order(id_, error)
            raise OutOfOrder(TEXTS("out-of-order")) from error
        match.other = stored.other
        state = TableState.loaded(found, match)
        if found.trouble is not None:
            await self._store.in_order(id_)
        return state, _keys(found.entries)

    def playable(self, stored: Stored) -> Game:
        """The table's game, with what its bots need; Preparing otherwise."""
        if stored.is_scripted:
            return self._games.teachable(stored.game)
        bots = [seat.away or seat.level for seat in stored.seats if is_bots(seat)]
        return self._games.playable(stored.game, bots)

    async def _load_anew(self, table: LiveTable) -> None:
        table.state, table.ids = await self._read(table.id)
        table.stop_thinking()
        table.look_again()
        deltas.tell(table)

    async def again(self, table: LiveTable) -> None:
        """Load a table anew: the time that no server ran may have been added since."""
        async with table.lock:
            await self._load_anew(table)

    def _made(self, state: TableState, ids: dict[CommandKey, int]) -> LiveTable:
        invitation = self._players.invitation(state.stored.id)
        return LiveTable(state, ids, invitation, self._absence)

    def _keep(self, table: LiveTable) -> None:
        self._live[table.id] = table
        self.make_room(but=table)
        metrics.LIVE.set(len(self._live))

    def make_room(self, but: LiveTable | None = None) -> None:
        """Let idle tables go, the least recently used first, until the others fit."""
        weight = sum(table.weight for table in self._live.values())
        if weight <= self._memory:
            return
        for id_, table in list(self._live.items()):
            if table.is_idle and table is not but:
                weight -= table.weight
                del self._live[id_]
                if weight <= self._memory:
                    break
        metrics.LIVE.set(len(self._live))

    def close(self) -> None:
        for table in self._live.values():
            table.stop_thinking()


async def _nothing() -> None:
    pass


def _are_moves(events: list[Event]) -> bool:
    """Nothing but moves; the last of a lesson's closes its table."""
    return events[0].kind == "move" and all(event.kind in ("move", "close") for event in events)


def _keys(entries: list[Entry]) -> dict[CommandKey, int]:
    return {(e.player, e.command_id): e.seq for e in entries if e.player and e.command_id}


def wrote(*kinds: Kind) -> IsRepeat:
    """A command is the same if it wrote an event of one of these kinds."""
    return lambda match, number: match.log[number - 1].kind in kinds


def _used_already() -> NotYours:
    return NotYours(TEXTS("this-id-was-used-for-another"))
