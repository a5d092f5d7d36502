"""Why somebody may not act in a match: the wrong seat, an old position, a finished game."""

from __future__ import annotations

from kurultai.core.errors import NotYours
from kurultai.core.text import text


class WrongSeat(NotYours):
    pass


class Stale(NotYours):
    pass


class Finished(NotYours):
    pass


class EndsTurn(NotYours):
    """The move is legal, but it would end the turn of who did not mean to."""


def ends_turn() -> EndsTurn:
    return EndsTurn(text("this move ends your turn", "ce coup finit votre tour"))


def wrong_seat() -> WrongSeat:
    return WrongSeat(text("it is not your turn", "ce n'est pas à vous de jouer"))


def stale() -> Stale:
    return Stale(
        text(
            "the game has moved on since: look at the position again",
            "la partie a continué entre-temps : regardez la position",
        )
    )


def finished() -> Finished:
    return Finished(text("the game is over", "la partie est finie"))
