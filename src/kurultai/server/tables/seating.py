"""Sitting down, getting up, beginning, coming back; the same seat on another device."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from kurultai.core.errors import NotYours
from kurultai.match.events import Event
from kurultai.match.match import Match
from kurultai.server.errors import Unknown
from kurultai.server.games import Games
from kurultai.server.people.bans import Bans
from kurultai.server.people.identity import PlayerId, Players
from kurultai.server.people.names import Names, distinct
from kurultai.server.schemas import http as m
from kurultai.server.storage.rows import Seat, epoch
from kurultai.server.storage.store import Store
from kurultai.server.tables.live import LiveTable, Mine
from kurultai.server.tables.state import Change, is_free
from kurultai.server.tables.tables import Acknowledge, Tables, wrote
from kurultai.server.texts import TEXTS

TWO = 2
DEVICE_LINK = 15 * 60 * 1000  # milliseconds that a link to another device is good for


class Seating:
    def __init__(
        self,
        tables: Tables,
        store: Store,
        games: Games,
        names: Names,
        players: Players,
        bans: Bans,
    ) -> None:
        self._bans = bans
        self._tables = tables
        self._store = store
        self._games = games
        self._names = names
        self._players = players

    async def sit(
        self,
        player: PlayerId,
        id_: str,
        body: m.Sit,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        """Take a free seat; with the last of them the game begins."""
        name = await self._names.checked(player, body.name)
        await self._bans.note(player)
        is_invited = self._players.invites(body.invitation, id_)

        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            _must_wait(table)
            if mine:
                raise NotYours(TEXTS("you-sit-here-already"))
            viewer = table.viewer(player)
            free = table.free_for(viewer, is_invited)
            if not free or (body.seat is not None and body.seat not in free):
                raise NotYours(TEXTS("this-seat-is-not-free-for"))
            taken = sorted(viewer.kept) or free[:1] if body.seat is None else [body.seat]
            seats = list(table.seats)
            for seat in taken:
                names = [other.name for n, other in enumerate(seats) if n != seat]
                called = distinct(name or seats[seat].name, names)
                seats[seat] = Seat("me", called, player=player)
            events = [Event("sit", seat) for seat in taken]
            match.accept(events)
            return _begun(match, events, seats, taken[0])

        return await self._tables.execute(
            player, id_, body.id, command, acknowledge, wrote("sit"), is_seated=False
        )

    async def sit_where_kept(self, player: PlayerId, id_: str) -> m.Table:
        """Take the seat that is kept for somebody at a rematch; harmless if they sit already."""
        table = await self._tables.get(id_)
        viewer = table.viewer(player)
        if viewer.mine or not viewer.kept or table.status != "waiting":
            return await self._tables.seen(player, id_)
        sat = await self.sit(player, id_, m.Sit(id=f"rematch {secrets.token_hex(8)}"))
        return self._tables.shown(sat, player)

    async def stand(
        self,
        player: PlayerId,
        id_: str,
        body: m.Stand,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        """Give a seat up before the game begins; the last person to leave closes the table."""

        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            _must_wait(table)
            vacated = mine if body.seat is None else mine & {body.seat}
            if not vacated:
                raise NotYours(TEXTS("this-is-not-your-seat"))
            seats = [
                Seat("open") if number in vacated else seat
                for number, seat in enumerate(table.seats)
            ]
            events = [Event("stand", number) for number in sorted(vacated)]
            if not any(seat.player for seat in seats if seat.kind != "invited"):
                events.append(Event("close", min(vacated)))
            match.accept(events)
            return Change(events, seats)

        repeat = wrote("stand")
        return await self._tables.execute(player, id_, body.id, command, acknowledge, repeat)

    async def start(
        self,
        player: PlayerId,
        id_: str,
        body: m.Start,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        """Fill the free seats with bots and begin."""

        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            _must_wait(table)
            if not table.may_start(table.viewer(player)):
                raise NotYours(TEXTS("who-opened-the-table-decides-when"))
            self._games.check_level(table.game.id, body.level)
            seats = [
                Seat("bot", level=body.level) if is_free(seat) else seat for seat in table.seats
            ]
            return _begun(match, [], seats, min(mine, default=0))

        return await self._tables.execute(
            player, id_, body.id, command, acknowledge, wrote("start"), is_seated=False
        )

    async def back(
        self,
        player: PlayerId,
        id_: str,
        body: m.Back,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        """Take the seat back from the bot that played meanwhile."""

        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            match.must_be_open(None)
            back = table.may_take_back(mine)
            if not back:
                raise NotYours(TEXTS("there-is-no-seat-to-take"))
            seats = [
                replace(seat, away=None) if number in back else seat
                for number, seat in enumerate(table.seats)
            ]
            events = [Event("back", number) for number in sorted(back)]
            match.accept(events)
            return Change(events, seats)

        repeat = wrote("back")
        return await self._tables.execute(player, id_, body.id, command, acknowledge, repeat)

    # Another device

    async def device(self, player: PlayerId, id_: str) -> m.DeviceLink:
        """A link that moves my seats at this table to whoever opens it, once."""
        table = await self._tables.get(id_)
        self._tables.must_sit(table, player)
        token = secrets.token_urlsafe(24)
        expires = epoch() + DEVICE_LINK
        await self._store.device_make(_hashed(token), id_, player, expires)
        until = datetime.fromtimestamp(expires / 1000, UTC).isoformat(timespec="seconds")
        return m.DeviceLink(token=token, expires=until)

    async def redeem(self, player: PlayerId, token: str) -> m.Table:
        """Take over all that the other device has at the table: nothing is left with it."""
        found = await self._store.device_take(_hashed(token), epoch())
        if found is None:
            raise Unknown(TEXTS("this-link-was-used-already-or"))
        id_, before = found
        table = await self._tables.get(id_)
        async with table.lock:
            moved = [n for n, seat in enumerate(table.seats) if seat.player == before]
            if before != player and moved:
                owner = player if table.stored.owner == before else None
                await self._tables.change(
                    table, lambda match: _moved(table, match, moved, player, owner)
                )
                await self._store.device_forget(id_, before)
        return await self._tables.seen(player, id_)


def _moved(
    table: LiveTable,
    match: Match,
    moved: Sequence[int],
    player: PlayerId,
    owner: PlayerId | None,
) -> Change:
    seats = [
        replace(seat, player=player) if number in moved else seat
        for number, seat in enumerate(table.seats)
    ]
    events = [Event("sit", number) for number in moved]
    match.accept(events)
    return Change(events, seats, owner)


def given_way(table: LiveTable, match: Match, seat: int, games: Games) -> Change:
    """Somebody's time is up, or they stay away: as the table says, they lose or a bot plays on."""
    if len(table.seats) == TWO and table.stored.timeout == "loss":
        return Change(match.end("timeout", seat))
    return _taken_over(table, match, seat, games)


