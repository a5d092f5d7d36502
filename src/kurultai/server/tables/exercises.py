"""Lessons and puzzles: tables at which somebody learns, alone."""

from __future__ import annotations

from kurultai.core.errors import Unreadable
from kurultai.match.events import Event
from kurultai.match.exercises import Exercise, ExerciseKind, exercise
from kurultai.match.match import Match
from kurultai.server.errors import Unknown
from kurultai.server.games import Games
from kurultai.server.people.identity import PlayerId
from kurultai.server.people.quotas import Quotas
from kurultai.server.schemas import http as m
from kurultai.server.storage.rows import Seat, Stored
from kurultai.server.storage.store import Store
from kurultai.server.tables.live import LiveTable, Mine
from kurultai.server.tables.state import Change
from kurultai.server.tables.tables import Acknowledge, Tables, wrote
from kurultai.server.texts import TEXTS


class Exercises:
    def __init__(self, tables: Tables, store: Store, games: Games, quotas: Quotas) -> None:
        self._quotas = quotas
        self._tables = tables
        self._store = store
        self._games = games

    async def open(self, player: PlayerId, game: str, kind: ExerciseKind, id_: str) -> m.Table:
        """A table for it, as it begins."""
        if kind == "lesson":
            self._games.teachable(game)
        else:
            self._games.playable(game)
        name = f"{kind} {id_}"
        try:
            its = exercise(game, name)
        except Unreadable as refusal:
            raise Unknown(refusal.message) from refusal
        await self._quotas.table(player)
        match = its.start()
        stored = Stored(
            id="",
            game=game,
            rules=match.start.rules,
            options=match.start.options,
            owner=player,
            seats=[self._seat(n, its, player, game) for n in range(its.seats)],
            exercise=name,
        )
        table = await self._tables.create(stored, match, "running")
        return self._tables.shown(table, player)

    def _seat(self, number: int, its: Exercise, player: PlayerId, game: str) -> Seat:
        if number == its.seat:
            return Seat("me", player=player)
        return Seat("bot", level=self._games.strongest_level(game))

    async def go(
        self, player: PlayerId, id_: str, body: m.Ask, acknowledge: Acknowledge | None = None
    ) -> LiveTable:
        """On from what was read."""

        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            match.must_be_open(body.version)
            if table.exercise is None:
                raise Unreadable(TEXTS("nothing-to-learn-here"))
            return learnt(table.exercise, match, table.exercise.go_on(match))

        repeat = wrote("move", "undo")
        table = await self._tables.execute(player, id_, body.id, command, acknowledge, repeat)
        await self.note(player, table)
        return table

    async def note(self, player: PlayerId, table: LiveTable) -> None:
        """What has been learnt is kept for the person."""
        its = table.exercise
        if its is not None and its.status(table.match) == "done":
            kind = table.stored.kind_of_exercise
            await self._store.learned_add(player, f"{kind} {table.game.id} {its.id}")


def learnt(its: Exercise, match: Match, events: list[Event]) -> Change:
    """A lesson that is done ends: nobody moves there any more."""
    if its.closes and its.status(match) == "done":
        closing = Event("close", its.seat)
        match.accept([closing])
        events = [*events, closing]
    return Change(events)
