"""Who is asking just now: where from, with a cookie of ours or without, and since when.

It is part of the context of a request or a socket, like the reader of its answer, so that budgets
can be reckoned wherever something is spent.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from typing import NamedTuple

from kurultai.server.storage.database import begin_waiting
from kurultai.server.storage.rows import epoch


class Share(NamedTuple):
    """To whose account something is put down."""

    address: str = ""  # as `Players.mark` names it: no log and no table holds the address itself
    person: str = ""


@dataclass(frozen=True)
class Caller:
    address: str = ""  # the mark of the network that asks
    is_known: bool = True  # whether a cookie came with the request
    is_limited: bool = False  # whether budgets of addresses hold (not for this machine)


NOBODY = Caller()

_caller: ContextVar[Caller] = ContextVar("caller", default=NOBODY)
_arrived: ContextVar[int | None] = ContextVar("arrived", default=None)


def caller() -> Caller:
    return _caller.get()


def called_by(who: Caller) -> None:
    """What this request does from here on is put down to them."""
    _caller.set(who)


def share_of(person: str) -> Share:
    return Share(_caller.get().address, person)


def arrives() -> None:
    """What is being read arrived in this instant."""
    _arrived.set(epoch())
    begin_waiting()


def arrived() -> int:
    """When what is being carried out arrived (epoch, ms); now, if nobody sent it."""
    at = _arrived.get()
    return epoch() if at is None else at
