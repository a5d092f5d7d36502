"""New tables: opened, played again, or a record put out to look at."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kurultai.core import record as records
from kurultai.core.errors import Illegal, NotYours, Unreadable
from kurultai.match.events import Event
from kurultai.match.match import Match
from kurultai.server.errors import Refused, TooLarge, rule_info
from kurultai.server.games import Games
from kurultai.server.people.identity import PlayerId
from kurultai.server.people.names import Names, distinct
from kurultai.server.people.quotas import Quotas
from kurultai.server.schemas import http as m
from kurultai.server.storage.database import Conflict
from kurultai.server.storage.rows import Seat, Stored
from kurultai.server.storage.store import Store
from kurultai.server.tables.live import LiveTable
from kurultai.server.tables.seating import Seating, must_be_over
from kurultai.server.tables.state import Change, is_free
from kurultai.server.tables.tables import Tables
from kurultai.server.texts import TEXTS

MOST_OTHER = 16 * 1024  # bytes of a record's keys that we do not know


class TableCreation:
    def __init__(
        self,
        tables: Tables,
        store: Store,
        games: Games,
        names: Names,
        seating: Seating,
        quotas: Quotas,
    ) -> None:
        self._quotas = quotas
        self._tables = tables
        self._store = store
        self._games = games
        self._names = names
        self._seating = seating

    async def open(self, player: PlayerId, wanted: m.NewTable) -> m.Table:
        """A table; the game begins at once if nobody is waited for."""
        await self._quotas.table(player)
        bots = [seat.level for seat in wanted.seats if seat.kind == "bot"]
        game = self._games.playable(wanted.game, bots)
        seats: list[Seat] = []
        for asked in wanted.seats:
            seat = await self._seat(asked, player, game.id)
            names = [other.name for other in seats]
            seats.append(replace(seat, name=distinct(seat.name, names)))
        match = await self._begun(player, wanted)
        start = match.start
        stored = Stored(
            id="",
            game=game.id,
            rules=start.rules,
            options=start.options,
            owner=player,
            seats=seats,
            visibility=wanted.visibility,
            clock=wanted.clock.model_dump() if wanted.clock else None,
            timeout=wanted.timeout,
            hints=wanted.hints,
        )
        return await self._create(player, stored, match)

    async def _begun(self, player: PlayerId, wanted: m.NewTable) -> Match:
        """The game at its start, or at the position of a finished one."""
        game, seats = self._games.playable(wanted.game), len(wanted.seats)
        if wanted.beginning is None:
            # A large board of somebody's own takes a while: others are answered meanwhile.
            return Match(await asyncio.to_thread(game.new, seats, wanted.options))
        over = await self._tables.finished(player, wanted.beginning.table)
        if over.game.id != game.id or over.start.seats != seats:
            raise Unreadable(TEXTS("another-game-to-go-on-from"))
        return over.up_to(wanted.beginning.moves)

    async def _seat(self, wanted: m.NewSeat, player: PlayerId, game: str) -> Seat:
        if wanted.kind == "bot":
            self._games.check_level(game, wanted.level)
            return Seat("bot", level=wanted.level)
        name = await self._names.checked(player, wanted.name)
        is_taken = wanted.kind in ("me", "friend")
        return Seat(wanted.kind, name, player=player if is_taken else None)

    async def load(self, player: PlayerId, document: dict[str, Any]) -> m.Table:
        """Put a record on a table, to look at."""
        await self._quotas.table(player)
        if isinstance(document.get("game"), str):
            self._games.playable(document["game"])
        record = records.read(document)
        if len(json.dumps(record.other)) > MOST_OTHER:
            raise TooLarge(TEXTS("too-much-in-the-record", limit=MOST_OTHER // 1024))
        try:
            match = Match.from_record(record)
        except Illegal as refusal:
            rule = self._games.playable(record.game).rulebook[refusal.rule]
            raise Refused(refusal, rule=rule_info(rule)) from refusal
        except NotYours as refusal:  # somebody in the record moved out of turn
            raise Unreadable(refusal.message) from refusal
        stored = Stored(
            id="",
            game=record.game,
            rules=match.start.rules,
            options=match.start.options,
            owner=player,
            seats=[Seat("other")] * match.start.seats,
            record_only=True,
            other=match.other,
        )
        table = await self._tables.create(stored, match, "over" if match.is_over else "running")
        return self._tables.shown(table, player)

    async def rematch(self, player: PlayerId, id_: str) -> m.Table:
        """The same people, each a seat further; the others' seats are kept until they come."""
        table = await self._tables.get(id_)
        self._tables.must_sit(table, player)
        async with table.lock:
            made = await self._store.rematch_of(id_)
            if made is None:
                must_be_over(table)
                await self._quotas.table(player)
                made = await self._again(player, table)
        return await self._seating.sit_where_kept(player, made)

    async def _again(self, player: PlayerId, table: LiveTable) -> str:
        seats = [_rotated(seat, player) for seat in table.seats]
        stored = replace(
            table.stored,
            rules=table.game.rules_version,
            owner=player,
            seats=seats[1:] + seats[:1],
            rematch_of=table.id,
        )
        start = table.game.new(len(seats), stored.options)
        try:
            made = await self._create(player, stored, Match(start))
        except Conflict:  # somebody asked another process for it in the same instant
            found = await self._store.rematch_of(table.id)
            assert found is not None
            return found
        events = [Event("again", min(table.seats_of(player)), made.id)]
        await self._tables.change(table, lambda match: _noted(match, events))
        return made.id

    async def _create(self, player: PlayerId, stored: Stored, match: Match) -> m.Table:
        is_waiting = any(map(is_free, stored.seats))
        if not is_waiting:
            match.go_on()
        table = await self._tables.create(stored, match, "waiting" if is_waiting else "running")
        return self._tables.shown(table, player)


def _rotated(seat: Seat, player: PlayerId) -> Seat:
    """A seat at the next table: another person's is kept for them."""
    if seat.kind == "bot" or seat.player == player:
        return replace(seat, away=None)
    return Seat("invited", seat.name, player=seat.player)


def _noted(match: Match, events: Sequence[Event]) -> Change:
    match.accept(events)
    return Change([*events])
