"""A table at one moment: all that a change replaces, as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from kurultai.core.contract.actors import CHANCE
from kurultai.match.events import Event
from kurultai.match.match import Match
from kurultai.server.storage.rows import Loaded, Seat, Status, Stored, Summary, epoch_ms
from kurultai.server.tables.clocks import Clock, Pauses
from kurultai.server.tables.proposal_state import ProposalState


@dataclass(frozen=True)
class Change:
    """What a command appends to the log, and who sits where from then on (None: as before)."""

    events: list[Event]
    seats: Sequence[Seat] | None = None
    owner: str | None = None  # whose the table is from then on (None: as before)


@dataclass(frozen=True)
class TableState:
    stored: Stored
    match: Match
    status: Status
    clock: Clock | None
    proposals: ProposalState
    updated: str

    @classmethod
    def created(cls, stored: Stored, match: Match, status: Status, updated: str) -> TableState:
        """A table just opened."""
        clock = None
        if stored.clock and status == "running":
            clock = _started(stored, match, epoch_ms(updated), ())
            clock = _reckoned(clock, stored, match, [epoch_ms(updated)] * match.version)
        return cls(stored, match, status, clock, ProposalState(), updated)

    @classmethod
    def loaded(cls, found: Loaded, match: Match) -> TableState:
        """A table as its log says it is."""
        stored, status = found.stored, found.summary.status
        clock = None
        if stored.clock and status != "waiting":
            times = [epoch_ms(entry.at) for entry in found.entries]
            clock = _started(stored, match, epoch_ms(found.created), found.pauses)
            clock = _reckoned(clock, stored, match, times)
        return cls(stored, match, status, clock, ProposalState.of(match.log), found.summary.updated)

    def after(self, match: Match, change: Change, updated: str) -> TableState:
        """What stands once a change was carried out on a fork of the match."""
        stored = self.stored
        if change.seats is not None:
            stored = replace(stored, seats=[*change.seats], owner=change.owner or stored.owner)
        status: Status = self.status
        proposals = self.proposals
        for event in change.events:
            proposals = proposals.after(event)
            if event.kind == "start":
                status = "running"
            elif event.kind == "close":
                status = "over"
        if match.is_over:
            status = "over"
        clock = self.clock
        if stored.clock and status != "waiting":
            times = [epoch_ms(updated)] * len(change.events)
            clock = _reckoned(clock, stored, match, times)
        return TableState(stored, match, status, clock, proposals, updated)

    @cached_property
    def turn(self) -> int | None:
        """The seat that has to decide."""
        if self.status != "running" or self.stored.record_only:
            return None
        actor = self.match.actor
        return None if actor == CHANCE else actor

    @property
    def bot_to_move(self) -> int | None:
        if self.stored.is_scripted:
            return None
        seat = self.turn
        return seat if seat is not None and is_bots(self.stored.seats[seat]) else None

    def summary(self, has_new_seats: bool = False) -> Summary:
        knows_bots = has_new_seats or any(map(is_bots, self.stored.seats))
        return Summary(
            moves=len(self.match.moves),
            turn=self.turn,
            result=self.match.result,
            updated=self.updated,
            version=self.match.version,
            status=self.status,
            deadline=self.clock.deadline if self.clock else None,
            bot=self.bot_to_move is not None if knows_bots else None,
        )


def is_bots(seat: Seat) -> bool:
    """Whether a bot moves for this seat, for good or while its player is away."""
    return seat.kind == "bot" or seat.away is not None


def is_free(seat: Seat) -> bool:
    return seat.kind in ("open", "invited")


def _started(stored: Stored, match: Match, at: int, pauses: Pauses) -> Clock:
    """The clock of a table when its game begins."""
    assert stored.clock is not None
    came_later = {event.by for event in match.log if event.kind == "bot"}
    bots = {n for n, seat in enumerate(stored.seats) if seat.kind == "bot" and n not in came_later}
    made = Clock.started(stored.clock, len(stored.seats), bots, match.start.actor, at)
    return replace(made, pauses=pauses)


def _reckoned(
    clock: Clock | None, stored: Stored, match: Match, times: Sequence[int]
) -> Clock | None:
    """The clock after the last events of the log, which happened at these times."""
    first = match.version - len(times)
    for number, at in enumerate(times, first):
        event = match.log[number]
        if event.kind == "start":
            pauses = clock.pauses if clock else ()
            clock = _started(stored, match, at, pauses)
        elif clock is not None:
            clock = clock.after(event, match.actors[number], at)
    return clock
