"""The tables of this server: opened, loaded from the log, changed one wish at a time.

Every change happens on a fork of the match: carried out there, committed to disk, and only then
put in the match's place, acknowledged and told to those who listen. What could not be stored has
not happened.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any

from kurultai.core import record as records
from kurultai.core.errors import Illegal, NotYours, Refusal, Unreadable
from kurultai.core.text import text
from kurultai.match.events import ENDINGS, Event
from kurultai.match.match import Match
from kurultai.match.refusals import WrongSeat, finished, stale, wrong_seat
from kurultai.server import messages as m
from kurultai.server import seeing
from kurultai.server.bot_moves import BotMoves
from kurultai.server.database import Conflict
from kurultai.server.fanout import Fanout
from kurultai.server.games import Games
from kurultai.server.players import PlayerId
from kurultai.server.problems import Refused, Unknown, explained, rule_info
from kurultai.server.rows import Entry, Seat, Stored, now
from kurultai.server.store import Store
from kurultai.server.table import Listener, LiveTable, Mine, MoveKey, summary
from kurultai.server.thinking import Thinkers

log = logging.getLogger(__name__)

MOST_LIVE = 2000  # tables in memory; idle ones beyond that are loaded again when asked for
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"

GAME_EVENTS = ("move", "undo", *ENDINGS)  # the others change seats and more: loaded anew

Wish = Callable[[Match], list[Event]]


class Tables:
    def __init__(
        self, store: Store, games: Games, fanout: Fanout, pause: float, most_bots: int
    ) -> None:
        self._store = store
        self._games = games
        self._thinkers = Thinkers(games.opponents, pause)
        self._bots = BotMoves(store, self._thinkers, most_bots, self._table, self._change)
        self.jobs = self._bots.jobs
        fanout.on("table", self._heard)
        fanout.on("job", self._heard_of_job)
        fanout.on_missed(self._missed)
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    # Opening

    async def open(self, player: PlayerId, wanted: m.NewTable) -> m.Table:
        game = self._games.playable(wanted.game)
        for seat in wanted.seats:
            if seat.kind == "bot":
                self._games.check_level(game.id, seat.level)
        match = Match.new(game, len(wanted.seats), wanted.options)
        seats = [_seat(seat, player) for seat in wanted.seats]
        return await self._lay(player, match, seats)

    async def load(self, player: PlayerId, document: dict[str, Any]) -> m.Table:
        """Lay a record on a table, to look at."""
        if isinstance(document.get("game"), str):
            self._games.playable(document["game"])
        record = records.read(document)
        try:
            match = Match.from_record(record)
        except Illegal as refusal:
            rule = self._games.playable(record.game).rulebook[refusal.rule]
            raise Refused(refusal, rule=rule_info(rule)) from refusal
        except NotYours as refusal:  # somebody in the record moved out of turn
            raise Unreadable(refusal.message) from refusal
        seats = [Seat("other")] * match.start.seats
        return await self._lay(player, match, seats, record_only=True)

    async def rematch(self, player: PlayerId, id_: str) -> m.Table:
        table = await self._table(id_)
        if not table.seats_of(player):
            raise _not_seated()
        async with table.lock:
            made = await self._store.rematch_of(id_)
            if made is not None:
                return await self.seen(player, made)
            match = Match.new(table.game, table.match.start.seats, table.stored.options)
            seats = table.stored.seats
            return await self._lay(player, match, seats[1:] + seats[:1], rematch_of=id_)

    async def _lay(
        self,
        player: PlayerId,
        match: Match,
        seats: list[Seat],
        record_only: bool = False,
        rematch_of: str | None = None,
    ) -> m.Table:
        stored = Stored(
            id="".join(secrets.choice(ID_LETTERS) for _ in range(12)),
            game=match.game.id,
            rules=match.game.rules_version,
            options=match.start.options,
            owner=player,
            seats=seats,
            record_only=record_only,
            other=match.other,
            rematch_of=rematch_of,
        )
        updated, claim = now(), self.jobs.has_room
        await self._store.create(stored, match.log, summary(stored, match, updated), claim)
        table = LiveTable(stored, match, set(), updated)
        self._keep(table)
        self._bots.go_on(table, claim)
        return seeing.snapshot(table, table.seats_of(player))

    # Looking

    async def mine(self, player: PlayerId) -> list[m.TableLine]:
        return [
            seeing.in_list(
                stored,
                found,
                frozenset(n for n, seat in enumerate(stored.seats) if seat.player == player),
            )
            for stored, found in await self._store.mine(player)
        ]

    async def seen(self, player: PlayerId, id_: str) -> m.Table:
        table = await self._table(id_)
        return seeing.snapshot(table, table.seats_of(player))

    async def frame(self, player: PlayerId, id_: str, n: int) -> m.Frame:
        table = await self._table(id_)
        if n > len(table.match.moves):
            there = len(table.match.moves)
            raise Unknown(
                text(f"the game has {there} moves, not {n}", f"la partie a {there} coups, pas {n}")
            )
        return seeing.frame(table, table.seats_of(player), n)

    async def record(self, player: PlayerId, id_: str) -> dict[str, Any]:
        table = await self._table(id_)
        if table.game.has_secrets and not table.match.is_over:
            raise NotYours(
                text(
                    "the record shows what is hidden: it is there once the game is over",
                    "la partie enregistrée montre tout : elle sera là une fois la partie finie",
                )
            )
        return table.match.record().document()

    async def why(self, player: PlayerId, id_: str, move: str) -> m.Verdict:
        table = await self._table(id_)
        mine, match = table.seats_of(player), table.match
        if match.is_over:
            return m.Verdict(legal=False, message=_words(finished()), rule=None)
        if table.game.has_secrets and match.actor not in mine:
            raise wrong_seat()
        try:
            match.position.check(match.position.parse(move))
        except Illegal as refusal:
            rule = rule_info(table.game.rulebook[refusal.rule])
            return m.Verdict(legal=False, message=_words(refusal), rule=rule)
        return m.Verdict(legal=True, message=None, rule=None)

    async def hint(self, player: PlayerId, id_: str) -> m.Hint:
        table = await self._table(id_)
        mine, match = table.seats_of(player), table.match
        with explained(table.game, partial(seeing.snapshot, table, mine)):
            if match.is_over:
                raise finished()
            if match.actor not in mine:
                raise wrong_seat()
            async with table.hinting:
                thought = await self._thinkers.hint(table)
            if table.match is not match:
                raise stale()
        move = match.position.format(thought.move)
        steps = {c["move"]: c["steps"] for c in table.game.choices(match.position)}[move]
        told = table.game.describe(match.position, thought.move)
        hope = f"{100 * thought.share:.0f} %"
        words = m.Words(
            en=f"Hint: {told['en']}. Winning chances {hope}",
            fr=f"Conseil : {told['fr']}. {hope} de chances de gagner",
        )
        return m.Hint(move=move, steps=steps, share=thought.share, text=words)

    async def listen(self, player: PlayerId, id_: str) -> tuple[LiveTable, Listener]:
        """From now on, tell this listener; the first message is a snapshot."""
        table = await self._table(id_)
        listener = Listener(table.seats_of(player))
        listener.waiting.put_nowait(_snapshot(table, listener.mine).model_dump_json())
        table.listeners.add(listener)
        return table, listener

    # Changing

    async def play(self, player: PlayerId, id_: str, body: m.PlayMove) -> m.Table:
        def wish(match: Match, mine: Mine) -> list[Event]:
            seat = match.actor if match.actor in mine else min(mine)
            return match.play(seat, body.move, body.version)

        return await self._asked(player, id_, body.id, wish)

    async def undo(self, player: PlayerId, id_: str, body: m.Ask) -> m.Table:
        def wish(match: Match, mine: Mine) -> list[Event]:
            return match.undo(mine, body.version)

        return await self._asked(player, id_, body.id, wish)

    async def resign(self, player: PlayerId, id_: str, body: m.Ask) -> m.Table:
        def wish(match: Match, mine: Mine) -> list[Event]:
            seat = body.seat
            if seat is None:
                seat = match.actor if match.actor in mine else min(mine)
            elif seat not in mine:
                raise wrong_seat()
            return match.resign(seat, body.version)

        return await self._asked(player, id_, body.id, wish)

    async def _asked(
        self, player: PlayerId, id_: str, move_id: str, wish: Callable[[Match, Mine], list[Event]]
    ) -> m.Table:
        table = await self._table(id_)
        mine = table.seats_of(player)
        if not mine:
            raise _not_seated()
        async with table.lock:
            if (player, move_id) not in table.ids:
                with explained(table.game, partial(seeing.snapshot, table, mine)):
                    await self._change(table, lambda match: wish(match, mine), (player, move_id))
            return seeing.snapshot(table, mine)

    async def _change(self, table: LiveTable, wish: Wish, key: MoveKey | None = None) -> None:
        """Carry out a wish, all the way or not at all. The caller holds the table's lock."""
        after, updated = table.match.fork(), now()
        first = after.version + 1
        events = wish(after)
        claim = self._bots.claims(table)
        player, move_id = key or (None, None)
        try:
            await self._store.append(
                table.id,
                first,
                events,
                move_id,
                summary(table.stored, after, updated),
                player=player,
                claim=claim,
            )
        except Conflict:  # another process wrote to this table, or we did and were cut off
            await self._load_anew(table)
            if key is not None and key in table.ids:
                return
            raise stale() from None
        table.match, table.updated = after, updated
        if key is not None:
            table.ids.add(key)
        self._changed(table, events, first, claim)

    def _changed(self, table: LiveTable, events: list[Event], first: int, claim: bool) -> None:
        """What follows once a change is stored, here or by another process."""
        table.has_failed_bot = False
        if events[0].kind != "move" or not claim:
            table.stop_thinking()
        self._bots.go_on(table, claim)
        self._tell(table, events, first)

    def _tell(self, table: LiveTable, events: list[Event], first: int) -> None:
        if events[0].kind != "move":
            table.tell(partial(_snapshot, table), partial(_snapshot, table))
            return
        before = len(table.match.moves) - len(events)
        for number in range(len(events)):
            table.tell(
                partial(_moved, table, first + number, before + number + 1),
                partial(_snapshot, table),
            )

    # Other processes

    async def _heard(self, id_: str, version: int) -> None:
        """Another process changed a table: if it is in memory here, follow."""
        table = self._live.get(id_)
        if table is None or table.match.version >= version:
            return
        async with table.lock:
            first = table.match.version + 1
            entries = await self._store.events_after(id_, first - 1)
            if not entries:
                return
            if any(entry.event.kind not in GAME_EVENTS for entry in entries):
                await self._load_anew(table)
                return
            after = table.match.fork()
            after.accept(entry.event for entry in entries)
            table.match, table.updated = after, entries[-1].at
            table.ids |= _keys(entries)
            self._changed(table, [entry.event for entry in entries], first, claim=False)

    async def _heard_of_job(self, id_: str, _: int) -> None:
        self.jobs.nudge()

    async def _missed(self) -> None:
        """The line to the other processes was cut for a while."""
        versions = await self._store.versions(list(self._live))
        for id_, version in versions.items():
            await self._heard(id_, version)
        self.jobs.nudge()

    # Memory

    async def _table(self, id_: str) -> LiveTable:
        """A table, loaded from its log if need be."""
        if id_ in self._live:
            return self._live[id_]
        async with self._loading:
            if id_ not in self._live:
                self._keep(LiveTable(*await self._read(id_)))
        return self._live[id_]

    async def _read(self, id_: str) -> tuple[Stored, Match, set[MoveKey], str]:
        found = await self._store.load(id_)
        if found is None:
            raise Unknown(text(f"there is no table {id_}", f"il n'y a pas de table {id_}"))
        stored = found.stored
        game = self._games.playable(stored.game)
        if stored.rules != game.rules_version:
            raise NotYours(
                text(
                    f"this table is played by rules {stored.rules}, here are {game.rules_version}",
                    f"table aux règles {stored.rules}, ici les règles {game.rules_version}",
                )
            )
        log = [entry.event for entry in found.entries]
        match = Match.from_log(game.new(len(stored.seats), stored.options), log)
        match.other = stored.other
        return stored, match, _keys(found.entries), found.summary.updated

    async def _load_anew(self, table: LiveTable) -> None:
        table.stored, table.match, table.ids, table.updated = await self._read(table.id)
        table.stop_thinking()
        table.tell(partial(_snapshot, table), partial(_snapshot, table))

    def _keep(self, table: LiveTable) -> None:
        self._live[table.id] = table
        if len(self._live) > MOST_LIVE:
            idle = (t.id for t in self._live.values() if t.is_idle and t is not table)
            for id_ in list(islice(idle, len(self._live) - MOST_LIVE)):
                del self._live[id_]

    def close(self) -> None:
        for table in self._live.values():
            table.stop_thinking()
        self._thinkers.close()


def _seat(wanted: m.NewSeat, player: PlayerId) -> Seat:
    name = (wanted.name or "").strip() or None
    if wanted.kind == "bot":
        return Seat("bot", name, wanted.level)
    return Seat(wanted.kind, name, player=player)


def _keys(entries: list[Entry]) -> set[MoveKey]:
    return {(e.player, e.move_id) for e in entries if e.player and e.move_id}


def _snapshot(table: LiveTable, mine: Mine) -> m.Snapshot:
    return m.Snapshot(table=seeing.snapshot(table, mine))


def _moved(table: LiveTable, version: int, n: int, mine: Mine) -> m.Moved:
    return seeing.moved(table, mine, version, n)


def _not_seated() -> WrongSeat:
    return WrongSeat(
        text("you have no seat at this table", "vous n'avez pas de place à cette table")
    )


def _words(refusal: Refusal) -> m.Words:
    return m.Words(en=refusal.message["en"], fr=refusal.message["fr"])
