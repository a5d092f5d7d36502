"""Why somebody may not act in a match: the wrong seat, an old position, a finished game."""

from __future__ import annotations

from kurultai.core.errors import NotYours
from kurultai.match.texts import TEXTS


class WrongSeat(NotYours):
    pass


class Stale(NotYours):
    pass


class Finished(NotYours):
    pass


class EndsTurn(NotYours):
    """The move is legal, but it would end the turn of who did not mean to."""


def ends_turn() -> EndsTurn:
    return EndsTurn(TEXTS("this-move-ends-your-turn"))


def wrong_seat() -> WrongSeat:
    return WrongSeat(TEXTS("it-is-not-your-turn"))


def stale() -> Stale:
    return Stale(TEXTS("the-game-has-moved-on-since"))


def finished() -> Finished:
    return Finished(TEXTS("the-game-is-over"))
