"""What a player does at a table: move, ask why not, ask for advice, give up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import islice

from kurultai.analysis.advice import Plan
from kurultai.bots.bot import Thought
from kurultai.core.errors import Illegal, NotYours
from kurultai.core.game import Position
from kurultai.match.events import Event
from kurultai.match.match import Match
from kurultai.match.refusals import ends_turn, finished, stale, wrong_seat
from kurultai.server.errors import explained, rule_info
from kurultai.server.games import Games
from kurultai.server.people.caller import share_of
from kurultai.server.people.identity import PlayerId
from kurultai.server.people.rate_limits import RateLimits
from kurultai.server.schemas import http as m
from kurultai.server.tables.exercises import Exercises, learnt
from kurultai.server.tables.live import LiveTable, Mine
from kurultai.server.tables.seating import given_up, must_have_begun
from kurultai.server.tables.state import Change
from kurultai.server.tables.tables import Acknowledge, Command, Tables, wrote
from kurultai.server.tables.views.content import snapshot
from kurultai.server.texts import TEXTS
from kurultai.server.thinking.pool import ThinkingPool

TWO = 2
MOST_HINTS = 3


class Moves:
    def __init__(
        self,
        tables: Tables,
        games: Games,
        pool: ThinkingPool,
        exercises: Exercises,
        rate_limits: RateLimits,
    ) -> None:
        self._rate_limits = rate_limits
        self._exercises = exercises
        self._tables = tables
        self._games = games
        self._pool = pool

    async def play(
        self,
        player: PlayerId,
        id_: str,
        body: m.PlayMove,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        then = body.then if (await self._tables.get(id_)).exercise is None else []

        def is_repeat(match: Match, number: int) -> bool:
            return match.are_moves(number, [body.move, *then])

        table = await self._tables.execute(
            player, id_, body.id, _move(body), acknowledge, is_repeat
        )
        await self._exercises.note(player, table)
        return table

    async def resign(
        self,
        player: PlayerId,
        id_: str,
        body: m.Ask,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        """Lose a game of two; with more players a bot plays on."""

        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            must_have_begun(table)
            seat = body.seat
            if seat is None:
                seat = match.actor if match.actor in mine else min(mine)
            elif seat not in mine:
                raise wrong_seat()
            if len(table.seats) == TWO:
                return Change(match.resign(seat, body.version))
            match.must_be_open(body.version)
            return given_up(table, match, seat, self._games)

        repeat = wrote("resign", "bot")
        return await self._tables.execute(player, id_, body.id, command, acknowledge, repeat)

    async def abort(
        self,
        player: PlayerId,
        id_: str,
        body: m.Ask,
        acknowledge: Acknowledge | None = None,
    ) -> LiveTable:
        """Call a game off that has hardly begun: its record stays unfinished."""

        def command(table: LiveTable, match: Match, mine: Mine) -> Change:
            must_have_begun(table)
            match.must_be_open(body.version)
            if not table.can_be_aborted:
                raise NotYours(TEXTS("the-game-is-under-way"))
            closed = [Event("close", min(mine))]
            match.accept(closed)
            return Change(closed)

        repeat = wrote("close")
        return await self._tables.execute(player, id_, body.id, command, acknowledge, repeat)

    async def why(self, player: PlayerId, id_: str, move: str) -> m.Verdict:
        table = await self._tables.get(id_)
        self._tables.read_by(table, player)
        mine, match = table.seats_of(player), table.match
        if match.is_over:
            return m.Verdict(legal=False, message=finished().message, rule=None)
        if table.status == "waiting" or (table.game.has_secrets and match.actor not in mine):
            raise wrong_seat()
        try:
            match.position.check(match.position.parse(move))
        except Illegal as refusal:
            rule = rule_info(table.game.rulebook[refusal.rule])
            return m.Verdict(legal=False, message=refusal.message, rule=rule)
        return m.Verdict(legal=True, message=None, rule=None)

    async def hint(self, player: PlayerId, id_: str) -> m.Hint:
        async with self._advising(player, id_, None) as match:
            thought, plan = await self._pool.hint(match.position.copy(), share_of(player))
        return _hint(match.position, thought, plan)

    async def weigh(self, player: PlayerId, id_: str, body: m.WeighMove) -> m.WeighedMove:
        async with self._advising(player, id_, body.version) as match:
            move = match.position.parse(body.move)
            match.position.check(move)
            found = await self._pool.weigh(match.position.copy(), move, share_of(player))
        return m.WeighedMove(mistake=found.is_mistake, text=found.text)

    @asynccontextmanager
    async def _advising(
        self, player: PlayerId, id_: str, version: int | None
    ) -> AsyncIterator[Match]:
        """Advice for whoever has to decide, one at a time at a table, as long as it is of use."""
        table = await self._tables.get(id_)
        self._tables.read_by(table, player)
        viewer, match = table.viewer(player), table.match
        with explained(table.game, partial(snapshot, table, viewer)):
            match.must_be_open(version)
            if table.exercise is not None:
                raise NotYours(TEXTS("no-hints-in-exercises"))
            if not table.has_hints:
                raise NotYours(TEXTS("no-hints-among-people"))
            if table.turn is None or table.turn not in table.in_hand(viewer.mine):
                raise wrong_seat()
            self._games.playable(table.game.id)  # with all that may think
            await self._rate_limits.hint(player)
            async with table.hinting:
                if table.match is match:
                    yield match
            if table.match is not match:
                raise stale()


def _hint(p: Position, thought: Thought, plan: Plan) -> m.Hint:
    """The turn in words, its first move, and the few that come next."""
    steps = {choice["move"]: choice["steps"] for choice in p.game.choices(p)}
    shares = {thought.move: thought.share}
    shares |= {c.move: c.share for c in thought.candidates if c.visits and c.move not in shares}
    best = [
        m.HintMove(
            move=p.format(move),
            steps=steps[p.format(move)],
            share=share,
            text=p.game.describe(p, move),
        )
        for move, share in islice(shares.items(), MOST_HINTS)
    ]
    first = best[0]
    return m.Hint(
        move=first.move,
        steps=first.steps,
        share=first.share,
        plan=plan.words,
        brings=plan.brings,
        risks=plan.risks,
        text=plan.text,
        best=best,
    )


def _move(body: m.PlayMove) -> Command:
    def command(table: LiveTable, match: Match, mine: Mine) -> Change:
        must_have_begun(table)
        hands = table.in_hand(mine)
        if not hands:
            raise wrong_seat()
        seat = match.actor if match.actor in hands else min(hands)
        if table.exercise is not None:
            match.must_be_open(body.version)
            return learnt(table.exercise, match, table.exercise.play(match, seat, body.move))
        events = match.play(seat, body.move, body.version)
        for move in body.then:
            events += match.play(seat, move)
        if not body.may_end_turn and match.actor not in hands:
            raise ends_turn()
        return Change(events)

    return command