def _taken_over(table: LiveTable, match: Match, seat: int, games: Games) -> Change:
    """A bot plays for somebody who is away, until they come back."""
    level = games.usual_level(table.game.id)
    return _by_bot(match, table, seat, replace(table.seats[seat], away=level), level)


def given_up(table: LiveTable, match: Match, seat: int, games: Games) -> Change:
    """A bot plays on in the place of somebody who has given up."""
    level = games.usual_level(table.game.id)
    return _by_bot(match, table, seat, Seat("bot", level=level), level)


def _by_bot(match: Match, table: LiveTable, seat: int, now: Seat, level: str) -> Change:
    events = [Event("bot", seat, level)]
    match.accept(events)
    seats = list(table.seats)
    seats[seat] = now
    return Change(events, seats)


def _begun(match: Match, before: list[Event], seats: list[Seat], by: int) -> Change:
    """The game begins if nobody is waited for any more."""
    if any(is_free(seat) for seat in seats):
        return Change(before, seats)
    start = [Event("start", by)]
    match.accept(start)
    return Change([*before, *start, *match.go_on()], seats)


def _must_wait(table: LiveTable) -> None:
    if table.status != "waiting":
        raise NotYours(TEXTS("the-game-has-begun-already"))


def must_have_begun(table: LiveTable) -> None:
    if table.status == "waiting":
        raise NotYours(TEXTS("the-game-has-not-begun-yet"))
    if table.status == "over" and not table.match.is_over and table.exercise is None:
        raise NotYours(TEXTS("the-game-was-called-off"))


def must_be_over(table: LiveTable) -> None:
    if not table.match.is_over:
        raise NotYours(TEXTS("the-game-is-not-over-yet"))


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
