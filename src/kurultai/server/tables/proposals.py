"""Undo, draws, bots for the absent: done at once if nobody else is concerned, else asked for."""

from __future__ import annotations

from dataclasses import replace

from kurultai.core.errors import NotYours
from kurultai.match.alike import alike
from kurultai.match.events import Event
from kurultai.match.match import Match
from kurultai.match.refusals import wrong_seat
from kurultai.server.games import Games
from kurultai.server.people.identity import PlayerId
from kurultai.server.schemas import http as m
from kurultai.server.tables.live import LiveTable, Mine
from kurultai.server.tables.proposal_state import Proposal, missing, others
from kurultai.server.tables.seating import given_way, must_have_begun
from kurultai.server.tables.state import Change
from kurultai.server.tables.tables import Acknowledge, Tables, wrote
from kurultai.server.texts import TEXTS


class Proposals:
    def __init__(self, tables: Tables, games: Games) -> None:
        self._tables = tables
        self._games = games

    async def undo(
        self,
        player: PlayerId,
        id_: str,
        body: m.Undo,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        """Take the last decision back, if need be with the consent of the other people."""

        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            must_have_begun(table)
            match.must_be_open(body.version)
            if body.whole_turn:
                return Change(match.take_back(_first_of_turn(table, mine)))
            if free := table.own_turn(mine):
                return Change(match.take_back(_last_real(match, free)))
            agreed = others(table.seats, min(mine))
            (made,) = match.undoing(mine, body.version, agreed)
            return self._asked(table, match, Proposal("undo", made.by, None))

        repeat = wrote("undo", "ask")
        return await self._tables.execute(player, id_, body.id, command, acknowledge, repeat)

    async def draw(
        self,
        player: PlayerId,
        id_: str,
        body: m.Ask,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            must_have_begun(table)
            match.must_be_open(body.version)
            if not table.can_be_drawn:
                raise NotYours(TEXTS("there-is-no-draw-to-be"))
            return self._asked(table, match, Proposal("draw", min(mine), None))

        repeat = wrote("draw", "ask")
        return await self._tables.execute(player, id_, body.id, command, acknowledge, repeat)

    async def replace(
        self,
        player: PlayerId,
        id_: str,
        body: m.Replace,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        """Let a bot play for somebody who has not been here for a while, or claim the win."""

        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            must_have_begun(table)
            match.must_be_open(body.version)
            if body.seat not in table.absent(mine):
                raise NotYours(TEXTS("a-bot-can-only-take-over"))
            return self._asked(table, match, Proposal("replace", min(mine), body.seat))

        repeat = wrote("bot", "timeout", "ask")
        return await self._tables.execute(player, id_, body.id, command, acknowledge, repeat)

    async def answer(
        self,
        player: PlayerId,
        id_: str,
        body: m.Answer,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        """Agree or refuse; with the last consent it is done."""

        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            must_have_begun(table)
            match.must_be_open(body.version)
            proposal = table.proposals.proposal
            concerned = mine & missing(proposal, table.seats) if proposal else frozenset()
            if proposal is None or not concerned:
                raise wrong_seat()
            if not body.agree:
                return _noted(match, [Event("refuse", min(concerned))])
            agreed = [Event("agree", seat) for seat in sorted(concerned)]
            all_agreed = replace(proposal, agreed=proposal.agreed | concerned)
            match.accept(agreed)
            if missing(all_agreed, table.seats):
                return Change(agreed)
            return self._done(table, match, proposal, agreed)

        repeat = wrote("agree" if body.agree else "refuse")
        return await self._tables.execute(player, id_, body.id, command, acknowledge, repeat)

    def _asked(self, table: LiveTable, match: Match, proposal: Proposal) -> Change:
        if (proposal.what, proposal.by) in table.proposals.refused:
            raise NotYours(TEXTS("this-was-refused-make-a-move"))
        if not missing(proposal, table.seats):
            return self._done(table, match, proposal, [])
        if table.proposals.proposal is not None:
            raise NotYours(TEXTS("something-is-being-asked-already"))
        return _noted(match, [proposal.event])

    def _done(
        self, table: LiveTable, match: Match, proposal: Proposal, before: list[Event]
    ) -> Change:
        """What was asked for, carried out."""
        if proposal.what == "draw":
            return Change([*before, *match.end("draw", proposal.by)])
        if proposal.what == "undo":
            mine = table.seats_with(proposal.by)
            return Change([*before, *match.undo(mine, agreed=others(table.seats, proposal.by))])
        assert proposal.seat is not None
        change = given_way(table, match, proposal.seat, self._games)
        return Change([*before, *change.events], change.seats)


def _last_real(match: Match, free: list[int]) -> int:
    """The last decision; of several that were alike, the first: they are taken back in one go."""
    for at, n in enumerate(free):
        if len(free) - at <= len(alike(match.at(n))):
            return n
    return free[-1]


def _first_of_turn(table: LiveTable, mine: Mine) -> int:
    """The first decision of my turn that is still free; several at one screen have one each."""
    free = table.own_turn(mine, of_actor=True)
    if not free:
        raise NotYours(TEXTS("there-is-nothing-of-this-turn"))
    return free[0]


def _noted(match: Match, events: list[Event]) -> Change:
    match.accept(events)
    return Change(events)
