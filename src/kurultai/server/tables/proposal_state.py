"""What needs the consent of others: taking a move back, a draw, a bot for somebody absent.

An open proposal stands in the log like everything else: ``ask``, then ``agree`` or ``refuse``; it
lapses when the game goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from kurultai.match.events import Event
from kurultai.server.storage.rows import Seat

What = Literal["undo", "draw", "replace"]
WHATS: tuple[What, ...] = get_args(What)
Refused = frozenset[tuple[What, int]]


@dataclass(frozen=True)
class Proposal:
    what: What
    by: int
    seat: int | None  # of replace: whose seat
    agreed: frozenset[int] = frozenset()

    @property
    def event(self) -> Event:
        said = self.what if self.seat is None else f"{self.what} {self.seat}"
        return Event("ask", self.by, said)


@dataclass(frozen=True)
class ProposalState:
    """The open proposal of a table, and what was refused since the last move."""

    proposal: Proposal | None = None
    refused: Refused = field(default_factory=frozenset)

    def after(self, event: Event) -> ProposalState:
        proposal = self.proposal
        if event.kind == "ask":
            return replace(self, proposal=_proposal(event))
        if event.kind == "agree" and proposal is not None:
            agreed = proposal.agreed | {event.by}
            return replace(self, proposal=replace(proposal, agreed=agreed))
        if event.kind == "refuse" and proposal is not None:
            return ProposalState(None, self.refused | {(proposal.what, proposal.by)})
        if event.kind in ("sit", "stand", "start"):
            return self
        return ProposalState()

    @classmethod
    def of(cls, log: Iterable[Event]) -> ProposalState:
        made = cls()
        for event in log:
            made = made.after(event)
        return made


def _proposal(event: Event) -> Proposal:
    said, _, seat = (event.move or "").partition(" ")
    (what,) = (known for known in WHATS if known == said)
    return Proposal(what, event.by, int(seat) if seat else None)


def is_persons(seat: Seat) -> bool:
    """Whether somebody sits there and moves for themselves."""
    return seat.player is not None and seat.kind not in ("bot", "invited") and seat.away is None


def others(seats: Sequence[Seat], by: int, but: int | None = None) -> frozenset[int]:
    """The seats whose people have to agree to what somebody asks (not one who is absent)."""
    settled = {seats[by].player, seats[but].player if but is not None else None}
    return frozenset(
        number
        for number, seat in enumerate(seats)
        if is_persons(seat) and seat.player not in settled
    )


def missing(proposal: Proposal, seats: Sequence[Seat]) -> frozenset[int]:
    """Whose consent is missing."""
    return others(seats, proposal.by, proposal.seat) - proposal.agreed
