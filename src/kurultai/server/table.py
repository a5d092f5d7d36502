"""A table that is in memory: the match, who sits where, who is listening."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from pydantic import BaseModel

from kurultai.bots.bot import Bot, Cancel, no_cancel
from kurultai.core.game import Game
from kurultai.match.match import Match
from kurultai.server.players import PlayerId
from kurultai.server.rows import Seat, Stored, Summary

MOST_WAITING = 64  # messages for one listener; who is slower gets a snapshot instead

Mine = frozenset[int]  # the seats for which a browser may move
MoveKey = tuple[PlayerId, str]  # a move id is its player's own


class Listener:
    """One socket. Its messages wait here until it can take them."""

    def __init__(self, mine: Mine) -> None:
        self.mine = mine
        self.waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)

    def put(self, message: str, snapshot: Callable[[Mine], BaseModel]) -> None:
        if self.waiting.full():
            with suppress(asyncio.QueueEmpty):
                while True:
                    self.waiting.get_nowait()
            message = snapshot(self.mine).model_dump_json()
        self.waiting.put_nowait(message)


class LiveTable:
    def __init__(self, stored: Stored, match: Match, ids: set[MoveKey], updated: str) -> None:
        self.stored = stored
        self.match = match
        self.ids = ids  # of wishes already carried out, so that a repeat is harmless
        self.updated = updated
        self.lock = asyncio.Lock()  # held by whoever changes the table
        self.hinting = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bots: dict[int, Bot] = {}
        self.cancel: Cancel = no_cancel()
        self.task: asyncio.Task[None] | None = None  # plays the bots' moves, if this process does
        self.has_failed_bot = False

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def bot_to_move(self) -> int | None:
        return bot_to_move(self.stored, self.match)

    @property
    def thinking(self) -> int | None:
        """The seat whose bot is at it, in whichever process."""
        return None if self.has_failed_bot else self.bot_to_move

    @property
    def is_idle(self) -> bool:
        return not self.listeners and self.task is None and not self.lock.locked()

    def seats_of(self, player: PlayerId) -> Mine:
        seats = enumerate(self.stored.seats)
        return frozenset(number for number, seat in seats if seat.player == player)

    def stop_thinking(self) -> None:
        """The bot's thread ends by itself soon; its answer is not waited for."""
        if self.task is not None:
            self.cancel[0] = 1
            self.task.cancel()
            self.task = None
            self.bots.clear()  # one of them is still being used by that thread

    def tell(
        self, message: Callable[[Mine], BaseModel], snapshot: Callable[[Mine], BaseModel]
    ) -> None:
        """Send everyone who listens the message as they may see it."""
        written: dict[Mine, str] = {}
        for listener in self.listeners:
            if listener.mine not in written:
                written[listener.mine] = message(listener.mine).model_dump_json()
            listener.put(written[listener.mine], snapshot)


def is_bots(seat: Seat) -> bool:
    """Whether a bot moves for this seat, for good or while its player is away."""
    return seat.kind == "bot" or seat.away is not None


def bot_to_move(stored: Stored, match: Match) -> int | None:
    seat = match.actor
    if seat is None or stored.record_only or not is_bots(stored.seats[seat]):
        return None
    return seat


def summary(stored: Stored, match: Match, updated: str) -> Summary:
    return Summary(
        moves=len(match.moves),
        turn=match.actor,
        result=match.result,
        updated=updated,
        version=match.version,
        status="over" if match.is_over else "running",
        bot=bot_to_move(stored, match) is not None if any(map(is_bots, stored.seats)) else None,
    )
